/**
 * Which elements go with a section that scrolls by itself, and where they are seen.
 *
 * ```
 *   in the scroller      0 │▯▯▯▯▯▯▯▯▯▯▯▯▯▯▯▯▯▯▯▯│
 *   seen, offset 5     ▯▯▯▯▯│▯▯▯▯▯▯▯▯▯▯▯▯│▯▯▯       its place − the scroller's offset
 * ```
 * The columns of the elements hold where things are *seen*: whoever draws, touches or lists one asks no further. When a
 * scroller moves, the elements in it move along, starts and destinations too: what is on its way follows a finger as what
 * rests does. A frame in which nothing scrolls does nothing here.
 *
 * @typedef {import("./elements.js").Elements} Elements
 */
export class ScrolledElements {
  constructor() {
    /** How many sections of the layout scroll by themselves. */
    this.count = 0;
    /** @type {number[]} where each is scrolled to, points */
    this.offsets = [];
    /** @type {("x" | "y")[]} the way each scrolls */
    this.axes = [];
    /** Where the members of each begin in `members`, and where those of the last end. */
    this.first = new Uint32Array(1);
    /** Places in the columns. */
    this.members = new Uint32Array(0);
  }

  /**
   * Takes elements whose columns hold their places in their scrollers to where they are seen.
   * @param {Elements} elements @param {import("./messages.js").ScrollerHeader[]} scrollers @param {number[]} offsets
   */
  load(elements, scrollers, offsets) {
    this.count = scrollers.length;
    this.axes = scrollers.map(({ direction }) => (direction === "vertical" ? "y" : "x"));
    this.offsets = scrollers.map(({ rest }, s) => offsets[s] ?? rest);
    this.gather(elements);
    const { members, first, offsets: shown } = this;
    for (let s = 0; s < this.count; s++) {
      const to = elements.to[this.axes[s]];
      for (let m = first[s]; m < first[s + 1]; m++) {
        const i = members[m];
        elements.along[i] = to[i];
        to[i] -= shown[s];
      }
    }
  }

  /**
   * Finds the members of each scroller: once a layout, and once what was leaving has left.
   * @param {Elements} elements
   */
  gather({ scroller, count }) {
    if (this.first.length < this.count + 1) this.first = new Uint32Array(this.count * 2 + 1);
    const { first } = this;
    first.fill(0);
    for (let i = 0; this.count > 0 && i < count; i++) {
      if (scroller[i] > this.count) scroller[i] = 0;
      if (scroller[i] > 0) first[scroller[i]] += 1;
    }
    for (let s = 1; s <= this.count; s++) first[s] += first[s - 1];
    const total = first[this.count];
    if (this.members.length < total) this.members = new Uint32Array(Math.max(total, this.members.length * 2));
    // From behind, so that `first` ends where it began.
    for (let i = count - 1; total > 0 && i >= 0; i--) if (scroller[i] > 0) this.members[first[scroller[i]] -= 1] = i;
    for (let s = 0; s < this.count; s++) first[s] = first[s + 1];
    first[this.count] = total;
  }

  /**
   * Scrolls one of them.
   * @param {Elements} elements @param {number} s @param {number} offset points @returns {boolean} whether something moved
   */
  scroll(elements, s, offset) {
    if (s >= this.count || this.offsets[s] === offset) return false;
    this.offsets[s] = offset;
    const axis = this.axes[s], { members, first } = this, { along } = elements;
    const from = elements.from[axis], to = elements.to[axis], now = elements.now[axis], isTravelling = elements.changing.includes(axis);
    for (let m = first[s]; m < first[s + 1]; m++) {
      const i = members[m], target = along[i] - offset, delta = target - to[i];
      to[i] = target;
      from[i] = isTravelling ? from[i] + delta : target;
      now[i] = isTravelling ? now[i] + delta : target;
    }
    return true;
  }

  /**
   * How far an element is scrolled along an axis by its section, points.
   * @param {number} scroller its number, 0 for none @param {"x" | "y"} axis
   */
  offsetOf(scroller, axis) {
    return scroller > 0 && this.axes[scroller - 1] === axis ? this.offsets[scroller - 1] : 0;
  }
}
