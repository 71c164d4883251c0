import { CELL, DISAPPEARING } from "./elements.js";
import { ScrollAxis } from "./scrolling.js";

/**
 * A section that scrolls by itself, as UIKit's orthogonal scrolling does: its own offset and motion, and where it comes to
 * rest.
 *
 * @typedef {import("./elements.js").Elements} Elements
 */

/** A swipe in these goes on by one page or group at most. */
const PAGED = new Set(["paging", "groupPaging", "groupPagingCentered"]);
/** These stay wherever they come to rest. */
const FREE = new Set(["none", "continuous"]);
/** Air around a cell that is brought into view, points. */
const AIR = 12;

export class SectionScroller extends ScrollAxis {
  /** @param {number} section */
  constructor(section) {
    super();
    this.section = section;
    /** Where it is seen, content coordinates. */
    this.frame = { x: 0, y: 0, width: 0, height: 0 };
    this.isVertical = false;
    /** Where its content begins. */
    this.rest = 0;
    this.behavior = "continuous";
    /** The offset that the server has heard of last; NaN: it may have heard of none. */
    this.reported = NaN;
    /** The offset at which the last layout's `from…` columns have seen things. */
    this.seenFrom = 0;
    /** @type {{ id: string, distance: number } | undefined} what was seen first when it went out of sight */
    this.anchor = undefined;
  }

  /** Where its visible part begins along its axis, content coordinates. */
  get edge() {
    return this.isVertical ? this.frame.y : this.frame.x;
  }

  get isAtRest() {
    return this.mode === "rest" && this.offset === this.rest;
  }

  /** What the server hears of: content that is pulled beyond its end is at its end. */
  get offsetToReport() {
    return this.clamped(this.offset);
  }

  /** @param {import("./messages.js").ScrollerHeader} header @param {boolean} isNew whether nothing was known of that section */
  take({ frame, direction, offsets: [first, last], rest, offset, behavior, snap }, isNew) {
    const before = this.offset, rests = isNew || this.isAtRest;
    this.frame = frame;
    this.isVertical = direction === "vertical";
    this.behavior = behavior;
    this.setEnds(first, last, this.isVertical ? frame.height : frame.width);
    this.setPlaces(FREE.has(behavior) ? undefined : snap, rest !== first && rest === last);
    this.isPaged = PAGED.has(behavior);
    this.restsAtEnds = true;
    this.settle(offset ?? (rests ? rest : null), Number.isNaN(this.reported) ? this.offsetToReport : this.reported);
    this.seenFrom = offset === undefined && !rests ? before : this.offset;
    this.rest = rest;
    // It is known already where the server says it, and where nobody has moved anything.
    if (isNew || this.offset === offset) this.reported = this.offset;
  }

  /**
   * Where it must go so that a span of its content is in view: nowhere, where it is.
   * @param {number} start along its axis at offset 0, content coordinates @param {number} length points
   */
  offsetShowing(start, length) {
    const first = start - this.edge, last = first + length - this.length, here = this.destination;
    if (here >= last && here <= first) return here;
    const way = here > first ? -1 : 1, air = this.snap === null ? AIR : 0, wanted = way < 0 ? first - air : Math.min(first, last + air);
    const near = this.nearest(wanted);
    return this.snap === null || (near - wanted) * way >= 0 ? near : this.next(wanted, way);
  }

  /**
   * Where a group on is, in a direction: the next place to rest at, and where there are none the next cell.
   * @param {Elements} elements @param {number} s its place in the layout @param {number} direction below or above 0
   */
  groupBeside({ scrolled: { members, first }, along, kind }, s, direction) {
    const here = this.destination;
    if (this.snap !== null) return this.next(here, direction);
    // Cells keep the distance from the edge that they have at rest.
    let nearest = Infinity, beside = direction > 0 ? Infinity : -Infinity;
    const start = (/** @type {number} */ m) => along[members[m]] - this.edge;
    for (let m = first[s]; m < first[s + 1]; m++) if (kind[members[m]] === CELL && start(m) > here - 1) nearest = Math.min(nearest, start(m));
    for (let m = first[s]; m < first[s + 1]; m++) {
      if (kind[members[m]] !== CELL) continue;
      if (direction > 0 && start(m) > nearest + 1) beside = Math.min(beside, start(m));
      if (direction < 0 && start(m) < nearest - 1) beside = Math.max(beside, start(m));
    }
    return Number.isFinite(beside - nearest) ? this.clamped(here + beside - nearest) : direction > 0 ? this.max : this.min;
  }

  /**
   * The first item that is seen, and how far it lies from where what is seen begins.
   * @param {Elements} elements @param {number} s its place in the layout @param {(i: number) => string} nameOf
   */
  anchorIn({ scrolled: { members, first }, kind, change, rank, to }, s, nameOf) {
    const starts = this.isVertical ? to.y : to.x, lengths = this.isVertical ? to.height : to.width;
    let best = -1;
    for (let m = first[s]; m < first[s + 1]; m++) {
      const i = members[m], start = starts[i] - this.edge;
      if (kind[i] !== CELL || change[i] === DISAPPEARING || start >= this.length || start + lengths[i] <= 0) continue;
      if (best < 0 || rank[i] < rank[best]) best = i;
    }
    if (best < 0) return undefined;
    const start = starts[best] - this.edge;
    return { id: nameOf(best), distance: this.isReversed ? this.length - start - lengths[best] : start };
  }
}
