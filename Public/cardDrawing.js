import { cellContent, emptyContent, LABEL_HEIGHT, LABEL_SIZE } from "./cellContent.js";
import { placesOf } from "./faceDrawing.js";
import { drawPicture } from "./pictureDrawing.js";
import { mirrored } from "./rowContent.js";
import { writeLine } from "./textDrawing.js";

/**
 * The picture that photo, card and row share, each at its place, and the label of a card. On the way from one to the
 * other the picture travels.
 *
 * @typedef {import("./cellDrawing.js").Context} Context
 * @typedef {import("./cellDrawing.js").Cell} Cell
 * @typedef {import("./cellDrawing.js").Palette} Palette
 */

const LABEL = Object.freeze({ size: LABEL_SIZE, weight: 400, lineHeight: LABEL_HEIGHT });
/** As round as the icons of a settings screen. */
const ROW_PICTURE_RADIUS = 0.225;
const place = emptyContent();
const radii = [0, 0, 0, 0];

/**
 * @param {Context} context @param {Cell} cell @param {number} x pixels @param {number} y @param {number} width
 * @param {number} height @param {number[]} corners radii of the cell, clockwise from the top left, pixels
 * @param {number} scale pixels a point @param {Palette} palette @param {import("./texts.js").Texts} texts
 */
export function drawSharedPicture(context, cell, x, y, width, height, corners, scale, palette, texts) {
  const { axis, isMirrored } = cell, photo = Math.max(0, cell.photo), card = Math.max(0, cell.card);
  const row = cell.hasPicture ? Math.max(0, cell.row) : 0, total = photo + card + row;
  if (total <= 0) return;
  const w = width / scale, h = height / scale;
  if (card > 0) cellContent(axis, w, h, 0, place);
  const { pictureX: rowX, pictureSide } = row > 0 ? placesOf(cell, w, h) : NOWHERE;
  // The mean of the three places. A photo's is the whole cell.
  const mean = (/** @type {number} */ inPhoto, /** @type {number} */ inCard, /** @type {number} */ inRow) =>
    (photo * inPhoto + card * inCard + row * inRow) / total;
  const pw = mean(w, place.pictureWidth, pictureSide) * scale, ph = mean(h, place.pictureHeight, pictureSide) * scale;
  if (pw <= 0 || ph <= 0) return;
  const cardX = isMirrored ? mirrored(place.pictureX, place.pictureWidth, w) : place.pictureX;
  const px = mean(0, cardX, isMirrored ? mirrored(rowX, pictureSide, w) : rowX) * scale;
  const py = mean(0, place.pictureY, (h - pictureSide) / 2) * scale;
  for (let n = 0; n < 4; n++) {
    // Those that a card's picture shares with it. A spring swings beyond both ends, and no radius is below 0.
    const outer = isMirrored ? 1 : 0, inner = isMirrored ? 0 : 1, far = isMirrored ? 2 : 3;
    const shared = n === outer ? 1 : n === inner ? axis : n === far ? 1 - axis : 0, corner = corners[n] ?? 0;
    radii[n] = Math.max(0, mean(corner, corner * shared, pictureSide * ROW_PICTURE_RADIUS * scale));
  }
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * Math.min(1, total);
  if (total === row) drawPicture(context, cell, x + Math.round(px), y + Math.round(py), Math.round(pw), Math.round(ph), radii, scale, palette, texts);
  else drawPicture(context, cell, x + px, y + py, pw, ph, radii, scale, palette, texts);
  context.globalAlpha = alpha;
}

const NOWHERE = Object.freeze({ pictureX: 0, pictureSide: 0 });

/**
 * @param {Context} context in points, at the cell's corner @param {Cell} cell @param {number} width points
 * @param {number} height @param {number} scale @param {Palette} palette @param {import("./texts.js").Texts} texts
 */
export function drawLabel(context, { axis, title, isMirrored }, width, height, scale, palette, texts) {
  if (title === "") return;
  const text = title.replace(/\s+/g, " "), { width: textWidth } = texts.lines(text, LABEL);
  cellContent(axis, width, height, textWidth, place);
  const { labelX, labelY, labelWidth, labelScale } = place;
  if (labelWidth <= 4) return;
  context.save();
  context.translate(isMirrored ? width - labelX : labelX, labelY);
  context.scale(labelScale, labelScale);
  const shown = textWidth <= labelWidth ? text : texts.cutLine(text, LABEL, labelWidth);
  writeLine(context, shown, 0, 0, LABEL, isMirrored ? "right" : "left", palette.ink, scale * labelScale);
  context.restore();
}
