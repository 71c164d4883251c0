import { nearestPlace, placeBeside, placesIn } from "./snapping.js";

/** A wheel that has turned less has only trembled, points. */
const TURNED = 20;

/**
 * Where an axis may be scrolled to: from −inset at the start to content + inset − bounds at the end, and within that
 * perhaps only to some places.
 */
export class ScrollRange {
  constructor() {
    this.min = 0;
    this.max = 0;
    this.length = 0;
    /** @type {import("./messages.js").SnapOffsets | null} where it comes to rest; null: anywhere */
    this.snap = null;
    /** Whether the content begins at the end of the range: it is read from right to left. */
    this.isReversed = false;
  }

  get canScroll() {
    return this.max > this.min;
  }

  /** Where the content begins. */
  get first() {
    return this.isReversed ? this.max : this.min;
  }

  /** Where it ends. */
  get last() {
    return this.isReversed ? this.min : this.max;
  }

  /** @param {number} content @param {number} bounds @param {number} before inset @param {number} after inset */
  setRange(content, bounds, before, after) {
    this.length = bounds;
    this.min = 0 - before; // never −0
    this.max = Math.max(this.min, content + after - bounds);
  }

  /** @param {import("./messages.js").SnapOffsets | undefined} snap @param {boolean} isReversed */
  setPlaces(snap, isReversed) {
    this.snap = snap !== undefined && placesIn(snap) > 0 ? snap : null;
    this.isReversed = isReversed;
  }

  /** @param {number} offset */
  clamped(offset) {
    return Math.min(this.max, Math.max(this.min, offset));
  }

  /**
   * Where it may come to rest that is nearest to an offset.
   * @param {number} offset
   */
  nearest(offset) {
    const inside = this.clamped(offset);
    return this.snap === null ? inside : this.clamped(nearestPlace(this.snap, inside));
  }

  /**
   * Where someone gets to who asks for a distance: among places at least to the next.
   * @param {number} offset from where @param {number} distance points, below 0 toward the start of the range
   */
  beyond(offset, distance) {
    const near = this.nearest(offset + distance);
    if (this.snap === null) return near;
    const next = this.clamped(placeBeside(this.snap, offset, distance));
    return distance > 0 ? Math.max(near, next) : Math.min(near, next);
  }

  /**
   * Where a wheel leads that has turned the content: it means to go on to the next place, if it does not only tremble.
   * @param {number} from the offset before @param {number} offset the one after
   */
  turned(from, offset) {
    const near = this.nearest(offset);
    return near === this.nearest(from) && Math.abs(offset - from) >= TURNED ? this.beyond(near, offset - from) : near;
  }
}
