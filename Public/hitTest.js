import { CELL, DISAPPEARING } from "./elements.js";

/**
 * The cell under a point, in front first, or −1. A round cell is hit within its circle only, as the eye expects;
 * beyond a corner's arc the cell below or none is meant.
 * @param {import("./elements.js").Elements} elements @param {number} x content coordinates @param {number} y
 * @returns {number} place in the columns
 */
export function cellAt(elements, x, y) {
  const { drawOrder, now, kind, change, invalid } = elements;
  for (let n = elements.count - 1; n >= 0; n--) {
    const i = drawOrder[n];
    if (kind[i] !== CELL || change[i] === DISAPPEARING || invalid[i] !== 0) continue;
    const dx = x - now.x[i], dy = y - now.y[i], width = now.width[i], height = now.height[i];
    if (dx < 0 || dy < 0 || dx >= width || dy >= height) continue;
    const radius = Math.min(now.cornerRadius[i], width / 2, height / 2);
    const cx = Math.max(radius - dx, dx - (width - radius), 0), cy = Math.max(radius - dy, dy - (height - radius), 0);
    if (cx * cx + cy * cy <= radius * radius) return i;
  }
  return -1;
}

/**
 * The nearest cell from one cell in a direction, or −1: what lies less far along counts, and being off to the side
 * counts double.
 * @param {import("./elements.js").Elements} elements @param {number} from place in the columns
 * @param {number} dx −1, 0 or 1 @param {number} dy −1, 0 or 1
 */
export function neighbour(elements, from, dx, dy) {
  const { to, kind, change, count } = elements;
  const middleX = (/** @type {number} */ i) => to.x[i] + to.width[i] / 2;
  const middleY = (/** @type {number} */ i) => to.y[i] + to.height[i] / 2;
  let best = -1, least = Infinity;
  for (let i = 0; i < count; i++) {
    if (i === from || kind[i] !== CELL || change[i] === DISAPPEARING) continue;
    const along = (middleX(i) - middleX(from)) * dx + (middleY(i) - middleY(from)) * dy;
    const aside = Math.abs((middleX(i) - middleX(from)) * dy) + Math.abs((middleY(i) - middleY(from)) * dx);
    if (along <= 0.5) continue;
    const distance = along + 2 * aside;
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  return best;
}
