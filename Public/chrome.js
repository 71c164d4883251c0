import { writeAddress } from "./address.js";
import { CellList } from "./cellList.js";
import { part } from "./dom.js";
import { icon } from "./icons.js";
import { Keyboard } from "./keyboard.js";
import { DeviceMenu } from "./panels/deviceMenu.js";
import { Help } from "./panels/help.js";
import { Notices } from "./panels/notice.js";
import { ProblemPanel } from "./panels/problems.js";
import { StatusPill } from "./panels/statusPill.js";
import { StyleSwitch } from "./panels/styleSwitch.js";
import { writeSurroundings } from "./panels/surroundings.js";
import { shortcuts } from "./shortcuts.js";
import { chooseStyle, pinStyle } from "./styleChoice.js";
import { revealCell } from "./visible.js";

/**
 * All that is around the content: bar, pill, panels. It reads the page and writes the document, and never changes
 * the viewport.
 *
 * @typedef {{ page: import("./page.js").Page, stage: import("./stage.js").Stage, theme: import("./theme.js").Theme,
 *   connection: import("./connection.js").Connection, wanted: import("./address.js").ViewState,
 *   showDevice: (device: import("./viewport.js").Device | null, isLandscape: boolean) => void }} Context
 */

/** The list of cells follows when things have been quiet for so long, milliseconds. */
const QUIET = 150;

export class Chrome {
  /** @param {Context} context */
  constructor({ page, stage, theme, connection, wanted, showDevice }) {
    this.page = page;
    this.stage = stage;
    this.wanted = wanted;
    this.showDevice = showDevice;
    this.notices = new Notices(part("notice", HTMLElement));
    this.problems = new ProblemPanel(part("problems", HTMLElement), part("problem-list", HTMLElement), part("problems-title", HTMLElement),
      !wanted.isView);
    this.pill = new StatusPill(part("pill", HTMLButtonElement), part("announcer", HTMLElement));
    this.styles = new StyleSwitch(part("styles", HTMLElement), (name) => chooseStyle(page, name));
    this.devices = new DeviceMenu(part("device-button", HTMLButtonElement), part("device-menu", HTMLElement), part("device-list", HTMLElement),
      (device) => this.changeDevice(device, stage.isLandscape));
    this.cells = new CellList(part("cells", HTMLElement), page, () => stage.shape.zoom, (i) => this.reveal(i));
    const keys = shortcuts(this);
    this.keyboard = new Keyboard(keys);
    this.help = new Help(part("help", HTMLElement), part("help-body", HTMLElement), keys, [
      { label: "Stay on this style", keys: "", isOn: () => page.conversation.isPinned, turn: (isOn) => pinStyle(page, isOn) },
      { label: "Dark", keys: "D", isOn: () => theme.isDark, turn: () => theme.toggle() },
      { label: "Shortcuts of a single key", keys: "", isOn: () => this.keyboard.isOn, turn: (isOn) => this.keyboard.turn(isOn) },
    ]);
    this.theme = theme;
    this.timer = 0;
    /** @type {import("./summary.js").Summary | null} */
    this.summary = null;
    /** @type {string | null} */
    this.style = null;
    this.connection = connection;
    this.drawButtons();
  }

  drawButtons() {
    const { page } = this;
    /** @type {[string, string, () => void][]} */
    const buttons = [["next", "next", () => this.stepStyle(1)], ["pin", "pin", () => pinStyle(page, !page.conversation.isPinned)],
      ["rotate", "rotate", () => this.rotate()], ["rotate-bar", "rotate", () => this.rotate()], ["theme", "theme", () => this.theme.toggle()],
      ["help-button", "more", () => this.help.toggle()], ["help-close", "close", () => this.help.close()],
      ["problems-close", "close", () => this.problems.toggle()]];
    for (const [id, name, run] of buttons) {
      const button = part(id, HTMLButtonElement);
      button.append(icon(name));
      button.addEventListener("click", run);
    }
    part("pill", HTMLButtonElement).addEventListener("click", () => this.problems.toggle());
  }

