import { hangBubbles } from "./bubbleTails.js";

/**
 * The elements of one layout as columns: where each one comes from, where it goes, and where it is now.
 *
 * Columns are reused from layout to layout and grow by doubling, so that a frame allocates nothing.
 *
 * @typedef {Record<typeof ATTRIBUTES[number], Float64Array>} Attributes
 */

export const KIND = Object.freeze(["cell", "header", "footer", "decoration"]);
export const PHASE = Object.freeze(/** @type {const} */ (["resting", "appearing", "moving", "disappearing"]));
export const CELL = 0, HEADER = 1, FOOTER = 2, DECORATION = 3;
export const RESTING = 0, APPEARING = 1, MOVING = 2, DISAPPEARING = 3;

/** The contents of a cell, by their numbers. */
export const CONTENTS = Object.freeze(/** @type {const} */ (["photo", "card", "text", "row", "bubble"]));
/** The corners of a cell: bit n of the column `corners`, as CACornerMask counts. */
export const CORNERS = Object.freeze(/** @type {const} */ (["minXminY", "maxXminY", "minXmaxY", "maxXmaxY"]));
/** Numbers that come in columns and are interpolated. `axis` is 0 for a row, 1 for a column. */
const MEASURES = /** @type {const} */ (["x", "y", "width", "height", "cornerRadius", "alpha", "axis"]);
/**
 * What is interpolated. Beside the measures: how much a cell is of each content, 1 in all (on the way from a card to a
 * row it is a bit of both), the share of the radius that each corner has, the side that a bubble hangs on (−1 left … 1
 * right) and how much of its tail shows.
 */
export const ATTRIBUTES = Object.freeze(/** @type {const} */ ([...MEASURES, ...CONTENTS, ...CORNERS, "hang", "tail"]));
/** What is not: it is the new layout's at once. */
const PLAIN = /** @type {const} */ (["key", "kind", "section", "item", "zIndex", "content", "invalid", "change", "separator", "side"]);
/** Place of a kind among its section's elements: header, cells, footer, decorations. */
const RANK = [1, 0, 2, 3];

/** @param {number} capacity @returns {Attributes} */
function attributes(capacity) {
  return /** @type {Attributes} */ (Object.fromEntries(ATTRIBUTES.map((name) => [name, new Float64Array(capacity)])));
}

export class Elements {
  constructor() {
    this.count = 0;
    this.capacity = 0;
    /** @type {Map<number, number>} place of a key in the columns */
    this.index = new Map();
    this.key = new Uint32Array(0);
    this.kind = new Uint8Array(0);
    this.section = new Uint32Array(0);
    this.item = new Uint32Array(0);
    this.zIndex = new Int32Array(0);
    this.content = new Uint8Array(0);
    this.invalid = new Uint8Array(0);
    this.change = new Uint8Array(0);
    /** How far from its leading edge the line at its bottom begins, NaN for none. */
    this.separator = new Float32Array(0);
    /** Where a bubble has its tail: 0 nowhere, 1 leading, 2 center, 3 trailing. */
    this.side = new Uint8Array(0);
    this.from = attributes(0);
    this.to = attributes(0);
    this.now = attributes(0);
    /** Places in the order of `roundabout frames`, then what is disappearing. */
    this.order = new Uint32Array(0);
    /** Places from back to front. */
    this.drawOrder = new Uint32Array(0);
  }

  /**
   * Room for `capacity` elements; what was there is gone.
   * @param {number} capacity
   */
  reserve(capacity) {
    if (capacity <= this.capacity) return;
    this.capacity = Math.max(capacity, this.capacity * 2, 64);
    const n = this.capacity;
    this.key = new Uint32Array(n);
    this.kind = new Uint8Array(n);
    this.section = new Uint32Array(n);
    this.item = new Uint32Array(n);
    this.zIndex = new Int32Array(n);
    this.content = new Uint8Array(n);
    this.invalid = new Uint8Array(n);
    this.change = new Uint8Array(n);
    this.separator = new Float32Array(n);
    this.side = new Uint8Array(n);
    this.from = attributes(n);
    this.to = attributes(n);
    this.now = attributes(n);
    this.order = new Uint32Array(n);
    this.drawOrder = new Uint32Array(n);
  }

