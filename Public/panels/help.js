import { element } from "../dom.js";

/**
 * The list of shortcuts, and the switches that belong to no other place.
 *
 * @typedef {{ label: string, keys: string, isOn: () => boolean, turn: (isOn: boolean) => void }} Switch
 */
export class Help {
  /** @param {HTMLElement} panel @param {HTMLElement} body @param {import("../keyboard.js").Shortcut[]} shortcuts @param {Switch[]} switches */
  constructor(panel, body, shortcuts, switches) {
    this.panel = panel;
    this.body = body;
    this.shortcuts = shortcuts;
    this.switches = switches;
    /** @type {Element | null} */
    this.opener = null;
  }

  toggle() {
    if (this.panel.hidden) this.open(); else this.close();
  }

  open() {
    this.opener = document.activeElement;
    const list = element("dl", { class: "shortcuts" });
    for (const { shown, does } of this.shortcuts) {
      if (shown === "") continue;
      list.append(element("dt", {}, ...shown.split(" ").map((key) => element("kbd", { text: key }))), element("dd", { text: does }));
    }
    this.body.replaceChildren(...this.switches.map((entry) => switchRow(entry)), element("h3", { text: "Keys" }), list);
    this.panel.hidden = false;
    this.panel.querySelector("button")?.focus({ preventScroll: true });
  }

  close() {
    if (this.panel.hidden) return;
    this.panel.hidden = true;
    if (this.opener instanceof HTMLElement) this.opener.focus({ preventScroll: true });
  }
}

/** @param {Switch} entry */
function switchRow({ label, keys, isOn, turn }) {
  const box = element("input", { type: "checkbox", role: "switch" });
  box.checked = isOn();
  box.addEventListener("change", () => {
    turn(box.checked);
    box.checked = isOn();
  });
  return element("label", { class: "switch-row" }, element("span", { class: "name", text: label }),
    ...(keys === "" ? [] : [element("kbd", { text: keys })]), box);
}
