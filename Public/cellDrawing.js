import { cellContent, emptyContent, LABEL_SIZE } from "./cellContent.js";
import { drawFitted } from "./pictures.js";

/**
 * Draws one cell. No clipping: grounds are filled paths, drawings fit inside them, photos are fills with a pattern.
 *
 * @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context
 * @typedef {{ ink: string, soft: string, screen: string, card: string, cardLine: string, track: string,
 *   accent: string, warn: string, pressed: string }} Palette
 * @typedef {{ card: number, axis: number, cornerRadius: number, color: string, title: string, picture:
 *   import("./pictures.js").Picture | null, bitmap: ImageBitmap | null, isPressed: boolean }} Cell
 *   card: 0 photo … 1 card, on the way from one to the other between; bitmap: what to draw the picture from; null: from
 *   the image itself
 */

const FAMILY = `${LABEL_SIZE}px system-ui, -apple-system, "Segoe UI", sans-serif`;
const FONT = FAMILY, HEADER_FONT = `600 ${FAMILY}`;
const place = emptyContent();
/** @type {Map<string, number>} */
const widths = new Map();

/**
 * @param {Context} context @param {Cell} cell @param {number} x pixels @param {number} y
 * @param {number} width pixels @param {number} height @param {number} scale pixels a point @param {Palette} palette
 */
export function drawCell(context, cell, x, y, width, height, scale, palette) {
  const radius = Math.max(0, Math.min(cell.cornerRadius * scale, width / 2, height / 2));
  if (cell.card > 0) drawCard(context, cell, x, y, width, height, scale, radius, palette);
  else drawPicture(context, cell, x, y, width, height, [radius], scale, palette);
  if (cell.isPressed && cell.card === 0) fillRounded(context, x, y, width, height, [radius], palette.pressed);
}

/** @param {Context} context @param {Cell} cell @param {number} x @param {number} y @param {number} width @param {number} height @param {number} scale @param {number} radius @param {Palette} palette */
function drawCard(context, cell, x, y, width, height, scale, radius, palette) {
  const textWidth = measured(context, cell.title), { axis, card } = cell;
  cellContent(axis, width / scale, height / scale, textWidth, place);
  // As in UIKit's highlight of the article's cell: the background is clear while pressed.
  if (!cell.isPressed) fillRounded(context, x, y, width, height, [radius], palette.card);
  // A photo is a card whose picture fills it.
  const mix = (/** @type {number} */ photo, /** @type {number} */ inCard) => photo + (inCard - photo) * card;
  const pw = mix(width, place.pictureWidth * scale), ph = mix(height, place.pictureHeight * scale);
  // Those that the picture shares. A spring swings beyond both ends, and no radius is below 0.
  const corner = (/** @type {number} */ share) => radius * Math.max(0, mix(1, share));
  const corners = [radius, corner(axis), corner(0), corner(1 - axis)];
  if (pw > 0 && ph > 0) drawPicture(context, cell, x, y, pw, ph, corners, scale, palette);
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * card;
  if (cell.title !== "") drawLabel(context, cell.title, textWidth, x, y, scale, palette);
  context.strokeStyle = palette.cardLine;
  context.lineWidth = Math.max(1, scale / 2);
  const half = context.lineWidth / 2;
  context.beginPath();
  context.roundRect(x + half, y + half, Math.max(0, width - 2 * half), Math.max(0, height - 2 * half), Math.max(0, radius - half));
  context.stroke();
  context.globalAlpha = alpha;
}

