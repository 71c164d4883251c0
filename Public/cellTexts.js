import { bubblePlaces, emptyBubble } from "./bubbleContent.js";
import { linesThatFit } from "./contentMetrics.js";
import { emptyRow, rowLines, rowPlaces } from "./rowContent.js";

/**
 * What a cell says, broken into the lines that it has where it is going. Found once for a layout, not for each frame.
 *
 * @typedef {import("./contentMetrics.js").ContentMetrics} ContentMetrics
 * @typedef {import("./texts.js").Texts} Texts
 * @typedef {{ title: string[], subtitle: string[], value: string, valueWidth: number }} RowTexts
 * @typedef {{ text: string[] | null, row: RowTexts | null, bubble: string[] | null }} CellTexts null where the cell is
 *   none of it
 * @typedef {{ title: string, subtitle: string, value: string, accessory: string, hasPicture: boolean, text: number, row: number,
 *   bubble: number }} Said text, row, bubble: how much the cell is of each
 */

const row = emptyRow(), bubble = emptyBubble();

/**
 * @param {Said} cell @param {number} width where it is going, points @param {number} height @param {ContentMetrics} metrics
 * @param {Texts} texts
 * @returns {CellTexts}
 */
export function cellTexts(cell, width, height, metrics, texts) {
  return {
    text: cell.text > 0 ? textLines(cell.title, width, height, metrics, texts) : null,
    row: cell.row > 0 ? rowTexts(cell, width, height, metrics, texts) : null,
    bubble: cell.bubble > 0 ? bubbleLines(cell.title, width, height, metrics, texts) : null,
  };
}

/** @param {string} title @param {number} width @param {number} height @param {ContentMetrics} metrics @param {Texts} texts */
function textLines(title, width, height, { title: font, padding }, texts) {
  const room = Math.max(0, width - 2 * padding.horizontal), { lines } = texts.lines(title, font, room);
  return texts.cutLines(title, font, room, linesThatFit(height, font.lineHeight, lines.length));
}

/** @param {string} title @param {number} width @param {number} height @param {ContentMetrics} metrics @param {Texts} texts */
function bubbleLines(title, width, height, { title: font, bubble: { horizontal } }, texts) {
  const { textWidth } = bubblePlaces(width, 0, horizontal, bubble), { lines } = texts.lines(title, font, textWidth);
  return texts.cutLines(title, font, textWidth, linesThatFit(height, font.lineHeight, lines.length));
}

/** @param {Said} cell @param {number} width @param {number} height @param {ContentMetrics} metrics @param {Texts} texts @returns {RowTexts} */
function rowTexts(cell, width, height, metrics, texts) {
  const { title, subtitle, value, accessory, hasPicture } = cell;
  // A toggle shows its value by its knob.
  const shown = accessory === "toggle" ? "" : value;
  const parts = { hasPicture, hasSubtitle: subtitle !== "", accessory, valueWidth: shown === "" ? 0 : texts.lines(shown, metrics.value).width };
  const { textWidth, valueWidth } = rowPlaces(width, height, parts, metrics, row);
  const [titleCount, subtitleCount] = rowLines(height, texts.lines(title, metrics.title, textWidth).lines.length,
    texts.lines(subtitle, metrics.subtitle, textWidth).lines.length, metrics);
  return {
    title: texts.cutLines(title, metrics.title, textWidth, titleCount),
    subtitle: texts.cutLines(subtitle, metrics.subtitle, textWidth, subtitleCount),
    value: texts.cutLine(shown.replace(/\s+/g, " ").trim(), metrics.value, valueWidth), valueWidth: parts.valueWidth,
  };
}
