/**
 * A ring around a cell, outside of it and as round: accent for the selected one, ink for the keyboard's. Where the
 * bounds would cut it, it lies inside, the keyboard's within the other.
 * @param {CanvasRenderingContext2D} context @param {import("./renderer.js").View} view @param {number} key −1 for none
 * @param {number} wanted distance, points @param {string} color
 */
export function drawRing(context, { elements, scale, bounds }, key, wanted, color) {
  const i = key < 0 ? undefined : elements.index.get(key);
  if (i === undefined || elements.invalid[i] !== 0) return;
  const { now } = elements, width = now.width[i], height = now.height[i];
  const radius = Math.min(now.cornerRadius[i], width / 2, height / 2);
  const air = Math.min(now.x[i] - bounds.x, bounds.x + bounds.width - now.x[i] - width), distance = air < wanted + 1 ? 1.75 - wanted : wanted;
  context.globalAlpha = Math.max(0, Math.min(1, now.alpha[i]));
  context.strokeStyle = color;
  context.lineWidth = 2.5 * scale;
  context.beginPath();
  context.roundRect((now.x[i] - bounds.x - distance) * scale, (now.y[i] - bounds.y - distance) * scale,
    Math.max(0, width + 2 * distance) * scale, Math.max(0, height + 2 * distance) * scale, Math.max(0, radius + distance) * scale);
  context.stroke();
  context.globalAlpha = 1;
}
