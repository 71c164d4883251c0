import { ATTRIBUTES, attributes, CONTENTS, copy, CORNERS, MEASURES } from "./attributes.js";
import { hangBubbles } from "./bubbleTails.js";
import { ScrolledElements } from "./scrolledElements.js";
import { placeSupplementaries } from "./supplementaryPlaces.js";
import { NONE, Tracks } from "./tracks.js";

/**
 * The elements of one layout as columns: where each one comes from, where it goes, and where it is now.
 *
 * Columns are reused from layout to layout and grow by doubling; a frame allocates nothing. Who asks where something is
 * asks `now`.
 *
 * @typedef {import("./attributes.js").Attributes} Attributes
 */

export { ATTRIBUTES, CONTENTS, CORNERS };
export const KIND = Object.freeze(["cell", "header", "footer", "decoration", "supplementary", "badge"]);
export const PHASE = Object.freeze(/** @type {const} */ (["resting", "appearing", "moving", "disappearing"]));
export const CELL = 0, HEADER = 1, FOOTER = 2, DECORATION = 3, SUPPLEMENTARY = 4, BADGE = 5;
export const RESTING = 0, APPEARING = 1, MOVING = 2, DISAPPEARING = 3;

/** What is not: it is the new layout's at once. */
const PLAIN = /** @type {const} */ (["key", "kind", "section", "item", "zIndex", "content", "invalid", "change", "delay", "separator", "side", "scroller"]);

export class Elements {
  /** @param {number} capacity */
  constructor(capacity = 0) {
    this.count = 0;
    this.capacity = capacity;
    /** @type {Map<number, number>} place of a key in the columns */
    this.index = new Map();
    this.key = new Uint32Array(capacity);
    this.kind = new Uint8Array(capacity);
    this.section = new Uint32Array(capacity);
    this.item = new Uint32Array(capacity);
    this.zIndex = new Int32Array(capacity);
    this.content = new Uint8Array(capacity);
    this.invalid = new Uint8Array(capacity);
    this.change = new Uint8Array(capacity);
    /** Seconds that it waits before it sets out. */
    this.delay = new Float32Array(capacity);
    /** How far from its leading edge the line at its bottom begins, NaN for none. */
    this.separator = new Float32Array(capacity);
    /** Where a bubble has its tail: 0 nowhere, 1 leading, 2 center, 3 trailing. */
    this.side = new Uint8Array(capacity);
    /** The section that scrolls by itself and takes it along: its number in the layout, from 1; 0 for none. */
    this.scroller = new Uint32Array(capacity);
    /** Where such a one is along that section's own axis while that is at offset 0, content coordinates. */
    this.along = new Float64Array(capacity);
    this.scrolled = new ScrolledElements();
    this.from = attributes(capacity);
    this.to = attributes(capacity);
    this.now = attributes(capacity);
    /** Where each was among the elements before, where it goes on from there. */
    this.source = new Uint32Array(capacity);
    /** How far each is on its way, after easing, where they do not all set out at once. */
    this.share = new Float64Array(capacity);
    this.hasDelays = false;
    /** @type {(typeof ATTRIBUTES[number])[]} what is not where it goes */
    this.changing = [];
    /** @type {(typeof ATTRIBUTES[number])[]} of these what changes how a cell looks */
    this.reshaping = [];
    /** Whether one may be scaled, turned or tilted. */
    this.hasTransforms = false;
    /** 1 / perspective: how much smaller things get with each point that they are farther away. */
    this.depth = { from: 0, to: 0, now: 0 };
    this.tracks = new Tracks();
    /** The track of each element, where there are tracks. */
    this.trackOf = new Uint32Array(capacity);
    /** The zIndex that is shown: the layout's and the track's. */
    this.layer = new Int32Array(capacity);
    /** Places in the order of `roundabout frames`, then what is disappearing. */
    this.order = new Uint32Array(capacity);
    /** How many come before in `order`. */
    this.rank = new Uint32Array(capacity);
    /** Places from back to front. */
    this.drawOrder = new Uint32Array(capacity);
  }

  /**
   * These if they have the room, else others; what was in them is gone.
   * @param {number} capacity
   */
  withRoom(capacity) {
    return capacity <= this.capacity ? this : new Elements(Math.max(capacity, this.capacity * 2, 64));
  }

  /**
   * Takes the columns of a layout as the new targets, in content coordinates, as they are seen.
   * @param {import("./messages.js").Layout} layout
   * @param {number[]} offsets of its sections that scroll by themselves; without one it is at rest
   */
  load(layout, offsets = []) {
    const { columns, count, window, perspective = 0, scrollers = [] } = layout;
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
      const own = scrollers[this.scroller[i] - 1], isDown = own?.direction === "vertical";
      this.to.x[i] += own === undefined || isDown ? window.x : own.window[0];
      this.to.y[i] += isDown ? own.window[0] : window.y;
    }
    hangBubbles(this, layout.rightToLeft);
    placeSupplementaries(this, layout);
    this.scrolled.load(this, scrollers, offsets);
    this.index.clear();
    for (let i = 0; i < count; i++) this.index.set(this.key[i], i);
    this.layer.set(this.zIndex.subarray(0, count));
    this.depth.to = perspective > 0 ? 1 / perspective : 0;
    this.tracks.load(layout.tracks, layout.scrollDirection === "horizontal" ? window.x : window.y);
    if (this.tracks.count > 0) this.trackOf.fill(NONE);
    for (let t = 0; t < this.tracks.count; t++) if (this.tracks.element[t] < count) this.trackOf[this.tracks.element[t]] = t;
  }

  /**
   * Copies element `j` of `other` behind the last one. It goes to where its track has it now, and follows neither that
   * nor a section's own scrolling any more.
   * @param {Elements} other @param {number} j
   */
  append(other, j) {
    const i = this.count;
    this.copyWithin(i, other, j);
    for (const name of ATTRIBUTES) this.to[name][i] = other.rest(name, j);
    this.zIndex[i] = this.layer[i];
    this.trackOf[i] = NONE;
    this.scroller[i] = 0;
    this.index.set(this.key[i], i);
    this.count += 1;
  }

  /** @param {number} i @param {Elements} other @param {number} j */
  copyWithin(i, other, j) {
    for (const name of PLAIN) this[name][i] = other[name][j];
    this.layer[i] = other.layer[j];
    this.along[i] = other.along[j];
    for (const name of ATTRIBUTES) {
      this.from[name][i] = other.from[name][j];
      this.to[name][i] = other.to[name][j];
      this.now[name][i] = other.now[name][j];
    }
  }

  /** @param {number} i */
  isTracked(i) {
    return this.tracks.count > 0 && this.trackOf[i] !== NONE;
  }

  /**
   * How far its track has it from where its section has it, points: a header that stays in sight.
   * @param {number} i
   */
  liftOf(i) {
    const { now } = this.tracks, t = this.trackOf[i];
    return this.isTracked(i) ? Math.abs(now.dx[t]) + Math.abs(now.dy[t]) : 0;
  }

  /**
   * Where an element goes, its track at the offset that was followed last included.
   * @param {typeof ATTRIBUTES[number]} name @param {number} i
   */
  rest(name, i) {
    const value = this.to[name][i], { now } = this.tracks, t = this.trackOf[i];
    if (!this.isTracked(i)) return value;
    switch (name) {
      case "x": return value + now.dx[t];
      case "y": return value + now.dy[t];
      case "scale": return value * now.scale[t];
      case "alpha": return value * now.alpha[t];
      case "rotation": case "tilt": return value + now[name][t];
      default: return value;
    }
  }
}
