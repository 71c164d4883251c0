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

/**
 * A layout scrolls along its direction only; across it lies at its inset.
 * @param {Scrolled} page @param {Layout} layout
 */
export function setRanges({ x, y, viewport }, { contentInset: inset, contentSize: [width, height], scrollDirection }) {
  const isHorizontal = scrollDirection === "horizontal";
  x.setRange(isHorizontal ? width : 0, viewport.width, inset.left, isHorizontal ? inset.right : 0);
  y.setRange(isHorizontal ? 0 : height, viewport.height, inset.top, isHorizontal ? 0 : inset.bottom);
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
