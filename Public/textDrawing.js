import { cssFont } from "./texts.js";

/**
 * Text on the canvas, in points: the context is scaled and stands at the cell's corner.
 *
 * @typedef {import("./cellDrawing.js").Context} Context
 * @typedef {import("./contentMetrics.js").LineFont} LineFont
 */

/** From the middle of a line to its baseline, in parts of the font's size: capitals stand in the middle. */
const BASELINE = 0.355;
/** A text runs as its first letter does. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * Lines below one another, the baselines on whole pixels.
 * @param {Context} context @param {string[]} lines @param {number} x of the side that they are aligned at
 * @param {number} top of the first line @param {LineFont} font @param {"left" | "center" | "right"} align
 * @param {string} color @param {number} scale pixels a point
 */
export function writeLines(context, lines, x, top, font, align, color, scale) {
  if (lines.length === 0) return;
  context.font = cssFont(font);
  context.textRendering = "geometricPrecision";
  context.textAlign = align;
  context.textBaseline = "alphabetic";
  context.fillStyle = color;
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n] ?? "", baseline = top + (n + 0.5) * font.lineHeight + BASELINE * font.size;
    context.direction = RIGHT_TO_LEFT.test(line) ? "rtl" : "ltr";
    context.fillText(line, x, Math.round(baseline * scale) / scale);
  }
}

/**
 * One line, its middle at `middle`.
 * @param {Context} context @param {string} text @param {number} x @param {number} middle @param {LineFont} font
 * @param {"left" | "center" | "right"} align @param {string} color @param {number} scale
 */
export function writeLine(context, text, x, middle, font, align, color, scale) {
  if (text !== "") writeLines(context, [text], x, middle - font.lineHeight / 2, font, align, color, scale);
}
