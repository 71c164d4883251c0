import { CELL, CORNERS, DISAPPEARING } from "./elements.js";
import { emptyPose, isTransformed, poseOf, unproject } from "./projection.js";

/** What is fainter takes no touches, as in UIKit. */
const FAINT = 0.01;
const pose = emptyPose(), point = { x: 0, y: 0 };

/**
 * The cell that is seen at a point, in front first, or −1. A round cell is hit within its circle only, as the eye
 * expects; beyond a corner's arc the cell below or none is meant. A header that floats over cells hides them.
 * @param {import("./elements.js").Elements} elements @param {number} x content coordinates @param {number} y
 * @returns {number} place in the columns
 */
export function cellAt(elements, x, y) {
  const { drawOrder, kind, change, invalid, now } = elements;
  for (let n = elements.count - 1; n >= 0; n--) {
    const i = drawOrder[n];
    if (change[i] === DISAPPEARING || invalid[i] !== 0 || now.alpha[i] < FAINT || !isIn(elements, i, x, y)) continue;
    if (kind[i] === CELL) return i;
    if (elements.isTracked(i)) return -1;
  }
  return -1;
}

/** @param {import("./elements.js").Elements} elements @param {number} i @param {number} x @param {number} y */
function isIn(elements, i, x, y) {
  const { now } = elements, width = now.width[i], height = now.height[i];
  let dx = x - now.x[i], dy = y - now.y[i];
  if (isTransformed(elements, i)) {
    if (!unproject(poseOf(elements, i, pose), x, y, point)) return false;
    dx = point.x + width / 2;
    dy = point.y + height / 2;
  }
  if (dx < 0 || dy < 0 || dx >= width || dy >= height) return false;
  const corner = (dx < width / 2 ? 0 : 1) + (dy < height / 2 ? 0 : 2);
  const radius = Math.min(now.cornerRadius[i], width / 2, height / 2) * now[CORNERS[corner]][i];
  const cx = Math.max(radius - dx, dx - (width - radius), 0), cy = Math.max(radius - dy, dy - (height - radius), 0);
  return cx * cx + cy * cy <= radius * radius;
}

/**
 * The nearest cell from one cell in a direction, or −1: what lies less far along counts, and being off to the side
 * counts double. A cell beside which the other lies with all its breadth is not off to it.
 * @param {import("./elements.js").Elements} elements @param {number} from place in the columns
 * @param {number} dx −1, 0 or 1 @param {number} dy −1, 0 or 1
 */
export function neighbour(elements, from, dx, dy) {
  const { to, kind, change, count } = elements, { width, height } = to;
  const middleX = (/** @type {number} */ i) => elements.rest("x", i) + width[i] / 2;
  const middleY = (/** @type {number} */ i) => elements.rest("y", i) + height[i] / 2;
  const fromX = middleX(from), fromY = middleY(from), breadths = dx === 0 ? width : height;
  let best = -1, least = Infinity;
  for (let i = 0; i < count; i++) {
    if (i === from || kind[i] !== CELL || change[i] === DISAPPEARING) continue;
    const alongX = middleX(i) - fromX, alongY = middleY(i) - fromY, across = Math.abs(alongX * dy + alongY * dx);
    const along = alongX * dx + alongY * dy, distance = along + (2 * across <= Math.abs(breadths[i] - breadths[from]) ? 0 : 2 * across);
    if (along <= 0.5 || distance >= least) continue;
    least = distance;
    best = i;
  }
  return best;
}
