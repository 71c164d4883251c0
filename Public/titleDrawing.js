import { bubblePlaces, emptyBubble } from "./bubbleContent.js";
import { cellContent, emptyContent, LABEL_SIZE } from "./cellContent.js";
import { bubbleInk, placesOf, textInk } from "./faceDrawing.js";
import { writeLine } from "./textDrawing.js";

/**
 * The title of a cell on its way from one content to another: where both show it on one line it travels, else each
 * shows its own and they fade.
 *
 * @typedef {import("./cellDrawing.js").Context} Context
 * @typedef {import("./cellDrawing.js").Cell} Cell
 * @typedef {import("./cellDrawing.js").Palette} Palette
 */

const label = emptyContent(), bubble = emptyBubble();
/** The mean of the places: x of the leading edge, the middle of the line, the font's size. */
const mean = { share: 0, x: 0, middle: 0, size: 0 };

/** @param {number} share @param {number} x @param {number} middle @param {number} size */
function add(share, x, middle, size) {
  mean.share += share;
  mean.x += share * x;
  mean.middle += share * middle;
  mean.size += share * size;
}

/**
 * Whether the title travels: the cell is of several contents that say it, on one line each.
 * @param {Cell} cell
 */
export function titleTravels({ card, text, row, bubble: bubbled, title, metrics, texts }) {
  const contents = [card, text, row, bubbled].filter((share) => share > 0).length;
  const isWhole = (/** @type {string[] | undefined} */ lines) => lines === undefined || (lines.length === 1 && lines[0] === title);
  return contents > 1 && title !== "" && metrics.title.weight === 400
    && isWhole(text > 0 ? texts.text ?? [] : undefined) && isWhole(row > 0 ? texts.row?.title ?? [] : undefined)
    && isWhole(bubbled > 0 ? texts.bubble ?? [] : undefined);
}

/**
 * Draws it where it is, in the inks of the contents that it is on its way between.
 * @param {Context} context in points, at the cell's corner @param {Cell} cell @param {number} width points
 * @param {number} height @param {number} scale @param {Palette} palette @param {import("./texts.js").Texts} texts
 */
export function drawTravelling(context, cell, width, height, scale, palette, texts) {
  const { metrics: { title: font, padding, bubble: { horizontal }, subtitle }, isMirrored, title, texts: { row: said } } = cell;
  const at = (/** @type {number} */ size) => texts.lines(title, font).width * (size / font.size);
  mean.share = mean.x = mean.middle = mean.size = 0;
  if (cell.card > 0) {
    cellContent(cell.axis, width, height, at(LABEL_SIZE), label);
    add(cell.card, label.labelX, label.labelY, LABEL_SIZE * label.labelScale);
  }
  if (cell.text > 0) add(cell.text, cell.ground === "" ? padding.horizontal : (width - at(font.size)) / 2, height / 2, font.size);
  if (cell.row > 0) add(cell.row, placesOf(cell, width, height).textX, (height - (said?.subtitle.length ?? 0) * subtitle.lineHeight) / 2, font.size);
  if (cell.bubble > 0) {
    const { textX, textWidth } = bubblePlaces(width, cell.hang, horizontal, bubble);
    add(cell.bubble, isMirrored ? width - textX - textWidth : textX, height / 2, font.size);
  }
  const { share, x, middle } = mean, size = Math.max(1, mean.size / share), alpha = context.globalAlpha;
  context.save();
  context.translate(isMirrored ? width - x / share : x / share, middle / share);
  context.scale(size / font.size, size / font.size);
  // A fades under B: where both have one ink it is that.
  let drawn = 0;
  const write = (/** @type {number} */ part, /** @type {string} */ ink) => {
    if (part <= 0) return;
    drawn += part;
    context.globalAlpha = alpha * Math.min(1, part / drawn);
    writeLine(context, title, 0, 0, font, isMirrored ? "right" : "left", ink, scale * (size / font.size));
  };
  write(Math.max(0, cell.card) + Math.max(0, cell.row), palette.ink);
  write(cell.text, textInk(cell, palette));
  write(cell.bubble, bubbleInk(cell, palette));
  context.restore();
  context.globalAlpha = alpha;
}
