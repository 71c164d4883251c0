/**
 * How content moves by itself: UIScrollView's numbers. Offsets are points, velocities points a second.
 */

/** What is left of the speed after a millisecond. */
const DECELERATION = 0.998;
const RUBBER = 0.55;
/** The stiffness of the way back from beyond the end, radians a second (critically damped). */
export const BOUNCE = 12;
/** The least stiffness of the way to where scrolling comes to rest: a slow start is soon over. */
const SETTLE = 5;
/** The greatest of the way to the next page, which is no longer than a page: it is not passed. */
const FIRM = 60;

/**
 * How far content follows a finger that pulls it `distance` beyond its end.
 * @param {number} distance points, at least 0 @param {number} length of the bounds
 */
export function rubberBand(distance, length) {
  return length <= 0 ? 0 : (1 - 1 / ((distance * RUBBER) / length + 1)) * length;
}

/**
 * The inverse of `rubberBand`.
 * @param {number} shown @param {number} length
 */
export function pulled(shown, length) {
  return length <= 0 ? 0 : (1 / (1 - Math.min(shown / length, 0.999)) - 1) * (length / RUBBER);
}

/**
 * How far content has coasted after a time.
 * @param {number} velocity at the beginning @param {number} time milliseconds
 */
export function coasted(velocity, time) {
  return (velocity / 1000) * ((DECELERATION ** time - 1) / Math.log(DECELERATION));
}

/**
 * How fast it still is then.
 * @param {number} velocity at the beginning @param {number} time milliseconds
 */
export function slowed(velocity, time) {
  return velocity * DECELERATION ** time;
}

/**
 * How far content coasts in all: 400 points a second go 199.8 points.
 * @param {number} velocity
 */
export function coasting(velocity) {
  return -velocity / 1000 / Math.log(DECELERATION);
}

/**
 * What is left of a way after a time, on a critically damped spring.
 * @param {number} distance points from the goal at the beginning @param {number} velocity at the beginning
 * @param {number} stiffness radians a second @param {number} time seconds
 */
export function swung(distance, velocity, stiffness, time) {
  return (distance + (velocity + stiffness * distance) * time) * Math.exp(-stiffness * time);
}

/**
 * How fast it goes then.
 * @param {number} distance @param {number} velocity @param {number} stiffness @param {number} time
 */
export function swingSpeed(distance, velocity, stiffness, time) {
  return (velocity - stiffness * (velocity + stiffness * distance) * time) * Math.exp(-stiffness * time);
}

/**
 * The stiffness that takes content with a velocity to a goal: one that lies on its way is reached without a change of
 * pace, as a longer or shorter coasting; none is reached slowly.
 * @param {number} way points to the goal @param {number} velocity @param {boolean} isPaged whether it turns a page, as
 *   quickly as a bounce
 */
export function stiffnessFor(way, velocity, isPaged = false) {
  if (Math.abs(velocity) < 1 || way === 0) return BOUNCE;
  return isPaged ? Math.min(FIRM, Math.max(BOUNCE, velocity / way)) : Math.min(BOUNCE, Math.max(SETTLE, velocity / way));
}
