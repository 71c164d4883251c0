/**
 * Which cells share one sprite: those that look the same, of one size, baked at one magnification.
 */

const PHOTO = 0, CARD = 1;
const MOST_MAGNIFICATION = 4;
export const LEAST_MAGNIFICATION = 0.25;

/**
 * At how many times its size a scaled cell is baked: a little finer than it is shown, in steps, so that it need not be
 * baked anew all the time while its scale follows the scroll. 0.85 → 1, 1.1 → 1.41.
 * @param {number} scale
 */
export function magnificationFor(scale) {
  const step = scale > 1 ? Math.SQRT2 : 2, power = Math.ceil(Math.log(Math.max(scale, 0.01)) / Math.log(step) - 0.02);
  return Math.min(MOST_MAGNIFICATION, Math.max(LEAST_MAGNIFICATION, step ** power));
}

/**
 * All that is seen of a cell at rest, as a text.
 * @param {import("./cellDrawing.js").Cell} cell @param {number} content @param {number} width pixels @param {number} height
 * @param {number} scale pixels a point @param {number} magnification @param {number} air @param {string} metrics how its texts are set
 */
export function spriteName(cell, content, width, height, scale, magnification, air, metrics) {
  const corners = `${cell.minXminY}${cell.maxXminY}${cell.minXmaxY}${cell.maxXmaxY}`;
  const shape = `${content} ${cell.axis} ${width} ${height} ${cell.cornerRadius} ${corners} ${cell.separator} ${cell.isMirrored} ${cell.isPressed} ${scale} ${magnification} ${air}`;
  const picture = `${cell.color} ${cell.picture?.state} ${cell.picture?.address}`;
  if (content === PHOTO) return `${shape} ${picture}`;
  if (content === CARD) return `${shape} ${picture} ${cell.title}`;
  return `${shape} ${cell.hang} ${cell.tail} ${cell.isMine} ${cell.ground} ${picture} ${cell.accessory} ${metrics} `
    + `${cell.title}\0${cell.subtitle}\0${cell.value}`;
}