/** @param {Context} context @param {Cell} cell @param {number} x @param {number} y @param {number} width @param {number} height @param {number[]} radii @param {number} scale @param {Palette} palette */
function drawPicture(context, cell, x, y, width, height, radii, scale, palette) {
  const { picture, bitmap } = cell;
  fillRounded(context, x, y, width, height, radii, cell.color === "" ? palette.track : cell.color);
  if (picture === null || picture.state === "loading") return;
  if (picture.state === "missing") return drawMissing(context, picture.name, x, y, width, height, scale, palette);
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

/** @param {Context} context @param {string} name @param {number} x @param {number} y @param {number} width @param {number} height @param {number} scale @param {Palette} palette */
function drawMissing(context, name, x, y, width, height, scale, palette) {
  const room = (width / scale) * 0.8, text = measured(context, name) * 0.6;
  const size = 0.6 * Math.max(0.5, Math.min(1, room / Math.max(text, 1)));
  if (height < 12 * scale || room < 16) return;
  write(context, fitted(context, name, room / size), x + width / 2, y + height / 2, size * scale, "center", "#0009");
}

/** @param {Context} context @param {string} title @param {number} textWidth @param {number} x @param {number} y @param {number} scale @param {Palette} palette */
function drawLabel(context, title, textWidth, x, y, scale, palette) {
  if (place.labelWidth <= 4) return;
  const text = textWidth <= place.labelWidth ? title : fitted(context, title, place.labelWidth);
  write(context, text, x + place.labelX * scale, y + place.labelY * scale, place.labelScale * scale, "left", palette.ink);
}

/** @param {Context} context @param {string} text @param {number} x @param {number} y @param {number} scale @param {CanvasTextAlign} align @param {string} color @param {string} font */
function write(context, text, x, y, scale, align, color, font = FONT) {
  context.font = font;
  context.textAlign = align;
  context.textBaseline = "alphabetic";
  context.fillStyle = color;
  context.setTransform(scale, 0, 0, scale, x, y + LABEL_SIZE * 0.355 * scale); // the middle of capitals on the line
  context.fillText(text, 0, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
}

/**
 * A header or footer: its text, on no ground.
 * @param {Context} context @param {string} text @param {boolean} isHeader @param {number} x @param {number} y
 * @param {number} width @param {number} height @param {number} scale @param {Palette} palette
 */
export function drawSupplementary(context, text, isHeader, x, y, width, height, scale, palette) {
  if (text === "" || height < 4 * scale) return;
  const size = isHeader ? 17 / LABEL_SIZE : 13 / LABEL_SIZE, inset = 16;
  const shown = fitted(context, text, ((width / scale - 2 * inset) / size) * (isHeader ? 0.92 : 1)); // semibold is wider
  write(context, shown, x + inset * scale, y + height / 2, size * scale, "left", isHeader ? palette.ink : palette.soft,
    isHeader ? HEADER_FONT : FONT);
}

/**
 * The badge of a cell whose size makes no sense: its place is kept, the cell is not drawn.
 * @param {Context} context @param {number} x @param {number} y @param {number} scale @param {Palette} palette
 */
export function drawBadge(context, x, y, scale, palette) {
  const u = scale * 8;
  context.fillStyle = palette.warn;
  context.beginPath();
  context.moveTo(x + u, y);
  context.lineTo(x + 2 * u, y + 1.8 * u);
  context.lineTo(x, y + 1.8 * u);
  context.closePath();
  context.fill();
  context.fillStyle = palette.screen;
  context.fillRect(x + 0.88 * u, y + 0.65 * u, 0.24 * u, 0.6 * u);
  context.fillRect(x + 0.88 * u, y + 1.38 * u, 0.24 * u, 0.24 * u);
}

/** @param {Context} context @param {number} x @param {number} y @param {number} width @param {number} height @param {number[]} radii @param {string | CanvasPattern} fill */
function fillRounded(context, x, y, width, height, radii, fill) {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, radii);
  context.fill();
}

/** @param {Context} context @param {string} text @returns {number} points, unscaled */
function measured(context, text) {
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (widths.size > 5000) widths.clear();
  context.font = FONT;
  const { width } = context.measureText(text);
  widths.set(text, width);
  return width;
}

/**
 * The text cut with an ellipsis so that it is at most `room` wide.
 * @param {Context} context @param {string} text @param {number} room @returns {string}
 */
function fitted(context, text, room) {
  if (measured(context, text) <= room) return text;
  const characters = Array.from(text);
  let low = 0, high = characters.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    context.font = FONT;
    if (context.measureText(`${characters.slice(0, middle).join("")}…`).width <= room) low = middle; else high = middle - 1;
  }
  return low === 0 ? "" : `${characters.slice(0, low).join("").trimEnd()}…`;
}
