import { timing } from "./easing.js";

/**
 * One motion from what was on the screen to what a layout says.
 *
 * Times are milliseconds of one clock; `progress` is the share of the whole time gone, before easing, and 1 at rest. An
 * element that waits sets out later and travels as long as any other: the whole ends when the last has arrived.
 */
export class Transition {
  /**
   * @param {number} start @param {import("./messages.js").Animation | undefined} animation
   * @param {number} longestDelay seconds that the last one waits
   */
  constructor(start, animation, longestDelay = 0) {
    const { duration, curve } = timing(animation);
    this.start = start;
    this.duration = duration * 1000;
    this.whole = this.duration + longestDelay * 1000;
    this.curve = curve;
    this.progress = this.whole > 0 ? 0 : 1;
  }

  /** A transition that is over. */
  static atRest() {
    return new Transition(0, { duration: 0, curve: "linear" });
  }

  get isRunning() {
    return this.progress < 1;
  }

  /** How far along the way things are that did not wait, after easing; a spring may swing beyond 1. */
  get eased() {
    return this.easedAfter(0);
  }

  /**
   * The same for one that waited.
   * @param {number} delay seconds
   */
  easedAfter(delay) {
    if (this.progress >= 1) return 1;
    const gone = this.progress * this.whole - delay * 1000;
    return gone >= this.duration ? 1 : gone <= 0 ? this.curve(0) : this.curve(gone / this.duration);
  }

  /** @param {number} now */
  advance(now) {
    if (this.progress >= 1) return;
    this.progress = Math.min(1, Math.max(this.progress, (now - this.start) / this.whole));
  }

  finish() {
    this.progress = 1;
  }
}

/**
 * Writes from + (to − from) × eased for the first `count` values; exactly `to` at 1.
 * @param {Float64Array} from @param {Float64Array} to @param {Float64Array} now @param {number} count
 * @param {number} eased
 */
export function interpolate(from, to, now, count, eased) {
  if (eased === 1) {
    for (let i = 0; i < count; i++) now[i] = to[i];
    return;
  }
  for (let i = 0; i < count; i++) now[i] = from[i] + (to[i] - from[i]) * eased;
}

/**
 * The same where each has a share of its own.
 * @param {Float64Array} from @param {Float64Array} to @param {Float64Array} now @param {number} count
 * @param {Float64Array} shares
 */
export function interpolateEach(from, to, now, count, shares) {
  for (let i = 0; i < count; i++) now[i] = shares[i] === 1 ? to[i] : from[i] + (to[i] - from[i]) * shares[i];
}
