/**
 * Where the points of a scaled, tilted and turned element are seen.
 *
 * ```
 *  ┌──────┐          ╱│        As CATransform3D about the centre, with m34 = −1 / perspective: first the scale, then
 *  │      │   tilt  │ │──┐     the tilt about the vertical axis (the right side goes away), then the turn in the plane
 *  └──────┘          ╲│──┘     (clockwise).
 * ```
 * A point (x, y) from the centre is tilted to (x cos t, y, −x sin t) and seen at a share of 1 / w, w = 1 + x sin t / perspective.
 *
 * @typedef {{ x: number, y: number, width: number, height: number, scale: number, cos: number, sin: number,
 *   flat: number, lean: number }} Pose x, y: the centre, content coordinates; flat: cos tilt; lean: sin tilt /
 *   perspective
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 */

/** What differs by less is not to be seen: a pixel in a cell as large as any screen. */
const UNSEEN = 1e-4;
/** Nothing is seen from nearer than a tenth of the perspective: the eye would be in it, or before it. */
export const NEAREST = 0.1;

/** @returns {Pose} */
export function emptyPose() {
  return { x: 0, y: 0, width: 0, height: 0, scale: 1, cos: 1, sin: 0, flat: 1, lean: 0 };
}

/**
 * Whether an element is shown otherwise than upright, at its size.
 * @param {import("./elements.js").Elements} elements @param {number} i
 */
export function isTransformed({ hasTransforms, now }, i) {
  return hasTransforms
    && (Math.abs(now.scale[i] - 1) > UNSEEN || Math.abs(now.rotation[i]) > UNSEEN || Math.abs(now.tilt[i]) > UNSEEN);
}

/**
 * @param {Pose} pose is overwritten @param {number} x centre @param {number} y @param {number} width @param {number} height
 * @param {number} scale @param {number} rotation radians @param {number} tilt radians @param {number} depth 1 / perspective
 * @returns {Pose} pose
 */
export function setPose(pose, x, y, width, height, scale, rotation, tilt, depth) {
  pose.x = x;
  pose.y = y;
  pose.width = width;
  pose.height = height;
  pose.scale = Math.max(0, scale); // a spring may swing beyond nothing
  pose.cos = Math.cos(rotation);
  pose.sin = Math.sin(rotation);
  pose.flat = Math.cos(tilt);
  pose.lean = Math.sin(tilt) * depth;
  return pose;
}

/**
 * How an element is shown.
 * @param {import("./elements.js").Elements} elements @param {number} i @param {Pose} pose is overwritten @returns {Pose} pose
 */
export function poseOf({ now, depth }, i, pose) {
  return setPose(pose, now.x[i] + now.width[i] / 2, now.y[i] + now.height[i] / 2, now.width[i], now.height[i],
    now.scale[i], now.rotation[i], now.tilt[i], depth.now);
}

/**
 * How an element will be shown once it rests.
 * @param {import("./elements.js").Elements} elements @param {number} i @param {Pose} pose is overwritten @returns {Pose} pose
 */
export function poseAtRest(elements, i, pose) {
  const { to, depth } = elements, width = to.width[i], height = to.height[i];
  return setPose(pose, elements.rest("x", i) + width / 2, elements.rest("y", i) + height / 2, width, height,
    elements.rest("scale", i), elements.rest("rotation", i), elements.rest("tilt", i), depth.to);
}

/**
 * Where a point of an element is seen.
 * @param {Pose} pose @param {number} x points from its centre, before all transforms @param {number} y
 * @param {Point} out is overwritten: content coordinates @returns {Point} out
 */
export function project(pose, x, y, out) {
  const u = x * pose.scale, w = Math.max(NEAREST, 1 + u * pose.lean);
  const seenX = (u * pose.flat) / w, seenY = (y * pose.scale) / w;
  out.x = pose.x + seenX * pose.cos - seenY * pose.sin;
  out.y = pose.y + seenX * pose.sin + seenY * pose.cos;
  return out;
}

/**
 * The point of an element that is seen at a place; the inverse of `project`.
 * @param {Pose} pose @param {number} x content coordinates @param {number} y
 * @param {Point} out is overwritten: points from the centre
 * @returns {boolean} whether there is one
 */
export function unproject(pose, x, y, out) {
  const dx = x - pose.x, dy = y - pose.y;
  const seenX = dx * pose.cos + dy * pose.sin, seenY = dy * pose.cos - dx * pose.sin;
  const u = seenX / (pose.flat - seenX * pose.lean), w = 1 + u * pose.lean;
  out.x = u / pose.scale;
  out.y = (seenY * w) / pose.scale;
  return Number.isFinite(out.x) && Number.isFinite(out.y) && w >= NEAREST;
}

const corner = { x: 0, y: 0 };

/**
 * The upright box that holds all that is seen of an element.
 * @param {Pose} pose @param {Box} out is overwritten @returns {Box} out
 */
export function cover(pose, out) {
  out.left = out.top = Infinity;
  out.right = out.bottom = -Infinity;
  for (let n = 0; n < 4; n++) {
    project(pose, (n % 2 === 0 ? -1 : 1) * pose.width / 2, (n < 2 ? -1 : 1) * pose.height / 2, corner);
    out.left = Math.min(out.left, corner.x);
    out.right = Math.max(out.right, corner.x);
    out.top = Math.min(out.top, corner.y);
    out.bottom = Math.max(out.bottom, corner.y);
  }
  return out;
}