  /** Writes what the page says. Called whenever it says something new. */
  update() {
    const { page, stage } = this, { conversation, viewport } = page;
    const name = conversation.title === "" ? conversation.file : conversation.title;
    part("title", HTMLElement).textContent = name;
    part("title", HTMLElement).title = `${name} (${conversation.file})`;
    document.title = conversation.title === "" ? "Roundabout" : `${conversation.title} – Roundabout`;
    this.styles.update(conversation);
    this.pill.update(conversation, page.summary);
    this.problems.update(conversation);
    this.devices.update(stage.device, stage.isLandscape, viewport);
    const pin = part("pin", HTMLButtonElement);
    pin.setAttribute("aria-pressed", String(conversation.isPinned));
    pin.title = conversation.isPinned ? "Follow the file again" : "Stay on this style";
    pin.setAttribute("aria-label", pin.title);
    part("next", HTMLButtonElement).hidden = conversation.styles.length < 2;
    const hasDevice = stage.device !== null, hasShoulder = stage.area.width - stage.to.width * stage.to.zoom > 190;
    part("rotate", HTMLButtonElement).hidden = !hasDevice || !hasShoulder;
    part("rotate-bar", HTMLButtonElement).hidden = !hasDevice || hasShoulder;
    writeSurroundings(stage, page);
    if (conversation.isOutdated) this.notices.ask("This page and its server are of different versions.", "Reload", () => location.reload());
    this.turnMark();
    this.checkStyle();
    this.writeAddress();
  }

  /** The mark's dot goes round once whenever cells have moved. */
  turnMark() {
    const { summary } = this.page, mark = part("title", HTMLElement).previousElementSibling;
    if (summary === this.summary) return;
    this.summary = summary;
    if (summary === null || !summary.isStep || summary.moved === 0 || mark === null) return;
    mark.classList.remove("is-turning");
    mark.getBoundingClientRect(); // so that it starts anew
    mark.classList.add("is-turning");
  }

  /** An address may ask for a style that the file does not have, and a style may go from the file. */
  checkStyle() {
    const { wanted, page: { conversation: { styles, style }, scene } } = this;
    if (scene.layout === null) return;
    const isGone = (/** @type {string | null} */ name) => name !== null && !styles.some((known) => known.name === name);
    if (isGone(wanted.style)) this.notices.say(`The file has no style “${wanted.style}”.`);
    else if (this.style !== style && isGone(this.style)) this.notices.say(`The style “${this.style}” is gone from the file.`);
    wanted.style = null;
    this.style = style;
  }

  /** The address says what differs from the default; a style stands there when it is pinned. */
  writeAddress() {
    const { conversation } = this.page, query = writeAddress(location.search, { style: conversation.isPinned ? conversation.chosen : null,
      device: this.stage.device?.id ?? null, isLandscape: this.stage.isLandscape, isView: this.wanted.isView });
    if (query !== location.search) history.replaceState(null, "", location.pathname + query + location.hash);
  }

  /** @param {import("./viewport.js").Device | null} device @param {boolean} isLandscape */
  changeDevice(device, isLandscape) {
    this.showDevice(device, isLandscape);
    this.update();
  }

  rotate() {
    if (this.stage.device === null) this.notices.say("The window is the viewport: resize it, or choose a device (V) to rotate.");
    else this.changeDevice(this.stage.device, !this.stage.isLandscape);
  }

  /** @param {number} distance */
  stepStyle(distance) {
    const name = this.page.conversation.styleBeside(distance);
    if (name !== null) chooseStyle(this.page, name);
  }

  close() {
    this.devices.open(false);
    this.help.close();
    this.problems.panel.hidden = true;
  }

  /**
   * Scrolls a cell into view.
   * @param {number} i place in the columns
   */
  reveal(i) {
    revealCell(this.page, i, this.page.edges.time());
  }

  didDraw() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.cells.update(), QUIET);
  }

  didSettle() {
    this.cells.update();
  }

}
