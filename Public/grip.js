/**
 * What a finger holds: the page, and where it has touched a section that scrolls by itself that one too, until its first
 * movement tells which of the two it means. What it does not mean is let go.
 *
 * @typedef {import("./sectionScroller.js").SectionScroller} SectionScroller
 * @typedef {{ x: import("./scrolling.js").ScrollAxis, y: import("./scrolling.js").ScrollAxis }} Axes
 */
export class Grip {
  /** @param {Axes} page @param {SectionScroller | null} section */
  constructor(page, section) {
    this.page = page;
    this.section = section !== null && section.canScroll ? section : null;
    /** @type {"none" | "page" | "section"} what it has turned out to mean */
    this.means = this.section === null ? "page" : "none";
    /** Whether the content moved when it took hold: then it only stops it. */
    this.stopped = page.x.isMoving || page.y.isMoving || this.section?.isMoving === true;
    page.x.grab();
    page.y.grab();
    this.section?.grab();
  }

  /**
   * The finger has moved by so much since it took hold.
   * @param {number} dx points @param {number} dy @param {number} now
   */
  drag(dx, dy, now) {
    const { page, section } = this;
    if (this.means === "none" && section !== null) {
      const [along, across] = section.isVertical ? [dy, dx] : [dx, dy];
      this.means = Math.abs(along) > Math.abs(across) ? "section" : "page";
      if (this.means === "page") section.release(0, now); else this.releasePage(0, 0, now);
    }
    if (this.means === "section") section?.drag(section.isVertical ? dy : dx);
    else {
      page.x.drag(dx);
      page.y.drag(dy);
    }
  }

  /**
   * The finger lets go.
   * @param {number} speedX of the finger, points a second @param {number} speedY @param {number} now
   */
  release(speedX, speedY, now) {
    const { section } = this;
    if (this.means !== "page") section?.release(section.isVertical ? -speedY : -speedX, now);
    if (this.means !== "section") this.releasePage(speedX, speedY, now);
  }

  /** @param {number} speedX @param {number} speedY @param {number} now */
  releasePage(speedX, speedY, now) {
    this.page.x.release(-speedX, now);
    this.page.y.release(-speedY, now);
  }
}
