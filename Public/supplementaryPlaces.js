/**
 * Where headers and footers begin: where what their section's cells say begins, so that they stand in one line.
 */

const CELL = 0, TEXT = 2, ROW = 3;
/** From the edges, where no cell says more; also the padding of rows, where a layout brings none. */
const MARGIN = 16;

/**
 * Writes `inset` (from the leading edge, points) and `near` (1 where the text is close to the rows of a group that stands
 * in from the edges, 0 where it is in the middle of its height) of where headers and footers go, and for their content
 * that of their section's first cell.
 * @param {import("./elements.js").Elements} elements @param {import("./messages.js").Layout} layout
 */
export function placeSupplementaries({ kind, section, content, to, count }, { rightToLeft, scrollDirection, text }) {
  // Where content scrolls sideways cells are beside their header, and do not say where its text begins.
  const isSideways = scrollDirection === "horizontal";
  to.inset.fill(0, 0, count);
  to.near.fill(0, 0, count);
  const padding = text?.padding.horizontal ?? MARGIN;
  /** @type {Map<number, { left: number, right: number, content: number }>} the span of each section's cells */
  const spans = new Map();
  for (let i = 0; i < count; i++) if (kind[i] !== CELL) spans.set(section[i], { left: Infinity, right: -Infinity, content: -1 });
  if (spans.size === 0) return;
  for (let i = 0; i < count; i++) {
    const span = kind[i] === CELL ? spans.get(section[i]) : undefined;
    if (span === undefined) continue;
    span.left = Math.min(span.left, to.x[i]);
    span.right = Math.max(span.right, to.x[i] + to.width[i]);
    if (span.content < 0) span.content = content[i];
  }
  for (let i = 0; i < count; i++) {
    const span = kind[i] === CELL ? undefined : spans.get(section[i]);
    if (span === undefined) continue;
    const indent = span.content < 0 || isSideways ? 0 : rightToLeft ? to.x[i] + to.width[i] - span.right : span.left - to.x[i];
    to.inset[i] = Math.max(MARGIN, indent + (span.content === ROW || span.content === TEXT ? padding : 0));
    to.near[i] = span.content === ROW && indent > 0 ? 1 : 0;
    content[i] = Math.max(0, span.content);
  }
}
