import { writeLine } from "./textDrawing.js";

/**
 * The badge of an item: a red pill with what it counts.
 *
 * It is as high as its frame and never narrower than high; a text that needs more room widens it to both sides, as a
 * badge on a home screen grows. Without a text there is none.
 *
 * @typedef {import("./cellDrawing.js").Context} Context
 * @typedef {import("./cellDrawing.js").Palette} Palette
 */

/** Footnote, and what it shrinks to in a badge that is too low for it, as shares of the height. */
const FOOTNOTE = 13, SHARE = 0.68;
const SEMIBOLD = 600;
/** Beside the text, as a share of the height. */
const PADDING = 0.3;
const font = { size: FOOTNOTE, weight: SEMIBOLD, lineHeight: FOOTNOTE };

/**
 * @param {Context} context @param {string} text @param {number} x pixels @param {number} y @param {number} width
 * @param {number} height @param {number} zoom how much of its size it has, about its middle
 * @param {number} scale pixels a point @param {Palette} palette @param {import("./texts.js").Texts} texts
 */
export function drawBadge(context, text, x, y, width, height, zoom, scale, palette, texts) {
  if (text === "" || !(zoom > 0) || !(width > 0) || !(height > 0)) return;
  font.size = font.lineHeight = Math.min(FOOTNOTE, Math.round((height / scale) * SHARE * 4) / 4);
  const needed = texts.lines(text, font).width * scale + 2 * PADDING * height, wide = Math.max(width, height, needed);
  const middleX = x + width / 2, middleY = y + height / 2;
  context.fillStyle = palette.badge;
  context.beginPath();
  context.roundRect(middleX - (wide * zoom) / 2, middleY - (height * zoom) / 2, wide * zoom, height * zoom, (height * zoom) / 2);
  context.fill();
  context.save();
  context.translate(middleX, middleY);
  context.scale(scale * zoom, scale * zoom);
  writeLine(context, text, 0, 0, font, "center", palette.badgeInk, scale * zoom);
  context.restore();
}
