import { NEAREST } from "./projection.js";

/**
 * A tilted sprite as upright strips, each drawn as a rectangle: a canvas knows no perspective.
 *
 * ```
 *  ╱│        ▁▃▅│
 * │ │   as   ███│    the narrower the steeper, so that no edge is off by more than some part of a pixel
 *  ╲│        ▔▀▀│
 * ```
 * Strips meet on whole pixels, so that no seam is seen between them.
 *
 * @typedef {{ count: number, values: Float64Array }} Strips values: five numbers a strip: where it begins in the sprite
 *   and how wide it is there, as shares of its width; where it begins on the screen, pixels from the centre, and how
 *   wide it is there; half its height
 */

export const STRIDE = 5;
const MOST = 1024;
/** How far an edge of a strip may be from where it belongs, pixels: of what is drawn once, and of what is in motion. */
export const FINE = 0.25, COARSE = 0.6;
/** What is wider is not stretched evenly enough, pixels. */
const WIDEST = 16;

/** @returns {Strips} */
export function emptyStrips() {
  return { count: 0, values: new Float64Array(MOST * STRIDE) };
}

/**
 * Cuts a tilted rectangle.
 * @param {number} width pixels, after scaling @param {number} height @param {number} flat cosine of the tilt, at least 0
 * @param {number} lean sine of the tilt / perspective, for pixels @param {number} centre of the element on the screen,
 *   pixels: strips meet where it and their place make a whole number
 * @param {number} error how far an edge may be from where it belongs, pixels
 * @param {Strips} out is overwritten @returns {Strips} out
 */
export function cut(width, height, flat, lean, centre, error, out) {
  const half = width / 2, seen = (/** @type {number} */ u) => (u * flat) / Math.max(NEAREST, 1 + u * lean);
  const left = seen(-half), right = seen(half);
  out.count = 0;
  if (!(right - left > 0.05) || !(height > 0)) return out;
  /** The place in the element that is seen at `x`. */
  const behind = (/** @type {number} */ x) => {
    const u = x / (flat - x * lean);
    return 1 + u * lean >= NEAREST ? u : (x * NEAREST) / flat;
  };
  const slope = (height / 2) * Math.abs(lean) / flat; // of its upper edge, which is a straight line
  const step = Math.max(1, Math.min(WIDEST, Math.floor((2 * error) / Math.max(slope, 1e-9))), Math.ceil((right - left) / (MOST - 2)));
  let x = left, u = -half;
  while (x < right && out.count < MOST) {
    const whole = Math.floor(x + centre + 1e-6) + step - centre;
    const next = whole > right - 0.01 ? right : whole, end = next === right ? half : behind(next);
    const at = out.count * STRIDE, { values } = out;
    values[at] = (u + half) / width;
    values[at + 1] = (end - u) / width;
    values[at + 2] = x;
    values[at + 3] = next - x;
    values[at + 4] = height / 2 / Math.max(NEAREST, 1 + behind((x + next) / 2) * lean);
    out.count += 1;
    x = next;
    u = end;
  }
  return out;
}
