import { drawAccessory } from "./accessoryDrawing.js";
import { bubblePlaces, emptyBubble, TAIL_WIDTH } from "./bubbleContent.js";
import { takesWhite } from "./contrast.js";
import { emptyRow, mirrored, rowPlaces } from "./rowContent.js";
import { bubblePath } from "./shapes.js";
import { writeLine, writeLines } from "./textDrawing.js";

/**
 * What texts, rows and bubbles show: points from the cell's corner, on a context that is scaled so.
 *
 * @typedef {import("./cellDrawing.js").Context} Context
 * @typedef {import("./cellDrawing.js").Cell} Cell
 * @typedef {import("./cellDrawing.js").Palette} Palette
 * @typedef {import("./contentMetrics.js").ContentMetrics} ContentMetrics
 */

const row = emptyRow(), bubble = emptyBubble();
const parts = { hasPicture: false, hasSubtitle: false, accessory: "", valueWidth: 0 };
const INK = "#1b1b1f";

/**
 * Title and subtitle, value and accessory of a row; its picture is drawn with the others' pictures.
 * @param {Context} context @param {Cell} cell @param {number} width points @param {number} height @param {number} scale
 * @param {Palette} palette @param {boolean} withTitle
 */
export function drawRow(context, cell, width, height, scale, palette, withTitle) {
  const { metrics, accessory, isMirrored, texts: { row: shown } } = cell;
  if (shown === null) return;
  const { title, subtitle, value } = metrics, middle = height / 2;
  const places = placesOf(cell, width, height), align = isMirrored ? "right" : "left", opposite = isMirrored ? "left" : "right";
  const edge = (/** @type {number} */ x) => (isMirrored ? width - x : x);
  let top = middle - (shown.title.length * title.lineHeight + shown.subtitle.length * subtitle.lineHeight) / 2;
  if (withTitle) writeLines(context, shown.title, edge(places.textX), top, title, align, palette.ink, scale);
  top += shown.title.length * title.lineHeight;
  writeLines(context, shown.subtitle, edge(places.textX), top, subtitle, align, palette.soft, scale);
  writeLine(context, shown.value, edge(places.valueX + places.valueWidth), middle, value, opposite, palette.soft, scale);
  if (accessory === "") return;
  const { accessoryX: x, accessoryWidth } = places;
  drawAccessory(context, accessory, cell.value === "on", isMirrored ? mirrored(x, accessoryWidth, width) : x, middle, accessoryWidth, isMirrored, palette);
}

/**
 * The places of a row's parts, and of its picture.
 * @param {Cell} cell @param {number} width points @param {number} height
 * @returns {import("./rowContent.js").RowPlaces} valid until the next call
 */
export function placesOf(cell, width, height) {
  parts.hasPicture = cell.hasPicture;
  parts.hasSubtitle = cell.subtitle !== "";
  parts.accessory = cell.accessory;
  parts.valueWidth = cell.texts.row?.valueWidth ?? 0;
  return rowPlaces(width, height, parts, cell.metrics, row);
}

/**
 * A text: in the middle of its height, at the leading edge; one line on a ground of its own in the middle altogether.
 * @param {Context} context @param {Cell} cell @param {number} width points @param {number} height @param {number} scale
 * @param {Palette} palette
 */
export function drawText(context, cell, width, height, scale, palette) {
  const { metrics: { title, padding }, isMirrored, ground, texts: { text: lines } } = cell;
  if (lines === null) return;
  const isCentered = ground !== "" && lines.length === 1;
  const x = isCentered ? width / 2 : isMirrored ? width - padding.horizontal : padding.horizontal;
  writeLines(context, lines, x, (height - lines.length * title.lineHeight) / 2, title, isCentered ? "center" : isMirrored ? "right" : "left",
    textInk(cell, palette), scale);
}

/** @param {Cell} cell @param {Palette} palette the colour of a text */
export function textInk({ ground }, palette) {
  return ground === "" ? palette.ink : inkOn(ground, palette);
}

/**
 * The body of a bubble as a path, at its place.
 * @param {Context} context @param {Cell} cell @param {number} x @param {number} y @param {number} width points
 * @param {number} height
 */
export function addBubble(context, cell, x, y, width, height) {
  const places = bubblePlaces(width, cell.hang, cell.metrics.bubble.horizontal, bubble);
  bubblePath(context, x + places.bodyX, y, places.bodyWidth, height, cell.cornerRadius, cell.hang, Math.min(1, Math.max(0, cell.tail)), TAIL_WIDTH);
}

/** @param {Cell} cell @param {Palette} palette the colour of its body */
export function bubbleGround(cell, palette) {
  return cell.ground !== "" ? cell.ground : cell.isMine ? palette.mine : palette.theirs;
}

/**
 * @param {Context} context @param {Cell} cell @param {number} width points @param {number} height @param {number} scale
 * @param {Palette} palette
 */
export function drawBubbleText(context, cell, width, height, scale, palette) {
  const { metrics: { title, bubble: { horizontal } }, isMirrored, texts: { bubble: lines } } = cell;
  if (lines === null) return;
  const { textX, textWidth } = bubblePlaces(width, cell.hang, horizontal, bubble);
  writeLines(context, lines, isMirrored ? textX + textWidth : textX, (height - lines.length * title.lineHeight) / 2, title,
    isMirrored ? "right" : "left", bubbleInk(cell, palette), scale);
}

/** @param {Cell} cell @param {Palette} palette the colour of a bubble's text */
export function bubbleInk(cell, palette) {
  return inkOn(bubbleGround(cell, palette), palette);
}

/** @param {string} ground @param {Palette} palette */
function inkOn(ground, palette) {
  return takesWhite(ground, false) ? "#fff" : ground.startsWith("#") ? INK : palette.ink;
}
