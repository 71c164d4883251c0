/**
 * Paths that cells are filled with, in pixels.
 *
 * @typedef {import("./cellDrawing.js").Context} Context
 */

/**
 * @param {Context} context @param {number} x @param {number} y @param {number} width @param {number} height
 * @param {number[]} radii @param {string | CanvasPattern} fill
 */
export function fillRounded(context, x, y, width, height, radii, fill) {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, radii);
  context.fill();
}

/** The angles at which the tail's tip leaves the corner and where its underside joins it again. */
const TIP = Math.PI / 4, JOINT = 0.3 * Math.PI;

/**
 * The body of a bubble, and its tail at the bottom right or left: the corner there bends out into it.
 * @param {Context} context @param {number} x of the body @param {number} y @param {number} width of the body
 * @param {number} height @param {number} radius @param {number} hang the side: below 0 left, else right
 * @param {number} tail how much of it shows, 0…1 @param {number} reach how far it goes beyond the body
 */
export function bubblePath(context, x, y, width, height, radius, hang, tail, reach) {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2)), flip = hang < 0 ? -1 : 1, side = hang < 0 ? x : x + width;
  context.beginPath();
  context.moveTo(side, y + height - r);
  // Below, `inward` counts from the tail's side and `up` from the bottom; the corner's centre is at r, r.
  const inward = (/** @type {number} */ angle) => r * (1 - Math.cos(angle)), up = (/** @type {number} */ angle) => r * (1 - Math.sin(angle));
  /** From one angle of the corner to another, and by as much as the tail shows to where that would have it. */
  const bend = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number[]} */ out) => {
    const k = r * (4 / 3) * Math.tan((b - a) / 4);
    const arc = [inward(a) + k * Math.sin(a), up(a) - k * Math.cos(a), inward(b) - k * Math.sin(b), up(b) + k * Math.cos(b), inward(b), up(b)];
    const [c, d, e, f, g, h] = arc.map((value, n) => value + ((out[n] ?? value) - value) * tail);
    context.bezierCurveTo(side - flip * c, y + height - d, side - flip * e, y + height - f, side - flip * g, y + height - h);
  };
  bend(0, TIP, [0, 0.3 * r, -0.1 * reach, 0.06 * r, -reach, 0]);
  bend(TIP, JOINT, [0, -0.02 * r, 0.26 * r, 0.07 * r]);
  bend(JOINT, Math.PI / 2, []);
  // The other corners, on around.
  const far = x + x + width - side, top = y;
  context.lineTo(far + flip * r, y + height);
  context.arcTo(far, y + height, far, y + height - r, r);
  context.lineTo(far, top + r);
  context.arcTo(far, top, far + flip * r, top, r);
  context.lineTo(side - flip * r, top);
  context.arcTo(side, top, side, top + r, r);
  context.closePath();
}
