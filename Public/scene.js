import { ATTRIBUTES, APPEARING, DISAPPEARING, Elements, MOVING, RESTING } from "./elements.js";
import { interpolate, Transition } from "./transition.js";

/** What is fainter than this on its way out has gone. */
const FAINT = 0.01;

/**
 * What the page shows: the last complete layout, and the motion towards it.
 *
 * Continuity is on the screen: when a layout brings a new content offset, what is held is shifted by the same, so
 * that a cell starts from the place where it is seen.
 */
export class Scene {
  constructor() {
    this.elements = new Elements();
    this.spare = new Elements();
    this.transition = Transition.atRest();
    /** @type {import("./messages.js").Layout | null} */
    this.layout = null;
    /** Whether the keys that are held are another server's. */
    this.isForeign = false;
  }

  get isMoving() {
    return this.transition.isRunning;
  }

  /**
   * Replaces all that is held by a layout.
   *
   * Animated, each element starts from where it is seen, else from where the layout says it was. Not animated, it
   * lands at once, unless it is on its way to the very same place (a window that only scrolled): then it travels on.
   * @param {import("./messages.js").Layout} layout
   * @param {{ now: number, shift: import("./messages.js").Pair, animated: boolean }} context `shift`: new content
   *   offset − old one, points
   */
  take(layout, { now, shift: [dx, dy], animated }) {
    const old = this.elements, next = this.spare, { isRunning } = this.transition;
    if (this.isForeign) old.index.clear();
    this.isForeign = false;
    const sameModel = this.layout?.revision === layout.revision && this.layout.style === layout.style;
    const travelsOn = !animated && sameModel && isRunning;
    next.load(layout, isRunning ? old.count : 0);
    const keepsRadius = sameModel && !layout.cornerRadiusFollowsBounds;
    let kept = 0;
    for (let i = 0; i < layout.count; i++) {
      const j = old.index.get(next.key[i]);
      if (j !== undefined && keepsRadius) next.to.cornerRadius[i] = old.to.cornerRadius[j];
      if (j !== undefined && animated) startFromScreen(next, i, old, j, dx, dy);
      else if (j !== undefined && travelsOn && hasSameTarget(next, i, old, j, dx, dy)) {
        startFromBefore(next, i, old, j, dx, dy);
        kept += 1;
      } else if (animated) startFromMessage(next, i, layout, dx, dy);
      else startAtTarget(next, i);
    }
    if (travelsOn || (isRunning && animated)) keepLeaving(next, old, layout.window, dx, dy, animated);
    this.elements = next;
    this.spare = old;
    this.layout = layout;
    if (animated) this.transition = new Transition(now, layout.animation);
    else if (kept === 0 && next.count === layout.count) this.transition.finish();
    next.sort();
    this.place();
    if (!this.transition.isRunning) next.land();
  }

  /**
   * Moves everything to where it is at `now`.
   * @param {number} now @returns {boolean} whether something moved
   */
  step(now) {
    if (!this.transition.isRunning) return false;
    this.transition.advance(now);
    this.place();
    if (!this.transition.isRunning) this.elements.land();
    return true;
  }

  /** Another server gives other keys: nothing that is held continues in what comes. */
  forgetKeys() {
    this.finish();
    this.isForeign = true;
  }

  /** Ends the motion at once. */
  finish() {
    if (!this.transition.isRunning) return;
    this.transition.finish();
    this.elements.land();
  }

  place() {
    const { from, to, now, count } = this.elements;
    const eased = this.transition.eased;
    for (const name of ATTRIBUTES) interpolate(from[name], to[name], now[name], count, eased);
  }
}

/** @param {Elements} next @param {number} i @param {Elements} old @param {number} j @param {number} dx @param {number} dy */
function startFromScreen(next, i, old, j, dx, dy) {
  for (const name of ATTRIBUTES) next.from[name][i] = old.now[name][j];
  next.from.x[i] += dx;
  next.from.y[i] += dy;
}

/** @param {Elements} next @param {number} i @param {Elements} old @param {number} j @param {number} dx @param {number} dy */
function startFromBefore(next, i, old, j, dx, dy) {
  for (const name of ATTRIBUTES) next.from[name][i] = old.from[name][j];
  next.from.x[i] += dx;
  next.from.y[i] += dy;
  next.change[i] = old.change[j] === DISAPPEARING ? MOVING : old.change[j]; // what was leaving the window is in it again
}

/**
 * What is on its way out of all that the page holds is seen until it is there: it goes on to where it was going, and
 * is dropped when the motion ends.
 * @param {Elements} next @param {Elements} old @param {import("./messages.js").LayoutHeader["window"]} window
 * @param {number} dx @param {number} dy @param {boolean} anew whether a new motion begins, from what is on the screen
 */
function keepLeaving(next, old, window, dx, dy, anew) {
  const { x, y, width, height, alpha } = old.now;
  for (let j = 0; j < old.count; j++) {
    if (old.change[j] === RESTING || alpha[j] < FAINT || next.index.has(old.key[j])) continue;
    const left = x[j] + dx - window.x, top = y[j] + dy - window.y;
    if (left >= window.width || top >= window.height || left + width[j] <= 0 || top + height[j] <= 0) continue;
    next.append(old, j);
    const i = next.count - 1;
    next.change[i] = DISAPPEARING;
    if (anew) for (const name of ATTRIBUTES) next.from[name][i] = old.now[name][j];
    for (const side of [next.from, next.to]) {
      side.x[i] += dx;
      side.y[i] += dy;
    }
  }
}

/** @param {Elements} next @param {number} i */
function startAtTarget(next, i) {
  for (const name of ATTRIBUTES) next.from[name][i] = next.to[name][i];
}

/**
 * @param {Elements} next @param {number} i @param {import("./messages.js").Layout} layout
 * @param {number} dx how far this page moves the offset beyond what the message knows @param {number} dy
 */
function startFromMessage(next, i, layout, dx, dy) {
  startAtTarget(next, i);
  const { columns, window } = layout;
  const at = (/** @type {string} */ name) => {
    const column = columns[name];
    return typeof column === "number" ? column : column[i];
  };
  const x = at("fromX");
  if (Number.isNaN(x)) {
    if (next.change[i] === APPEARING) next.from.alpha[i] = 0;
    return;
  }
  const known = layout.offset === undefined ? 1 : 0; // a message with an offset has shifted its places already
  next.from.x[i] = x + window.x + dx * known;
  next.from.y[i] = at("fromY") + window.y + dy * known;
  next.from.width[i] = at("fromWidth");
  next.from.height[i] = at("fromHeight");
  next.from.cornerRadius[i] = at("fromCornerRadius");
  next.from.alpha[i] = at("fromAlpha");
  next.from.axis[i] = next.from.width[i] > 2 * next.from.height[i] ? 0 : 1;
}

/**
 * Float32 columns over a new window origin differ in their last bits.
 * @param {Elements} next @param {number} i @param {Elements} old @param {number} j @param {number} dx @param {number} dy
 */
function hasSameTarget(next, i, old, j, dx, dy) {
  const near = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) < 1 / 64;
  return near(next.to.x[i], old.to.x[j] + dx) && near(next.to.y[i], old.to.y[j] + dy)
    && near(next.to.width[i], old.to.width[j]) && near(next.to.height[i], old.to.height[j]);
}
