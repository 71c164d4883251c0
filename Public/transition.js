import { timing } from "./easing.js";

/**
 * One motion from what was on the screen to what a layout says.
 *
 * Times are milliseconds of one clock; `progress` is the share of time gone, before easing, and 1 at rest.
 */
export class Transition {
  /** @param {number} start @param {import("./messages.js").Animation | undefined} animation */
  constructor(start, animation) {
    const { duration, curve } = timing(animation);
    this.start = start;
    this.duration = duration * 1000;
    this.curve = curve;
    this.progress = this.duration > 0 ? 0 : 1;
  }

  /** A transition that is over. */
  static atRest() {
    return new Transition(0, { duration: 0, curve: "linear" });
  }

  get isRunning() {
    return this.progress < 1;
  }

  /** How far along the way things are, after easing; a spring may swing beyond 1. */
  get eased() {
    return this.progress >= 1 ? 1 : this.curve(this.progress);
  }

  /** @param {number} now */
  advance(now) {
    if (this.progress >= 1) return;
    this.progress = Math.min(1, Math.max(this.progress, (now - this.start) / this.duration));
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
