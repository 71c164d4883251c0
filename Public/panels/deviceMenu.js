import { DEVICES } from "../devices.js";
import { element } from "../dom.js";
import { icon } from "../icons.js";

/**
 * The device menu: the window, the devices, and which of them is looked through.
 *
 * @typedef {import("../viewport.js").Device} Device
 */
export class DeviceMenu {
  /**
   * @param {HTMLButtonElement} button opens it @param {HTMLElement} panel @param {HTMLElement} list
   * @param {(device: Device | null) => void} choose null: the window
   */
  constructor(button, panel, list, choose) {
    this.button = button;
    this.panel = panel;
    this.list = list;
    this.choose = choose;
    /** @type {Device | null} */
    this.device = null;
    this.written = "";
    button.addEventListener("click", () => this.open(panel.hidden));
    list.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("pointerdown", (event) => {
      if (!panel.hidden && event.target instanceof Node && !panel.contains(event.target) && !button.contains(event.target)) this.open(false);
    });
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    const hadFocus = this.panel.contains(document.activeElement);
    this.panel.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) /** @type {HTMLElement | null} */ (this.list.querySelector("[aria-checked=true]"))?.focus({ preventScroll: true });
    else if (hadFocus) this.button.focus();
  }

  /**
   * The one `distance` places on.
   * @param {number} distance
   */
  step(distance) {
    /** @type {(Device | null)[]} */
    const all = [null, ...DEVICES];
    const here = Math.max(0, all.findIndex((device) => device?.id === this.device?.id));
    this.choose(all[(here + distance + all.length) % all.length] ?? null);
  }

  /** @param {Device | null} device @param {boolean} isLandscape @param {import("../messages.js").Viewport} viewport */
  update(device, isLandscape, viewport) {
    this.device = device;
    const size = `${round(viewport.width)} × ${round(viewport.height)}`;
    const name = device === null ? "Window" : device.name, model = `${device?.id} ${isLandscape} ${size} ${viewport.scale}`;
    if (model === this.written) return;
    this.written = model;
    this.button.replaceChildren(icon(device === null ? "window" : glyph(device)), element("span", { class: "name", text: name }),
      element("span", { class: "figures", text: size }));
    this.button.title = `${name}, ${size} points at ${round(viewport.scale)}x (V)`;
    this.button.setAttribute("aria-label", `Device: ${this.button.title}`);
    this.button.classList.toggle("is-landscape", device !== null && isLandscape);
    const rows = [row(null, device === null), ...DEVICES.map((other) => row(other, other.id === device?.id))];
    if (device !== null && !DEVICES.some((other) => other.id === device.id)) rows.push(row(device, true));
    rows.forEach((item) => item.addEventListener("click", () => {
      this.open(false);
      this.choose(DEVICES.find((other) => other.id === item.dataset.device) ?? (item.dataset.device === device?.id ? device : null));
    }));
    this.list.replaceChildren(...rows);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const rows = /** @type {HTMLElement[]} */ ([...this.list.children]), here = rows.findIndex((item) => item === document.activeElement);
    rows[(here + step + rows.length) % rows.length]?.focus();
  }
}

/** @param {Device | null} device @param {boolean} isChosen */
function row(device, isChosen) {
  const figures = device === null ? "follows the window" : `${device.width} × ${device.height} @${round(device.scale)}x`;
  return element("button", { type: "button", role: "menuitemradio", class: "device-row", "data-device": device?.id ?? "window",
    "aria-checked": String(isChosen) }, icon(device === null ? "window" : glyph(device)),
  element("span", { class: "name", text: device === null ? "Window" : device.name }),
  element("span", { class: "figures", text: figures }), icon("check"));
}

/** @param {Device} device */
function glyph(device) {
  return device.family === "pad" ? "tablet" : "phone";
}

/** @param {number} value */
function round(value) {
  return String(Math.round(value * 100) / 100);
}
