import { isTransformed, cover, emptyPose, poseOf, project } from "./projection.js";

const pose = emptyPose(), point = { x: 0, y: 0 }, box = { left: 0, top: 0, right: 0, bottom: 0 };
/** Straight pieces of the arc of a corner that is seen in perspective. */
const PIECES = 8;

/**
 * A ring around a cell, outside of it and as round, turned and tilted as it is: accent for the selected one, ink for the
 * keyboard's. Where the bounds would cut it, and around rows, it lies inside, the keyboard's within the other.
 * @param {CanvasRenderingContext2D} context @param {import("./renderer.js").View} view @param {number} key −1 for none
 * @param {number} wanted distance, points @param {string} color
 */
export function drawRing(context, { elements, scale, bounds }, key, wanted, color) {
  const i = key < 0 ? undefined : elements.index.get(key);
  if (i === undefined || elements.invalid[i] !== 0) return;
  const { now } = elements, width = now.width[i], height = now.height[i];
  const radius = Math.max(0, Math.min(now.cornerRadius[i], width / 2, height / 2));
  cover(poseOf(elements, i, pose), box);
  // Rows touch their neighbours: a ring around one would lie over them.
  const isWithin = now.row[i] > 0.5 || Math.min(box.left - bounds.x, bounds.x + bounds.width - box.right) < wanted + 1;
  const distance = isWithin ? 1.75 - wanted : wanted;
  context.globalAlpha = Math.max(0, Math.min(1, now.alpha[i]));
  context.strokeStyle = color;
  context.lineWidth = 2.5 * scale;
  context.beginPath();
  if (isTransformed(elements, i)) traceAround(context, radius, distance, bounds, scale);
  else context.roundRect((now.x[i] - bounds.x - distance) * scale, (now.y[i] - bounds.y - distance) * scale,
    Math.max(0, width + 2 * distance) * scale, Math.max(0, height + 2 * distance) * scale, cornersAround(now, i, radius, distance, scale));
  context.stroke();
  context.globalAlpha = 1;
}

const corners = [0, 0, 0, 0];
/** Of a path, clockwise from the top left. */
const CLOCKWISE = /** @type {const} */ (["minXminY", "maxXminY", "maxXmaxY", "minXmaxY"]);

/**
 * The radii around those corners that are round and those that are not.
 * @param {import("./elements.js").Attributes} now @param {number} i @param {number} radius points @param {number} distance
 * @param {number} scale
 */
function cornersAround(now, i, radius, distance, scale) {
  CLOCKWISE.forEach((name, n) => { corners[n] = Math.max(0, radius * Math.max(0, now[name][i]) + distance) * scale; });
  return corners;
}

/**
 * The outline at a distance around `pose`, point by point.
 * @param {CanvasRenderingContext2D} context @param {number} radius points @param {number} distance points as seen
 * @param {import("./renderer.js").Bounds} bounds @param {number} scale
 */
function traceAround(context, radius, distance, bounds, scale) {
  const away = pose.scale > 0 ? distance / pose.scale : 0, round = Math.max(0, radius + away);
  const x = Math.max(0, pose.width / 2 + away - round), y = Math.max(0, pose.height / 2 + away - round);
  for (let corner = 0; corner < 4; corner++) {
    const right = corner === 0 || corner === 3 ? 1 : -1, below = corner < 2 ? 1 : -1;
    for (let n = 0; n <= PIECES; n++) {
      const angle = ((corner + n / PIECES) * Math.PI) / 2;
      project(pose, right * x + round * Math.cos(angle), below * y + round * Math.sin(angle), point);
      context.lineTo((point.x - bounds.x) * scale, (point.y - bounds.y) * scale);
    }
  }
  context.closePath();
}
