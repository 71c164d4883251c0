import { linesThatFit } from "./contentMetrics.js";
import { HEADER, SUPPLEMENTARY } from "./elements.js";
import { fillRounded } from "./shapes.js";
import { writeLines } from "./textDrawing.js";

/**
 * Headers, footers, what else is at the edges of a section, decorations, and the warning in place of a cell that cannot be drawn.
 *
 * @typedef {import("./cellDrawing.js").Context} Context
 * @typedef {import("./cellDrawing.js").Palette} Palette
 * @typedef {{ lines: string[], font: import("./contentMetrics.js").LineFont, align: "left" | "center" | "right", inset: number,
 *   top: number, isStrong: boolean, isLink: boolean }} Supplementary inset: from the edge that it is aligned at, points; top: where its lines begin
 */

/** Between the text of a grouped list's header or footer and its rows. */
const GROUP_GAP = 8;
const BODY = 17, FOOTNOTE = 13, SEMIBOLD = 600;
const BUBBLE = 4, CENTER = 2, TRAILING = 3;
/** A link that is too wide for its place is written smaller, down to this share; then it is cut. */
const LEAST_LINK = 0.75;

/** @returns {Supplementary} */
export function emptySupplementary() {
  return { lines: [], font: { size: BODY, weight: 400, lineHeight: 22 }, align: "left", inset: 0, top: 0, isStrong: false, isLink: false };
}

/**
 * A header or footer, where it is or where it goes: its text begins where its section's cells do; over bubbles it is
 * small and in the middle. What else is at the edges of a section, as "See all", leads on, and has the colour of a link.
 * @param {Supplementary} out is overwritten @param {import("./renderer.js").View} view @param {number} i place in the columns
 * @param {"now" | "to"} when @param {import("./contentMetrics.js").ContentMetrics} metrics @param {import("./texts.js").Texts} texts
 * @returns {Supplementary} out
 */
export function describeSupplementary(out, { elements, looks, isMirrored }, i, when, metrics, texts) {
  const { to, kind, key, content, side } = elements, { inset, near, height } = elements[when];
  const isHeader = kind[i] === HEADER, isAmongBubbles = content[i] === BUBBLE;
  out.isLink = kind[i] === SUPPLEMENTARY;
  const isSmall = !out.isLink && (!isHeader || isAmongBubbles);
  const text = looks.get(key[i])?.text ?? "", room = Math.max(0, to.width[i] - 2 * to.inset[i]);
  const size = metrics.value.size * (isSmall ? FOOTNOTE / BODY : 1), lineHeight = metrics.value.lineHeight * (isSmall ? 18 / 22 : 1);
  out.isStrong = isHeader && !isSmall;
  const weight = out.isStrong ? SEMIBOLD : 400;
  const wide = out.isLink && side[i] !== 0 ? Math.max(LEAST_LINK, room / Math.max(room, texts.lines(text, { size, weight }).width)) : 1;
  const shrink = Math.min(wide, to.height[i] / lineHeight);
  out.font = { size: Math.round(size * shrink * 4) / 4, weight, lineHeight: lineHeight * shrink };
  out.align = side[i] === CENTER || (side[i] === 0 && isAmongBubbles) ? "center" : (side[i] === TRAILING) !== isMirrored ? "right" : "left";
  out.inset = inset[i];
  // It is broken for where it goes, as cells are.
  if (out.isLink && side[i] !== 0) out.lines = text === "" ? [] : [texts.cutLine(text, out.font, room)];
  else {
    const { lines } = texts.lines(text, out.font, room);
    out.lines = lines.length === 0 ? [] : texts.cutLines(text, out.font, room, linesThatFit(to.height[i], out.font.lineHeight, lines.length));
  }
  const free = height[i] - out.lines.length * out.font.lineHeight;
  const close = isHeader ? Math.max(free / 2, free - GROUP_GAP) : Math.min(free / 2, GROUP_GAP);
  out.top = free / 2 + near[i] * (close - free / 2);
  return out;
}

/**
 * @param {Context} context @param {Supplementary} shown @param {number} x pixels @param {number} y @param {number} width
 * @param {number} height @param {number} scale @param {Palette} palette
 */
export function drawSupplementary(context, { lines, font, align, inset, top, isStrong, isLink }, x, y, width, height, scale, palette) {
  if (lines.length === 0 || height < 4 * scale) return;
  const edge = align === "center" ? width / scale / 2 : align === "right" ? width / scale - inset : inset;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  writeLines(context, lines, edge, top, font, align, isLink ? palette.accent : isStrong ? palette.ink : palette.soft, scale);
  context.restore();
}

/**
 * The ground of a header or footer that is pinned over cells, and a line towards them.
 * @param {Context} context @param {boolean} isBefore whether its cells are below it, or to its right @param {number} x pixels
 * @param {number} y @param {number} width @param {number} height @param {number} share of it that shows @param {Palette} palette
 */
export function drawPinnedGround(context, isBefore, x, y, width, height, share, palette) {
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * share * 0.94;
  context.fillStyle = palette.screen;
  context.fillRect(x, y, width, height);
  context.globalAlpha = alpha * share;
  context.fillStyle = palette.separator;
  if (height > width) context.fillRect(isBefore ? x + width - 1 : x, y, 1, height);
  else context.fillRect(x, isBefore ? y + height - 1 : y, width, 1);
  context.globalAlpha = alpha;
}

/**
 * What lies below a section.
 * @param {Context} context @param {string} color @param {number} x pixels @param {number} y @param {number} width
 * @param {number} height @param {number} radius pixels
 */
export function drawDecoration(context, color, x, y, width, height, radius) {
  fillRounded(context, x, y, width, height, [Math.max(0, Math.min(radius, width / 2, height / 2))], color);
}

/**
 * In place of a cell whose size makes no sense: its place is kept, it is not drawn.
 * @param {Context} context @param {number} x @param {number} y @param {number} scale @param {Palette} palette
 */
export function drawWarning(context, x, y, scale, palette) {
  const u = scale * 8;
  context.fillStyle = palette.warn;
  context.beginPath();
  context.moveTo(x + u, y);
  context.lineTo(x + 2 * u, y + 1.8 * u);
  context.lineTo(x, y + 1.8 * u);
  context.closePath();
  context.fill();
  context.fillStyle = palette.screen;
  context.fillRect(x + 0.88 * u, y + 0.65 * u, 0.24 * u, 0.6 * u);
  context.fillRect(x + 0.88 * u, y + 1.38 * u, 0.24 * u, 0.24 * u);
}
