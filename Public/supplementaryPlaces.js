/**
 * Where headers and footers begin: where what their section's cells say begins, so that they stand in one line. What else
 * is at the edges of a section and is narrow stands at that end of its place which is nearer to the content's edge.
 */

const CELL = 0, SUPPLEMENTARY = 4, BADGE = 5;
const TEXT = 2, ROW = 3;
const LEADING = 1, CENTER = 2, TRAILING = 3;
/** From the content's edge, where no cell says more; also the padding of rows, where a layout brings none. */
const MARGIN = 16;
/** What is wider than this share of the content is no mark at one of its sides. */
const NARROW = 0.5;

/**
 * Writes `inset` (from the leading edge, points) and `near` (1 where the text is close to the rows of a group that stands
 * in from the edges, 0 where it is in the middle of its height) of where headers and footers go, for their content that
 * of their section's first cell, and on which `side` a narrow supplementary stands.
 * @param {import("./elements.js").Elements} elements @param {import("./messages.js").Layout} layout
 */
export function placeSupplementaries({ kind, section, content, side, scroller, to, count }, { rightToLeft, scrollDirection, contentSize, text }) {
  // Where content scrolls sideways cells are beside their header, and do not say where its text begins.
  const isSideways = scrollDirection === "horizontal", [total] = contentSize;
  to.inset.fill(0, 0, count);
  to.near.fill(0, 0, count);
  const padding = text?.padding.horizontal ?? MARGIN;
  /** @type {Map<number, { left: number, right: number, content: number }>} the span of each section's cells */
  const spans = new Map();
  for (let i = 0; i < count; i++) if (kind[i] !== CELL && kind[i] !== BADGE) spans.set(section[i], { left: Infinity, right: -Infinity, content: -1 });
  if (spans.size === 0) return;
  for (let i = 0; i < count; i++) {
    const span = kind[i] === CELL ? spans.get(section[i]) : undefined;
    if (span === undefined) continue;
    if (span.content < 0) span.content = content[i];
    if (scroller[i] > 0) continue; // it begins wherever it is scrolled to
    span.left = Math.min(span.left, to.x[i]);
    span.right = Math.max(span.right, to.x[i] + to.width[i]);
  }
  for (let i = 0; i < count; i++) {
    const span = kind[i] === CELL || kind[i] === BADGE ? undefined : spans.get(section[i]);
    if (span === undefined) continue;
    content[i] = Math.max(0, span.content);
    const left = to.x[i], right = total - to.x[i] - to.width[i], before = rightToLeft ? right : left, after = rightToLeft ? left : right;
    if (kind[i] === SUPPLEMENTARY && to.width[i] < total * NARROW) {
      side[i] = Math.abs(before - after) < 1 ? CENTER : before < after ? LEADING : TRAILING;
      continue;
    }
    const indent = span.left === Infinity || isSideways ? 0 : rightToLeft ? to.x[i] + to.width[i] - span.right : span.left - to.x[i];
    to.inset[i] = Math.max(MARGIN - Math.max(0, before), indent + (span.content === ROW || span.content === TEXT ? padding : 0));
    to.near[i] = span.content === ROW && indent > 0 ? 1 : 0;
  }
}
