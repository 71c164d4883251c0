import { linesThatFit } from "./contentMetrics.js";

/**
 * What is inside a row, as in UIKit's list cells: points from the cell's top left corner, for a layout that reads from
 * left to right; `mirrored` turns the others.
 *
 * ```
 * ↔ ▣ ↔ title  ……  gap value gap › ↔     picture and accessory stand in the middle of the height
 *       subtitle
 * ```
 *
 * @typedef {import("./contentMetrics.js").ContentMetrics} ContentMetrics
 * @typedef {{ hasPicture: boolean, hasSubtitle: boolean, accessory: string, valueWidth: number }} RowParts valueWidth:
 *   on one line, 0 without a value
 * @typedef {{ pictureX: number, pictureSide: number, textX: number, textWidth: number, valueX: number, valueWidth: number,
 *   accessoryX: number, accessoryWidth: number }} RowPlaces valueX: where the value's room begins, it ends at its trailing edge
 */

/** UISwitch's. */
const TOGGLE_WIDTH = 51;
/** What is seen of accessories that are narrower than their place, at its trailing edge. */
const SEEN_WIDTHS = new Map([["disclosureIndicator", 8], ["checkmark", 14]]);
/** The side of a picture beside one line, and beside title and subtitle. */
const PICTURE_SIDE = 30, LARGE_PICTURE_SIDE = 40;
const PICTURE_GAP = 12;
/** What stays free above and below where a row is too low for its padding. */
const LEAST_PADDING = 2;

/** @returns {RowPlaces} */
export function emptyRow() {
  return { pictureX: 0, pictureSide: 0, textX: 0, textWidth: 0, valueX: 0, valueWidth: 0, accessoryX: 0, accessoryWidth: 0 };
}

/**
 * Divides the width of a row. 390 wide, with a value of 60 and a detail button: texts 258 wide from 16, the value from
 * 282 to 342, the button from 350 to 374.
 *
 * A value takes half of what is left beside picture and accessory at most.
 * @param {number} width @param {number} height @param {RowParts} parts @param {ContentMetrics} metrics
 * @param {RowPlaces} out is overwritten
 * @returns {RowPlaces} out
 */
export function rowPlaces(width, height, { hasPicture, hasSubtitle, accessory, valueWidth }, metrics, out) {
  const { padding: { horizontal }, gap } = metrics;
  const side = hasPicture ? (hasSubtitle ? LARGE_PICTURE_SIDE : PICTURE_SIDE) : 0;
  out.pictureX = horizontal;
  out.pictureSide = hasPicture ? rowPictureSide(height, hasSubtitle) : 0;
  out.textX = horizontal + (hasPicture ? side + PICTURE_GAP : 0);
  out.accessoryWidth = accessory === "" ? 0 : accessory === "toggle" ? TOGGLE_WIDTH : metrics.accessoryWidth;
  out.accessoryX = width - horizontal - out.accessoryWidth;
  const end = out.accessoryWidth === 0 ? out.accessoryX : out.accessoryX - gap;
  const inner = Math.max(0, end - out.textX);
  out.valueWidth = Math.min(valueWidth, inner / 2);
  // It stands as near to what is seen of the accessory as to nothing.
  out.valueX = end - out.valueWidth + Math.max(0, out.accessoryWidth - (SEEN_WIDTHS.get(accessory) ?? out.accessoryWidth));
  out.textWidth = Math.max(0, valueWidth === 0 ? inner : inner - out.valueWidth - gap);
  return out;
}

/**
 * The side of a row's picture, points.
 * @param {number} height of the row @param {boolean} hasSubtitle
 */
export function rowPictureSide(height, hasSubtitle) {
  return Math.max(0, Math.min(hasSubtitle ? LARGE_PICTURE_SIDE : PICTURE_SIDE, height - 2 * LEAST_PADDING));
}

/**
 * How many lines of title and subtitle a row shows: all where it is as high as they ask for, and the title before the
 * subtitle where it is not.
 * @param {number} height @param {number} titleLines @param {number} subtitleLines @param {ContentMetrics} metrics
 * @returns {[number, number]}
 */
export function rowLines(height, titleLines, subtitleLines, { title, subtitle }) {
  const room = height - 2 * LEAST_PADDING;
  const least = subtitleLines > 0 && room >= title.lineHeight + subtitle.lineHeight ? subtitle.lineHeight : 0;
  const shown = titleLines === 0 ? 0 : linesThatFit(room - least, title.lineHeight, titleLines);
  const left = room - shown * title.lineHeight;
  return [shown, left < subtitle.lineHeight && shown > 0 ? 0 : linesThatFit(left, subtitle.lineHeight, subtitleLines)];
}

/**
 * Where something stands in a layout that reads from right to left.
 * @param {number} x its left edge in one that reads from left to right @param {number} length @param {number} width of the cell
 */
export function mirrored(x, length, width) {
  return width - x - length;
}
