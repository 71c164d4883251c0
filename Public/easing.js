/**
 * Curves of motion: functions from time (0…1) to progress, and how long they take.
 *
 * @typedef {(time: number) => number} Curve
 * @typedef {{ duration: number, curve: Curve }} Timing
 */

/** @type {Curve} */
export const linear = (time) => Math.min(1, Math.max(0, time));
/** UIKit's curves, as CAMediaTimingFunction documents their control points. */
export const easeInOut = cubicBezier(0.42, 0, 0.58, 1);
export const easeIn = cubicBezier(0.42, 0, 1, 1);
export const easeOut = cubicBezier(0, 0, 0.58, 1);

/** What is left to travel when a spring counts as settled. */
const SETTLED = 0.001;
/** A spring that is hardly damped would swing for ever. */
const LONGEST = 10;

/**
 * The timing curve through (0, 0), (x1, y1), (x2, y2), (1, 1), as in CSS and Core Animation.
 * @param {number} x1 0…1 @param {number} y1 @param {number} x2 0…1 @param {number} y2
 * @returns {Curve}
 */
export function cubicBezier(x1, y1, x2, y2) {
  const cx = 3 * x1, bx = 3 * (x2 - x1) - cx, ax = 1 - cx - bx;
  const cy = 3 * y1, by = 3 * (y2 - y1) - cy, ay = 1 - cy - by;
  return (time) => {
    if (time <= 0) return 0;
    if (time >= 1) return 1;
    let low = 0, high = 1, t = time;
    // Newton where it converges, bisection where the slope is too flat for it.
    for (let step = 0; step < 60; step++) {
      const error = ((ax * t + bx) * t + cx) * t - time;
      if (Math.abs(error) < 1e-12) break;
      if (error > 0) high = t; else low = t;
      const slope = (3 * ax * t + 2 * bx) * t + cx;
      const next = t - error / slope;
      t = slope > 1e-6 && next > low && next < high ? next : (low + high) / 2;
    }
    return ((ay * t + by) * t + cy) * t;
  };
}

/**
 * UIKit's spring: stiffness (2π / duration)², damping ratio 1 − bounce (for a negative bounce 1 / (1 + bounce)).
 * @param {number} duration seconds, as felt; the motion itself lasts until it has settled
 * @param {number} bounce −1…1
 * @returns {Timing} time runs over the settling duration
 */
export function spring(duration, bounce) {
  const omega = (2 * Math.PI) / Math.max(duration, 0.01);
  const zeta = Math.max(0.02, bounce >= 0 ? 1 - bounce : 1 / Math.max(0.02, 1 + bounce));
  const settling = Math.min(LONGEST, settlingTime(omega, zeta));
  return { duration: settling, curve: (time) => (time >= 1 ? 1 : 1 - remaining(omega, zeta, time * settling)) };
}

/**
 * The distance still to travel, as a share of the whole, of a spring let go at rest.
 * @param {number} omega radians a second @param {number} zeta damping ratio @param {number} t seconds
 */
function remaining(omega, zeta, t) {
  if (Math.abs(zeta - 1) < 1e-6) return (1 + omega * t) * Math.exp(-omega * t);
  if (zeta < 1) {
    const damped = omega * Math.sqrt(1 - zeta * zeta);
    return Math.exp(-zeta * omega * t) * (Math.cos(damped * t) + ((zeta * omega) / damped) * Math.sin(damped * t));
  }
  const root = omega * Math.sqrt(zeta * zeta - 1);
  const slow = zeta * omega - root, fast = zeta * omega + root;
  return (fast * Math.exp(-slow * t) - slow * Math.exp(-fast * t)) / (fast - slow);
}

/** @param {number} omega @param {number} zeta @returns {number} seconds until no more than `SETTLED` is ever left */
function settlingTime(omega, zeta) {
  if (zeta < 1) return -Math.log(SETTLED * Math.sqrt(1 - zeta * zeta)) / (zeta * omega);
  let low = 0, high = LONGEST;
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (remaining(omega, zeta, middle) > SETTLED) low = middle; else high = middle;
  }
  return high;
}

/**
 * The timing that a layout message asks for; UIKit's 0.3 s ease-in-out where it asks for nothing known.
 * @param {{ duration?: number, curve?: string, bounce?: number } | undefined} animation
 * @returns {Timing}
 */
export function timing(animation) {
  const duration = animation?.duration ?? 0.3;
  switch (animation?.curve) {
    case "spring": return spring(duration, animation.bounce ?? 0);
    case "linear": return { duration, curve: linear };
    case "easeIn": return { duration, curve: easeIn };
    case "easeOut": return { duration, curve: easeOut };
    default: return { duration, curve: easeInOut };
  }
}
