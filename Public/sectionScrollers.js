import { SectionScroller } from "./sectionScroller.js";

/**
 * The sections that scroll by themselves.
 *
 * An offset stays with its section over layouts, and while the section is out of sight, until a layout says where to go.
 * What rests where its content begins does so again, wherever that is.
 *
 * @typedef {import("./elements.js").Elements} Elements
 */

/** What a hello tells of at most. */
const MOST_TOLD = 64;

export class SectionScrollers {
  constructor() {
    /** @type {SectionScroller[]} those of the layout in view, in its order */
    this.inView = [];
    /** @type {Map<number, SectionScroller>} by section: these, and those that are scrolled and out of sight */
    this.known = new Map();
  }

  get isMoving() {
    for (const scroller of this.inView) if (scroller.isMoving) return true;
    return false;
  }

  /**
   * Takes the scrollers of a new layout; the elements are still the old ones.
   * @param {import("./messages.js").ScrollerHeader[]} headers @param {Elements} elements @param {(i: number) => string} nameOf
   */
  take(headers, elements, nameOf) {
    const before = this.inView;
    if (before.length === 0 && headers.length === 0) return;
    const stays = new Set(headers.map(({ section }) => section));
    before.forEach((scroller, s) => {
      if (stays.has(scroller.section)) return;
      // Nobody sees the rest of its motion, and a finger holds it no more.
      if (scroller.mode !== "rest") scroller.moveTo(scroller.nearest(scroller.destination));
      if (scroller.isAtRest) this.known.delete(scroller.section); else scroller.anchor = scroller.anchorIn(elements, s, nameOf);
    });
    this.inView = headers.map((header) => {
      const known = this.known.get(header.section), scroller = known ?? new SectionScroller(header.section);
      scroller.take(header, known === undefined);
      this.known.set(header.section, scroller);
      return scroller;
    });
  }

  /**
   * The one that is seen at a point, or null.
   * @param {number} x content coordinates @param {number} y
   */
  at(x, y) {
    for (const scroller of this.inView) {
      const { frame } = scroller;
      if (x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height) return scroller;
    }
    return null;
  }

  /**
   * The one that takes an element along, or null.
   * @param {Elements} elements @param {number} i place in the columns
   */
  of(elements, i) {
    return this.inView[elements.scroller[i] - 1] ?? null;
  }

  /**
   * Scrolls a section at once, as far as it goes.
   * @param {number} section @param {number} offset points @returns {boolean} whether it is in view
   */
  scroll(section, offset) {
    const found = this.inView.find((scroller) => scroller.section === section);
    if (found === undefined || !Number.isFinite(offset)) return false;
    found.moveTo(found.clamped(offset));
    return true;
  }

  /** @param {number} now @returns {boolean} whether one moves by itself */
  step(now) {
    let moves = false;
    for (const scroller of this.inView) if (scroller.isMoving && scroller.step(now)) moves = true;
    return moves;
  }

  /**
   * What a hello says of those that are not at rest: a server that is another one, or shows another revision, goes by
   * what is seen first. It knows of these from then on.
   * @param {Elements} elements @param {(i: number) => string} nameOf
   * @returns {import("./messages.js").ScrolledSection[]}
   */
  forHello(elements, nameOf) {
    /** @type {import("./messages.js").ScrolledSection[]} */
    const told = [];
    for (const scroller of [...this.inView, ...this.known.values()]) {
      const { section } = scroller, s = this.inView.indexOf(scroller);
      if (scroller.offsetToReport === scroller.rest || told.length === MOST_TOLD || told.some((other) => other.section === section)) continue;
      const anchor = s < 0 ? scroller.anchor : scroller.anchorIn(elements, s, nameOf);
      told.push({ section, offset: scroller.offsetToReport, ...(anchor === undefined ? {} : { anchor }) });
    }
    for (const scroller of this.known.values()) scroller.reported = scroller.rest;
    for (const { section, offset } of told) /** @type {SectionScroller} */ (this.known.get(section)).reported = offset;
    return told;
  }
}
