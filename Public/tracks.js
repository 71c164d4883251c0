import { copy } from "./attributes.js";

/**
 * How elements follow the scroll: knots at content offsets, linear between them, constant beyond.
 *
 * The columns lie in the message. Each track remembers the knot that it last lay behind, from which the next one is
 * seldom more than a step away: a frame searches nothing and allocates nothing.
 *
 * @typedef {{ count: number, knots: number, columns: Record<string, import("./messages.js").ColumnArray | number> }} TrackTable
 *   columns: `element`, `first` of `count` numbers, `offset` (points from the window's origin along the scroll) and the
 *   values of `knots` numbers; one that is the same for all is a number
 */

/** What a track changes, and the names of its columns. */
const COLUMNS = Object.freeze(/** @type {const} */ ({ dx: "dx", dy: "dy", scale: "trackScale", rotation: "trackRotation",
  tilt: "trackTilt", alpha: "trackAlpha", zIndex: "trackZ" }));
const NAMES = /** @type {(keyof typeof COLUMNS)[]} */ (Object.keys(COLUMNS));
/** What changes nothing. */
const NEUTRAL = Object.freeze({ dx: 0, dy: 0, scale: 1, rotation: 0, tilt: 0, alpha: 1, zIndex: 0 });
/** The place of an element that is gone, and the track of one that has none. */
export const NONE = 0xffffffff;

/** @typedef {Record<keyof typeof COLUMNS, Float64Array>} TrackValues */

/** @param {number} capacity @returns {TrackValues} */
function values(capacity) {
  return /** @type {TrackValues} */ (Object.fromEntries(NAMES.map((name) => [name, new Float64Array(capacity)])));
}

export class Tracks {
  constructor() {
    this.count = 0;
    this.capacity = 0;
    this.origin = 0;
    this.offset = NaN;
    /** The element of each track, by its place in the elements' columns. */
    this.element = new Uint32Array(0);
    /** Where the knots of each track begin, and behind the last one where they end. */
    this.first = new Uint32Array(1);
    this.knot = new Uint32Array(0);
    this.share = new Float64Array(0);
    /** @type {import("./messages.js").ColumnArray} */
    this.offsets = new Float32Array(0);
    /** The values at the offset that was asked for last. */
    this.now = values(0);
    /** @type {{ knots: import("./messages.js").ColumnArray, now: Float64Array }[]} columns that are not one value */
    this.varying = [];
    /** Whether a track scales or turns what it moves. */
    this.hasTransforms = false;
  }

  /**
   * Takes the tracks of a layout.
   * @param {TrackTable | undefined} table @param {number} origin of its window along the scroll, points
   */
  load(table, origin) {
    this.count = table === undefined || table.knots === 0 ? 0 : table.count;
    this.origin = origin;
    this.offset = NaN;
    this.varying.length = 0;
    this.hasTransforms = false;
    if (table === undefined || this.count === 0) return;
    const { count, knots } = table, { columns } = table;
    this.reserve(count);
    copy(columns.element ?? 0, this.element, count);
    copy(columns.first ?? 0, this.first, count);
    this.first[count] = knots;
    this.knot.set(this.first.subarray(0, count));
    const { offset } = columns;
    this.offsets = typeof offset === "object" ? offset : new Float32Array(knots).fill(offset ?? 0);
    for (const name of NAMES) {
      const column = columns[COLUMNS[name]] ?? NEUTRAL[name];
      if (typeof column === "object") this.varying.push({ knots: column, now: this.now[name] });
      else this.now[name].fill(column, 0, count);
      if (name === "scale" || name === "rotation" || name === "tilt") this.hasTransforms ||= column !== NEUTRAL[name];
    }
  }

  /** @param {number} count */
  reserve(count) {
    if (count <= this.capacity) return;
    this.capacity = Math.max(count, this.capacity * 2, 16);
    this.element = new Uint32Array(this.capacity);
    this.first = new Uint32Array(this.capacity + 1);
    this.knot = new Uint32Array(this.capacity);
    this.share = new Float64Array(this.capacity);
    this.now = values(this.capacity);
  }

  /**
   * Finds all values at a content offset along the scroll.
   * @param {number} offset points
   */
  follow(offset) {
    if (offset === this.offset || this.count === 0) return;
    this.offset = offset;
    const { count, offsets, first, knot, share } = this, place = offset - this.origin;
    for (let t = 0; t < count; t++) {
      const begin = first[t], last = first[t + 1] - 1;
      let k = knot[t];
      while (k < last && offsets[k + 1] <= place) k += 1;
      while (k > begin && offsets[k] > place) k -= 1;
      knot[t] = k;
      share[t] = k < last && place > offsets[k] ? (place - offsets[k]) / (offsets[k + 1] - offsets[k]) : 0;
    }
    for (const { knots, now } of this.varying) {
      for (let t = 0; t < count; t++) {
        const k = knot[t], value = knots[k];
        now[t] = share[t] === 0 ? value : value + (knots[k + 1] - value) * share[t];
      }
    }
  }
}
