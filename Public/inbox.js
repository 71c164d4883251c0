/**
 * What came since the last frame, in its order: looks come before the layout that needs them.
 *
 * @typedef {import("./messages.js").Layout} Layout
 * @typedef {import("./messages.js").Look} Look
 */
export class Inbox {
  constructor() {
    /** @type {({ layout: Layout, received: number } | { looks: Look[] })[]} */
    this.entries = [];
  }

  get isEmpty() {
    return this.entries.length === 0;
  }

  /** @param {Look[]} looks */
  addLooks(looks) {
    this.entries.push({ looks });
  }

  /** @param {Layout} layout @param {number} received milliseconds */
  addLayout(layout, received) {
    this.entries.push({ layout, received });
  }

  clear() {
    this.entries.length = 0;
  }

  /**
   * Hands everything on and is empty.
   * @param {(looks: Look[]) => void} onLooks
   * @param {(layout: Layout, received: number, isLast: boolean) => void} onLayout isLast: nothing came after it
   * @returns {number[]} the pushes that came
   */
  empty(onLooks, onLayout) {
    const { entries } = this;
    /** @type {number[]} */
    const pushes = [];
    this.entries = [];
    entries.forEach((entry, n) => {
      if ("looks" in entry) return onLooks(entry.looks);
      pushes.push(entry.layout.push);
      onLayout(entry.layout, entry.received, n === entries.length - 1);
    });
    return pushes;
  }
}