  /**
   * Takes the columns of a layout as the new targets, in content coordinates.
   * @param {import("./messages.js").Layout} layout @param {number} extra room for elements kept from before
   */
  load(layout, extra) {
    const { columns, count, window } = layout;
    this.reserve(count + extra);
    this.count = count;
    for (const name of PLAIN) copy(columns[name], this[name], count);
    for (const name of MEASURES) copy(columns[name], this.to[name], count);
    CONTENTS.forEach((name, content) => {
      for (let i = 0; i < count; i++) this.to[name][i] = this.content[i] === content ? 1 : 0;
    });
    CORNERS.forEach((name, bit) => {
      const { corners } = columns;
      for (let i = 0; i < count; i++) this.to[name][i] = ((typeof corners === "number" ? corners : corners[i]) >> bit) & 1;
    });
    for (let i = 0; i < count; i++) {
      this.to.x[i] += window.x;
      this.to.y[i] += window.y;
    }
    hangBubbles(this, layout.rightToLeft);
    this.index.clear();
    for (let i = 0; i < count; i++) this.index.set(this.key[i], i);
  }

  /**
   * Copies element `j` of `other` behind the last one.
   * @param {Elements} other @param {number} j
   */
  append(other, j) {
    this.copyWithin(this.count, other, j);
    this.index.set(this.key[this.count], this.count);
    this.count += 1;
  }

  /** @param {number} i @param {Elements} other @param {number} j */
  copyWithin(i, other, j) {
    for (const name of PLAIN) this[name][i] = other[name][j];
    for (const name of ATTRIBUTES) {
      this.from[name][i] = other.from[name][j];
      this.to[name][i] = other.to[name][j];
      this.now[name][i] = other.now[name][j];
    }
  }

  /** Everything is where it goes, and what was leaving has left. */
  land() {
    let kept = 0;
    this.index.clear();
    for (let i = 0; i < this.count; i++) {
      if (this.change[i] === DISAPPEARING) continue;
      if (kept !== i) this.copyWithin(kept, this, i);
      this.change[kept] = RESTING;
      for (const name of ATTRIBUTES) {
        this.from[name][kept] = this.now[name][kept] = this.to[name][kept];
      }
      this.index.set(this.key[kept], kept);
      kept += 1;
    }
    this.count = kept;
    this.sort();
  }

  /** Finds both orders anew. */
  sort() {
    const { order, drawOrder, count, section, kind, item, change, zIndex } = this;
    const leaves = (/** @type {number} */ i) => (change[i] === DISAPPEARING ? 1 : 0);
    const compare = (/** @type {number} */ a, /** @type {number} */ b) =>
      leaves(a) - leaves(b) || section[a] - section[b] || RANK[kind[a]] - RANK[kind[b]] || item[a] - item[b];
    for (let i = 0; i < count; i++) order[i] = i;
    sortUnlessSorted(order.subarray(0, count), compare);
    // What leaves is drawn below what stays.
    for (let i = 0; i < count; i++) drawOrder[i] = order[i];
    sortUnlessSorted(drawOrder.subarray(0, count),
      (a, b) => leaves(b) - leaves(a) || zIndex[a] - zIndex[b]);
  }
}

/** @param {import("./messages.js").ColumnArray | number} column @param {import("./messages.js").ColumnArray | Float64Array} target @param {number} count */
function copy(column, target, count) {
  if (typeof column === "number") target.fill(column, 0, count);
  else target.set(column, 0);
}

/** @param {Uint32Array} places @param {(a: number, b: number) => number} compare */
function sortUnlessSorted(places, compare) {
  for (let i = 1; i < places.length; i++) {
    if (compare(places[i - 1], places[i]) > 0) {
      places.sort(compare); // stable
      return;
    }
  }
}
