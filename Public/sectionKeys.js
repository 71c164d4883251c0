/**
 * Keys for the sections that scroll by themselves: they go with the cell that is selected, or has the keyboard's focus.
 *
 * @typedef {Pick<import("./page.js").Page, "scene" | "scrollers" | "selection" | "viewport" | "x" | "y" | "edges" | "invalidate">} Scrolled
 */

/**
 * The section that the selected cell is in, where it scrolls by itself and is in sight: its place in the layout, or −1.
 * @param {Scrolled} page
 */
export function selectedScroller({ scrollers: { inView }, selection: { selected }, viewport, x, y }) {
  const s = inView.findIndex(({ section }) => section === selected?.section), frame = inView[s]?.frame;
  if (frame === undefined) return -1;
  const left = frame.x - x.offset, top = frame.y - y.offset;
  return left < viewport.width && top < viewport.height && left + frame.width > 0 && top + frame.height > 0 ? s : -1;
}

/**
 * Scrolls a section sideways by a group.
 * @param {Scrolled} page @param {number} s its place in the layout, −1 for none @param {number} direction −1 to the left, 1 to the right
 * @returns {boolean} whether there is one that scrolls sideways
 */
export function scrollByGroup(page, s, direction) {
  const own = page.scrollers.inView[s];
  if (own === undefined || own.isVertical || !own.canScroll) return false;
  own.jump(own.groupBeside(page.scene.elements, s, direction), page.edges.time());
  page.invalidate();
  return true;
}

/**
 * Scrolls a section to where its content begins or ends.
 * @param {Scrolled} page @param {number} s its place in the layout, −1 for none @param {boolean} isFirst
 * @returns {boolean} whether there is one
 */
export function scrollToEnd(page, s, isFirst) {
  const own = page.scrollers.inView[s];
  if (own === undefined || !own.canScroll) return false;
  own.jump(isFirst ? own.first : own.last, page.edges.time());
  page.invalidate();
  return true;
}
