import { coasting } from "./scrollPhysics.js";
import { nearestPlace, placeBeside, placesIn } from "./snapping.js";

/** A wheel that has turned less has only trembled, points. */
const TURNED = 20;
/** A swipe that lets go faster means to go on, however short it is, points a second. */
const FLICK = 250;

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
    /** Whether a swipe goes on by one place at most. */
    this.isPaged = false;
    /** Whether it may come to rest at its ends too, where they are no places: the last group of many is seen there. */
    this.restsAtEnds = false;
    /** Where a swipe began: where the content was going then, and which way. */
    this.home = 0;
    this.way = 0;
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
    this.setEnds(0 - before, content + after - bounds, bounds);
  }

  /** @param {number} min the first offset @param {number} max the last one @param {number} length of the bounds */
  setEnds(min, max, length) {
    this.length = length;
    this.min = min + 0; // never −0
    this.max = Math.max(this.min, max + 0);
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
    if (this.snap === null) return inside;
    let place = this.clamped(nearestPlace(this.snap, inside));
    if (!this.restsAtEnds) return place;
    if (inside - this.min < Math.abs(place - inside)) place = this.min;
    return this.max - inside < Math.abs(place - inside) ? this.max : place;
  }

  /**
   * The next place from an offset in a direction, the offset itself where it may stay anywhere.
   * @param {number} offset @param {number} direction below or above 0
   */
  next(offset, direction) {
    if (this.snap === null) return offset;
    const place = this.clamped(placeBeside(this.snap, offset, direction));
    return this.restsAtEnds && (place - offset) * direction <= 0 ? (direction > 0 ? this.max : this.min) : place;
  }

  /**
   * Within one place of another.
   * @param {number} offset @param {number} home where the swipe began
   */
  withinOne(offset, home) {
    const place = this.nearest(home);
    return Math.min(this.next(place, 1), Math.max(this.next(place, -1), offset));
  }

  /** @param {number} offset @param {number} target where the content was going */
  beginSwipe(offset, target) {
    this.home = target;
    this.way = Math.sign(target - offset);
  }

  /**
   * Where a swipe comes to rest: at the place nearest to where it would have coasted to, as UIScrollView asks its
   * delegate; where it is paged, at the next place it goes towards, or the one after that to which it went already.
   * @param {number} offset where it lets go @param {number} velocity of the offset
   */
  landing(offset, velocity) {
    if (!this.isPaged) return this.nearest(offset + coasting(velocity));
    const isFlick = Math.abs(velocity) > FLICK, goesOn = velocity * this.way > 0;
    return this.withinOne(isFlick ? this.next(goesOn ? this.home : offset, velocity) : this.nearest(offset + coasting(velocity)), this.home);
  }

  /**
   * Where someone gets to who asks for a distance: among places at least to the next.
   * @param {number} offset from where @param {number} distance points, below 0 toward the start of the range
   */
  beyond(offset, distance) {
    const near = this.nearest(offset + distance);
    if (this.snap === null) return near;
    const next = this.next(offset, distance);
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
