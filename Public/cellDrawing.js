import { drawLabel, drawSharedPicture } from "./cardDrawing.js";
import { addBubble, bubbleGround, drawBubbleText, drawRow, drawText, placesOf } from "./faceDrawing.js";
import { fillRounded } from "./shapes.js";
import { drawTravelling, titleTravels } from "./titleDrawing.js";

/**
 * Draws one cell: its ground, its picture, what it says, its separator. On its way from one content to another it is a
 * bit of both.
 *
 * @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context
 * @typedef {{ ink: string, soft: string, tertiary: string, screen: string, card: string, cardLine: string, track: string,
 *   accent: string, warn: string, pressed: string, separator: string, on: string, off: string, mine: string,
 *   theirs: string, section: string, badge: string, badgeInk: string }} Palette on, off: of a toggle; mine, theirs: of
 *   bubbles; section: below one, where the file names no colour
 * @typedef {{ photo: number, card: number, text: number, row: number, bubble: number, axis: number, cornerRadius: number,
 *   minXminY: number, maxXminY: number, minXmaxY: number, maxXmaxY: number, hang: number, tail: number }} Shape
 *   how much of each content it is, 1 in all; the share of the radius at each corner; hang: −1 left … 1 right, the side of
 *   a bubble; tail: how much of its tail shows
 * @typedef {Shape & { color: string, ground: string, isCarded: boolean, title: string, subtitle: string, value: string, accessory: string,
 *   hasPicture: boolean, separator: number, isMine: boolean, isMirrored: boolean, isPressed: boolean, isChanging: boolean,
 *   metrics: import("./contentMetrics.js").ContentMetrics, texts: import("./cellTexts.js").CellTexts,
 *   picture: import("./pictures.js").Picture | null, bitmap: ImageBitmap | null }} Cell
 *   color: of the picture's ground; ground: the file's own colour, else empty; isCarded: a text without one stands on a
 *   card, since its corners are to be round; isMirrored: what reads from right to left;
 *   isChanging: its size is not the one that its texts are broken for; bitmap: what to draw the picture from; null: from
 *   the image itself
 */

/** Radii, clockwise from the top left; and those of a line just inside. */
const corners = [0, 0, 0, 0], inner = [0, 0, 0, 0];

/**
 * @param {Context} context @param {Cell} cell @param {number} x pixels @param {number} y
 * @param {number} width pixels @param {number} height @param {number} scale pixels a point @param {Palette} palette
 * @param {import("./texts.js").Texts} texts
 */
export function drawCell(context, cell, x, y, width, height, scale, palette, texts) {
  const { card, text, row, bubble, isPressed } = cell, alpha = context.globalAlpha;
  const radius = Math.max(0, Math.min(cell.cornerRadius * scale, width / 2, height / 2));
  corners[0] = radius * Math.max(0, cell.minXminY);
  corners[1] = radius * Math.max(0, cell.maxXminY);
  corners[2] = radius * Math.max(0, cell.maxXmaxY);
  corners[3] = radius * Math.max(0, cell.minXmaxY);
  const fill = (/** @type {number} */ share, /** @type {string} */ color) => {
    if (share <= 0 || color === "") return;
    context.globalAlpha = alpha * Math.min(1, share);
    fillRounded(context, x, y, width, height, corners, color);
    context.globalAlpha = alpha;
  };
  // As in UIKit's highlight of the article's cell: a card's background is clear while pressed.
  fill((isPressed ? 0 : card) + row, palette.card);
  fill(text, cell.ground === "" && cell.isCarded ? palette.card : cell.ground);
  if (isPressed) fill(row, palette.pressed);
  drawSharedPicture(context, cell, x, y, width, height, corners, scale, palette, texts);
  if (isPressed) fill(1 - card - row - bubble, palette.pressed);
  if (card + text + row + bubble > 0) drawFaces(context, cell, x, y, width, height, scale, palette, texts);
  if (card > 0) drawCardLine(context, card, x, y, width, height, scale, palette);
  if (Number.isNaN(cell.separator)) return;
  // Beside a picture it begins where the texts do, as in UIKit's lists, unless it is to reach from edge to edge.
  const beside = row > 0 && cell.hasPicture && cell.separator > 0 ? placesOf(cell, width / scale, height / scale).textX - cell.metrics.padding.horizontal : 0;
  const inset = Math.min(width, Math.round((cell.separator + beside * Math.min(1, row)) * scale));
  context.fillStyle = palette.separator;
  context.fillRect(cell.isMirrored ? x : x + inset, y + height - 1, width - inset, 1);
}

/** @param {Context} context @param {number} share @param {number} x @param {number} y @param {number} width @param {number} height @param {number} scale @param {Palette} palette */
function drawCardLine(context, share, x, y, width, height, scale, palette) {
  const alpha = context.globalAlpha, lineWidth = Math.max(1, scale / 2), half = lineWidth / 2;
  context.globalAlpha = alpha * Math.min(1, share);
  context.strokeStyle = palette.cardLine;
  context.lineWidth = lineWidth;
  for (let n = 0; n < 4; n++) inner[n] = Math.max(0, (corners[n] ?? 0) - half);
  context.beginPath();
  context.roundRect(x + half, y + half, Math.max(0, width - lineWidth), Math.max(0, height - lineWidth), inner);
  context.stroke();
  context.globalAlpha = alpha;
}

/** @param {Context} context @param {Cell} cell @param {number} x @param {number} y @param {number} width @param {number} height @param {number} scale @param {Palette} palette @param {import("./texts.js").Texts} texts */
function drawFaces(context, cell, x, y, width, height, scale, palette, texts) {
  const { card, text, row, bubble, isChanging, isPressed } = cell, w = width / scale, h = height / scale, alpha = context.globalAlpha;
  const show = (/** @type {number} */ share) => {
    context.globalAlpha = alpha * Math.max(0, Math.min(1, share));
    return share > 0;
  };
  context.save();
  if (isChanging && (text > 0 || row > 0)) {
    // Lines that were broken for another width end where the cell does.
    context.beginPath();
    context.roundRect(x, y, width, height, corners);
    context.clip();
  }
  context.translate(x, y);
  context.scale(scale, scale);
  const travels = titleTravels(cell);
  if (show(card) && !travels) drawLabel(context, cell, w, h, scale, palette, texts);
  if (show(text) && !travels) drawText(context, cell, w, h, scale, palette);
  if (show(row)) drawRow(context, cell, w, h, scale, palette, !travels);
  if (show(bubble)) {
    addBubble(context, cell, 0, 0, w, h);
    context.fillStyle = bubbleGround(cell, palette);
    context.fill();
    if (isPressed) {
      context.fillStyle = palette.pressed;
      context.fill();
    }
    if (isChanging) context.clip();
    if (!travels) drawBubbleText(context, cell, w, h, scale, palette);
  }
  context.globalAlpha = alpha;
  if (travels) drawTravelling(context, cell, w, h, scale, palette, texts);
  context.restore();
  context.globalAlpha = alpha;
}
