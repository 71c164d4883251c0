/**
 * How the content offset meets new content.
 *
 * @typedef {import("./scrolling.js").ScrollAxis} ScrollAxis
 * @typedef {{ x: ScrollAxis, y: ScrollAxis, viewport: { width: number, height: number } }} Scrolled
 * @typedef {import("./messages.js").Layout} Layout
 */

/**
 * What the server hears of: content that is pulled beyond its end is at its end.
 * @param {Scrolled} page
 * @returns {import("./messages.js").Pair}
 */
export function offsetToReport({ x, y }) {
  return [x.clamped(x.offset), y.clamped(y.offset)];
}

/** Content that is larger than what is visible by less does not scroll across its direction: a rounding of sums. */
const LEAST_OVERFLOW = 0.5;

/**
 * Content scrolls each way in which there is more of it than is visible, as in a UIScrollView: a flow along its direction
 * only, a circle of many rings both ways. Across, what fits lies at its inset.
 * @param {Scrolled} page @param {Layout} layout
 */
export function setRanges({ x, y, viewport }, { contentInset: inset, contentSize: [width, height], scrollDirection }) {
  const isHorizontal = scrollDirection === "horizontal";
  const scrollsX = isHorizontal || width + inset.left + inset.right - viewport.width >= LEAST_OVERFLOW;
  const scrollsY = !isHorizontal || height + inset.top + inset.bottom - viewport.height >= LEAST_OVERFLOW;
  x.setRange(scrollsX ? width : 0, viewport.width, inset.left, scrollsX ? inset.right : 0);
  y.setRange(scrollsY ? height : 0, viewport.height, inset.top, scrollsY ? inset.bottom : 0);
}

/**
 * Takes the offset that a layout brings. Where it brings none, content that rested at its start does so again,
 * whatever the insets are now; other content comes back into its range.
 * @param {Scrolled} page @param {Layout} layout @param {boolean} isFirst
 * @returns {import("./messages.js").Pair} by how much the offset has changed
 */
export function settleOffset(page, layout, isFirst) {
  const { x, y } = page, old = [x.offset, y.offset], [reportedX, reportedY] = offsetToReport(page);
  const startsX = isFirst || x.offset === x.min, startsY = isFirst || y.offset === y.min;
  setRanges(page, layout);
  x.settle(layout.offset?.[0] ?? (startsX ? x.min : null), reportedX);
  y.settle(layout.offset?.[1] ?? (startsY ? y.min : null), reportedY);
  return [x.offset - old[0], y.offset - old[1]];
}
