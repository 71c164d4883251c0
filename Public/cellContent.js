/**
 * What is inside a card: a stack of picture and label, as the bounds turn it into a row or a column.
 *
 * ```
 * row     ▣ Apple        picture as high as the cell, 16, label left-aligned
 * column    ▣            picture, 4, label centred at 0.8
 *         Apple
 * ```
 * Both arrangements are filled across, as a stack view fills: the picture's place is as high as the row and as wide
 * as the column, and the picture itself a square in its middle.
 *
 * @typedef {{ pictureX: number, pictureY: number, pictureWidth: number, pictureHeight: number, labelX: number,
 *   labelY: number, labelWidth: number, labelScale: number }} CellContent labelX: where the text begins, labelY: the
 *   middle of its line, labelWidth: the room it has before scaling
 */

/** Points. */
export const LABEL_SIZE = 18;
/** The height of one line of the label, before scaling. */
export const LABEL_HEIGHT = 21.5;
const ROW_SPACING = 16, COLUMN_SPACING = 4;
const COLUMN_LABEL_SCALE = 0.8;
/** What a long label leaves free on either side of a column. */
const COLUMN_MARGIN = 4;

/**
 * Whether a cell of this size is a row: its width is more than twice its height.
 * @param {number} width @param {number} height
 */
export function isRow(width, height) {
  return width > 2 * height;
}

/** @returns {CellContent} */
export function emptyContent() {
  return { pictureX: 0, pictureY: 0, pictureWidth: 0, pictureHeight: 0, labelX: 0, labelY: 0, labelWidth: 0,
    labelScale: 1 };
}

/**
 * Places picture and label, points from the cell's origin. Row of 358 × 112 with a label 48 wide: picture 0, 0,
 * 112 × 112, label from 128 at 56; column of 114 × 114: picture 0, 0, 114 × 88.5, label from 57 − 0.8 × 24 = 37.8.
 * @param {number} axis 0 row … 1 column; between them on the way from one to the other
 * @param {number} width @param {number} height @param {number} textWidth of the unscaled label
 * @param {CellContent} out is overwritten
 * @returns {CellContent} out
 */
export function cellContent(axis, width, height, textWidth, out) {
  const side = Math.max(0, height);
  const rowRoom = Math.max(0, width - side - 2 * ROW_SPACING);
  const columnHeight = Math.max(0, height - COLUMN_SPACING - LABEL_HEIGHT);
  const columnRoom = Math.max(0, width - 2 * COLUMN_MARGIN) / COLUMN_LABEL_SCALE, columnText = Math.min(textWidth, columnRoom);
  const mix = (/** @type {number} */ row, /** @type {number} */ column) => row + (column - row) * axis;
  out.pictureX = 0;
  out.pictureY = 0;
  out.pictureWidth = mix(Math.min(side, Math.max(0, width)), Math.max(0, width));
  out.pictureHeight = mix(side, columnHeight);
  out.labelX = mix(side + ROW_SPACING, width / 2 - (COLUMN_LABEL_SCALE * columnText) / 2);
  out.labelY = mix(height / 2, height - LABEL_HEIGHT / 2);
  out.labelWidth = mix(rowRoom, columnRoom);
  out.labelScale = mix(1, COLUMN_LABEL_SCALE);
  return out;
}

/**
 * The side of the square picture in a cell at rest, points.
 * @param {number} width @param {number} height @param {boolean} isCard @param {boolean} isColumn
 */
export function pictureSide(width, height, isCard, isColumn) {
  return Math.min(width, isCard && isColumn ? height - COLUMN_SPACING - LABEL_HEIGHT : height);
}
