import { pictureSide } from "./cellContent.js";
import { cellTexts } from "./cellTexts.js";
import { METRICS } from "./contentMetrics.js";
import { CONTENTS, CORNERS } from "./elements.js";
import { rowPictureSide } from "./rowContent.js";

/**
 * What a cell shows, put together from its look, its shape and how texts are set.
 *
 * @typedef {import("./renderer.js").View} View
 * @typedef {import("./cellDrawing.js").Cell} Cell
 * @typedef {import("./elements.js").Attributes} Attributes
 */

/** @type {import("./cellTexts.js").CellTexts} */
const SILENT = Object.freeze({ text: null, row: null, bubble: null });
const SHAPE = Object.freeze(/** @type {const} */ ([...CONTENTS, ...CORNERS, "axis", "cornerRadius", "hang", "tail"]));
const TRAILING = 3;

/** @returns {Cell} */
export function emptyCell() {
  return { photo: 0, card: 0, text: 0, row: 0, bubble: 0, axis: 0, cornerRadius: 0, minXminY: 1, maxXminY: 1, minXmaxY: 1,
    maxXmaxY: 1, hang: 0, tail: 0, color: "", ground: "", isCarded: false, title: "", subtitle: "", value: "", accessory: "", hasPicture: false,
    separator: NaN, isMine: false, isMirrored: false, isPressed: false, isChanging: false, metrics: METRICS, texts: SILENT,
    picture: null, bitmap: null };
}

/**
 * What its look says, without picture and texts.
 * @param {Cell} cell is overwritten @param {View} view @param {number} i place in the columns
 */
export function describeLook(cell, { elements, looks, pressed, isMirrored }, i) {
  const look = looks.get(elements.key[i]);
  cell.color = look?.color ?? "";
  cell.ground = look?.hasOwnColor === true ? cell.color : "";
  cell.isCarded = (elements.to.text[i] > 0 ? elements.to : elements.from).cornerRadius[i] > 0;
  cell.title = look?.title ?? "";
  cell.subtitle = look?.subtitle ?? "";
  cell.value = look?.value ?? "";
  cell.accessory = look?.accessory ?? "";
  // A row shows a colour of its own where its picture would be.
  cell.hasPicture = look?.image !== undefined || cell.ground !== "";
  cell.separator = elements.separator[i];
  cell.isMine = elements.side[i] === TRAILING;
  cell.isMirrored = isMirrored;
  cell.isPressed = elements.key[i] === pressed;
}

/**
 * Its shape now, or where it is going.
 * @param {Cell} cell is overwritten @param {Attributes} side @param {number} i place in the columns
 */
export function describeShape(cell, side, i) {
  for (const name of SHAPE) cell[name] = side[name][i];
}

/**
 * Its texts as they are where it is going, and what it no longer says then as it was.
 * @param {Cell} cell with its look @param {Attributes} from @param {Attributes} to @param {number} i place in the columns
 * @param {import("./texts.js").Texts} texts
 * @returns {import("./cellTexts.js").CellTexts}
 */
export function textsBetween(cell, from, to, i, texts) {
  const arriving = saying(cell, to, i, texts), leaving = saying(cell, from, i, texts);
  return { text: arriving.text ?? leaving.text, row: arriving.row ?? leaving.row, bubble: arriving.bubble ?? leaving.bubble };
}

/**
 * @param {Cell} cell with its look @param {Attributes} side @param {number} i @param {import("./texts.js").Texts} texts
 * @returns {import("./cellTexts.js").CellTexts}
 */
export function saying(cell, side, i, texts) {
  const { text, row, bubble } = side;
  if (!(text[i] > 0 || row[i] > 0 || bubble[i] > 0)) return SILENT;
  const kept = { text: cell.text, row: cell.row, bubble: cell.bubble };
  cell.text = text[i];
  cell.row = row[i];
  cell.bubble = bubble[i];
  const said = cellTexts(cell, side.width[i], side.height[i], cell.metrics, texts);
  Object.assign(cell, kept);
  return said;
}

/**
 * A cell's title in the lines that it has where it is going; null where it is a photo or a card.
 * @param {View} view @param {number} i place in the columns @param {import("./texts.js").Texts} texts
 */
export function linesOf(view, i, texts) {
  const cell = emptyCell();
  describeLook(cell, view, i);
  cell.metrics = view.metrics ?? METRICS;
  const { text, row, bubble } = saying(cell, view.elements.to, i, texts);
  return text ?? row?.title ?? bubble;
}

/**
 * The side of the square picture at one end of the way, points; 0 where there is none.
 * @param {Cell} cell with its look @param {Attributes} side @param {number} i
 */
export function pictureSideOf(cell, side, i) {
  if (side.row[i] > 0 && side.row[i] >= side.photo[i] && side.row[i] >= side.card[i]) return rowPictureSide(side.height[i], cell.subtitle !== "");
  if (side.photo[i] <= 0 && side.card[i] <= 0) return 0;
  return pictureSide(side.width[i], side.height[i], side.card[i] === 1, side.axis[i] === 1);
}
