import { drawFitted } from "./pictures.js";
import { fillRounded } from "./shapes.js";
import { cssFont } from "./texts.js";

/**
 * The picture of a cell: on the cell's colour, clipped to rounded corners without clipping, since drawings fit inside
 * and photos are fills with a pattern.
 *
 * @typedef {import("./cellDrawing.js").Context} Context
 * @typedef {import("./cellDrawing.js").Cell} Cell
 * @typedef {import("./cellDrawing.js").Palette} Palette
 */

const NAME = { size: 11, weight: 400 };

/**
 * @param {Context} context @param {Cell} cell @param {number} x pixels @param {number} y @param {number} width
 * @param {number} height @param {number[]} radii @param {number} scale pixels a point @param {Palette} palette
 * @param {import("./texts.js").Texts} texts
 */
export function drawPicture(context, cell, x, y, width, height, radii, scale, palette, texts) {
  const { picture, bitmap } = cell;
  fillRounded(context, x, y, width, height, radii, cell.color === "" ? palette.track : cell.color);
  if (picture === null || picture.state === "loading") return;
  if (picture.state === "missing") return drawMissing(context, picture.name, x, y, width, height, scale, texts);
  if (picture.fills) {
    const { image } = picture;
    const ratio = Math.max(width / image.naturalWidth, height / image.naturalHeight);
    const pattern = context.createPattern(image, "no-repeat");
    if (pattern === null) return;
    pattern.setTransform(new DOMMatrix([ratio, 0, 0, ratio,
      x + (width - image.naturalWidth * ratio) / 2, y + (height - image.naturalHeight * ratio) / 2]));
    fillRounded(context, x, y, width, height, radii, pattern);
  } else if (bitmap === null) {
    drawFitted(context, picture.image, x, y, width, height);
  } else {
    const side = Math.min(width, height), left = x + (width - side) / 2, top = y + (height - side) / 2;
    // One that was made for this size is copied pixel by pixel.
    if (Math.abs(bitmap.width - side) < 1) context.drawImage(bitmap, Math.round(left), Math.round(top));
    else context.drawImage(bitmap, left, top, side, side);
  }
}

/** @param {Context} context @param {string} name @param {number} x @param {number} y @param {number} width @param {number} height @param {number} scale @param {import("./texts.js").Texts} texts */
function drawMissing(context, name, x, y, width, height, scale, texts) {
  const room = (width / scale) * 0.8, shrink = Math.max(0.5, Math.min(1, room / Math.max(texts.lines(name, NAME).width, 1)));
  if (height < 12 * scale || room < 16) return;
  context.save();
  context.translate(x + width / 2, y + height / 2);
  context.scale(scale * shrink, scale * shrink);
  context.font = cssFont(NAME);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = "#0009";
  context.fillText(texts.cutLine(name, NAME, room / shrink), 0, 0);
  context.restore();
}
