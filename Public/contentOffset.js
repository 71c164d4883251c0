/**
 * How the content offset meets new content.
 *
 * @typedef {import("./scrolling.js").ScrollAxis} ScrollAxis
 * @typedef {{ x: ScrollAxis, y: ScrollAxis, viewport: { width: number, height: number } }} Scrolled
 * @typedef {import("./messages.js").Layout} Layout
 */

/** Content that is larger than what is visible by less does not scroll across its direction: a rounding of sums. */
const LEAST_OVERFLOW = 0.5;

/**
 * What the server hears of: content that is pulled beyond its end is at its end.
 * @param {Scrolled} page
 * @returns {import("./messages.js").Pair}
 */
export function offsetToReport({ x, y }) {
  return [x.clamped(x.offset), y.clamped(y.offset)];
}

/**
 * The server streams the window that is scrolled to.
 * @param {Scrolled & { scene: { layout: Layout | null }, reportedOffset: import("./messages.js").Pair,
 *   reports: import("./reports.js").Reports }} page
 */
export function reportOffset(page) {
  const offset = offsetToReport(page);
  if (page.scene.layout === null || (offset[0] === page.reportedOffset[0] && offset[1] === page.reportedOffset[1])) return;
  page.reportedOffset = offset;
  page.reports.scrollDidChange(offset);
}

/**
 * The same for the sections that scroll by themselves.
 * @param {{ scrollers: import("./sectionScrollers.js").SectionScrollers, reports: import("./reports.js").Reports }} page
 */
export function reportSections({ scrollers: { inView }, reports }) {
  for (const scroller of inView) {
    const { offsetToReport } = scroller;
    if (offsetToReport === scroller.reported) continue;
    scroller.reported = offsetToReport;
    reports.sectionDidScroll(scroller.section, offsetToReport);
  }
}

/**
 * Takes what the scrollers of a layout say: offsets that were reported while it was on its way count for nothing, since
 * they speak of the layout before.
 * @param {{ scrollers: import("./sectionScrollers.js").SectionScrollers, reports: import("./reports.js").Reports,
 *   scene: import("./scene.js").Scene, nameOf(i: number): string }} page @param {Layout} layout
 */
export function settleSections(page, layout) {
  const { scrollers, reports, scene } = page;
  scrollers.take(layout.scrollers ?? [], scene.elements, (i) => page.nameOf(i));
  reports.push = layout.push;
  for (const scroller of scrollers.inView) if (reports.isInVain(scroller.section, layout.seq)) scroller.reported = NaN;
}

/**
 * The content offset along the scroll of a layout.
 * @param {Scrolled} page @param {Layout | null} layout
 */
export function offsetAlong({ x, y }, layout) {
  return layout?.scrollDirection === "horizontal" ? x.offset : y.offset;
}

/**
 * Content scrolls each way in which there is more of it than is visible, as in a UIScrollView: a flow along its direction
 * only, a circle of many rings both ways. Across, what fits lies at its inset. A horizontal one that is read from right to
 * left begins at its right end.
 * @param {Scrolled} page @param {Layout} layout
 */
export function setRanges({ x, y, viewport }, { contentInset: inset, contentSize: [width, height], scrollDirection, rightToLeft, snap }) {
  const isHorizontal = scrollDirection === "horizontal";
  x.setPlaces(isHorizontal ? snap : undefined, isHorizontal && rightToLeft);
  y.setPlaces(isHorizontal ? undefined : snap, false);
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
  const startsX = isFirst || x.offset === x.first, startsY = isFirst || y.offset === y.first;
  setRanges(page, layout);
  x.settle(layout.offset?.[0] ?? (startsX ? x.first : null), reportedX);
  y.settle(layout.offset?.[1] ?? (startsY ? y.first : null), reportedY);
  return [x.offset - old[0], y.offset - old[1]];
}
