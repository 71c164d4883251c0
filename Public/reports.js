import { scrollDidChange, sectionDidScroll, styleDidChange, viewportDidChange } from "./messages.js";

/**
 * The page's reports: one counter for all kinds, at most one viewport, one scroll and for each section one of its own
 * scrolling in flight; what happens meanwhile waits, and the latest wins.
 *
 * A report is answered by a layout, an error or `unchanged` with its number or a later one.
 */
export class Reports {
  /** @param {(message: object) => void} send */
  constructor(send) {
    this.send = send;
    this.seq = 0;
    this.isOpen = false;
    /** @type {{ viewport: number, scroll: number }} number of the report under way, 0 for none */
    this.inFlight = { viewport: 0, scroll: 0 };
    /** @type {{ viewport: import("./messages.js").Viewport, animated: boolean } | null} */
    this.nextViewport = null;
    /** @type {import("./messages.js").Pair | null} */
    this.nextOffset = null;
    /** @type {Map<number, number>} offsets to report, by section */
    this.nextSections = new Map();
    /** @type {Map<number, number>} numbers of the reports under way, by section */
    this.sections = new Map();
    /** The number of the layout that is shown. */
    this.push = 0;
  }

  /**
   * A new connection: its hello says all there is to say.
   * @param {boolean} isOpen
   */
  restart(isOpen) {
    this.isOpen = isOpen;
    this.seq = 0;
    this.inFlight.viewport = this.inFlight.scroll = 0;
    this.nextViewport = null;
    this.nextOffset = null;
    this.nextSections.clear();
    this.sections.clear();
  }

  /** @param {import("./messages.js").Viewport} viewport @param {boolean} animated */
  viewportDidChange(viewport, animated) {
    this.nextViewport = { viewport, animated };
    this.sendNext();
  }

  /** @param {import("./messages.js").Pair} offset */
  scrollDidChange(offset) {
    this.nextOffset = offset;
    this.sendNext();
  }

  /** @param {number} section @param {number} offset of that section */
  sectionDidScroll(section, offset) {
    this.nextSections.set(section, offset);
    this.sendNext();
  }

  /**
   * Whether what a section has reported is in vain: it speaks of a layout that was not the server's last any more.
   * @param {number} section @param {number} seq the highest number that the layout shown now takes in
   */
  isInVain(section, seq) {
    return (this.sections.get(section) ?? 0) > seq;
  }

  /** @param {string} name @param {boolean} pinned */
  styleDidChange(name, pinned) {
    if (this.isOpen) this.send(styleDidChange(++this.seq, name, pinned));
  }

  /**
   * The server has taken in all reports up to `seq`.
   * @param {number} seq
   */
  answered(seq) {
    if (this.inFlight.viewport <= seq) this.inFlight.viewport = 0;
    if (this.inFlight.scroll <= seq) this.inFlight.scroll = 0;
    for (const [section, sent] of this.sections) if (sent <= seq) this.sections.delete(section);
    this.sendNext();
  }

  sendNext() {
    if (!this.isOpen) return;
    if (this.nextViewport !== null && this.inFlight.viewport === 0) {
      const { viewport, animated } = this.nextViewport;
      this.nextViewport = null;
      this.inFlight.viewport = ++this.seq;
      this.send(viewportDidChange(this.seq, viewport, animated));
    }
    if (this.nextOffset !== null && this.inFlight.scroll === 0) {
      const offset = this.nextOffset;
      this.nextOffset = null;
      this.inFlight.scroll = ++this.seq;
      this.send(scrollDidChange(this.seq, offset));
    }
    for (const [section, offset] of this.nextSections) {
      if (this.sections.has(section)) continue;
      this.nextSections.delete(section);
      this.sections.set(section, ++this.seq);
      this.send(sectionDidScroll(this.seq, section, offset, this.push));
    }
  }
}
