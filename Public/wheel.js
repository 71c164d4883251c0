/**
 * Whom a wheel turns: the page, or the section under the pointer that scrolls by itself, where it turns that way.
 *
 * Turns that follow one another quickly are one: what the first of them has meant, all of them mean, wherever the pointer
 * is by then and however much a hand trembles.
 *
 * @typedef {import("./sectionScroller.js").SectionScroller} SectionScroller
 * @typedef {{ x: import("./scrolling.js").ScrollAxis, y: import("./scrolling.js").ScrollAxis }} Axes
 */

/** Turns that are farther apart are two, milliseconds. */
const APART = 180;

export class Wheel {
  constructor() {
    /** @type {SectionScroller | null} what is turned; null: the page */
    this.section = null;
    this.last = -Infinity;
  }

  /**
   * @param {Axes} page @param {() => SectionScroller | null} find the section under the pointer
   * @param {number} dx points @param {number} dy @param {boolean} isSideways whether Shift is held, that turns a wheel on its side
   * @param {number} now
   */
  turn(page, find, dx, dy, isSideways, now) {
    if (isSideways && dx === 0) [dx, dy] = [dy, 0];
    if (now - this.last > APART) this.section = meant(find(), dx, dy);
    this.last = now;
    const { section } = this;
    if (section !== null) {
      section.turn(section.isVertical ? dy : dx, now);
      return;
    }
    if (!page.y.canScroll && page.x.canScroll && Math.abs(dy) > Math.abs(dx)) [dx, dy] = [page.x.isReversed ? -dy : dy, 0];
    if (dx !== 0) page.x.turn(dx, now);
    if (dy !== 0) page.y.turn(dy, now);
  }
}

/**
 * The section, if it is turned along its axis.
 * @param {SectionScroller | null} section @param {number} dx @param {number} dy
 */
function meant(section, dx, dy) {
  if (section === null || !section.canScroll) return null;
  const [along, across] = section.isVertical ? [dy, dx] : [dx, dy];
  return Math.abs(along) > Math.abs(across) ? section : null;
}
