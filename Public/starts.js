import { APPEARING, ATTRIBUTES, DISAPPEARING, MOVING, RESTING } from "./elements.js";
import { NONE } from "./tracks.js";

/**
 * Where the elements of a new layout start from: continuity is on the screen.
 *
 * `dx`, `dy` is the new content offset − the old one: what is held is shifted by it, so that it starts from where it is
 * seen.
 *
 * @typedef {import("./elements.js").Elements} Elements
 */

/** What is fainter than this on its way out has gone. */
const FAINT = 0.01;
/** Who sets out so long before the others is there. */
const ARRIVED = -Infinity;
/** With so little of the way left it does not matter where it began, and a spring swings about it. */
const NEARLY = 0.1;

/**
 * At their destinations: who starts elsewhere is told so next.
 * @param {Elements} next
 */
export function startAtTargets({ from, to, count }) {
  for (const name of ATTRIBUTES) from[name].set(to[name].subarray(0, count));
}

/**
 * Those that continue something, from where that is seen, or from where the motion began that is under way.
 * @param {Elements} next @param {import("./elements.js").Attributes} places of what is held
 * @param {number} dx @param {number} dy
 */
export function startFrom({ from, source, count }, places, dx, dy) {
  for (const name of ATTRIBUTES) {
    const start = from[name], held = places[name], shift = shiftOf(name, dx, dy);
    for (let i = 0; i < count; i++) if (source[i] !== NONE) start[i] = held[source[i]] + shift;
  }
}

/**
 * One that travels on, as it set out.
 * @param {Elements} next @param {number} i @param {Elements} old @param {number} j
 */
export function travelOn(next, i, old, j) {
  next.source[i] = j;
  next.delay[i] = old.delay[j];
  next.change[i] = old.change[j];
}

/**
 * One that is where it belongs while others travel: it follows the scroll without a way to go.
 * @param {Elements} next @param {number} i
 */
export function arrive(next, i) {
  if (next.isTracked(i)) next.delay[i] = ARRIVED;
}

/**
 * One that was leaving the window and is in it again travels on from where it is seen: its start is found anew, so that
 * the way to where its track leads now goes through that place.
 * @param {Elements} next whose tracks are where they are now @param {number} i @param {Elements} old @param {number} j
 * @param {number} share of its way that is behind it, after easing @param {number} dx @param {number} dy
 */
export function comeBack(next, i, old, j, share, dx, dy) {
  const { from, now } = old, left = 1 - share;
  for (const name of ATTRIBUTES) {
    const start = Math.abs(left) < NEARLY ? from[name][j] : (now[name][j] - (next.rest(name, i) - shiftOf(name, dx, dy)) * share) / left;
    next.from[name][i] = start + shiftOf(name, dx, dy);
  }
  next.delay[i] = old.delay[j];
  next.change[i] = MOVING;
}

/** @param {string} name @param {number} dx @param {number} dy */
function shiftOf(name, dx, dy) {
  return name === "x" ? dx : name === "y" ? dy : 0;
}

/**
 * What is on its way out of all that the page holds is seen until it is there: it goes on to where it was going, and
 * is dropped when the motion ends.
 * @param {Elements} next @param {Elements} old @param {import("./messages.js").LayoutHeader["window"]} window
 * @param {number} dx @param {number} dy @param {boolean} anew whether a new motion begins, from what is on the screen
 */
export function keepLeaving(next, old, window, dx, dy, anew) {
  const { x, y, width, height, alpha } = old.now;
  for (let j = 0; j < old.count; j++) {
    if (old.change[j] === RESTING || alpha[j] < FAINT || next.index.has(old.key[j])) continue;
    const left = x[j] + dx - window.x, top = y[j] + dy - window.y;
    if (left >= window.width || top >= window.height || left + width[j] <= 0 || top + height[j] <= 0) continue;
    next.append(old, j);
    const i = next.count - 1;
    next.change[i] = DISAPPEARING;
    if (anew) {
      next.delay[i] = 0;
      for (const name of ATTRIBUTES) next.from[name][i] = old.now[name][j];
    }
    for (const side of [next.from, next.to]) {
      side.x[i] += dx;
      side.y[i] += dy;
    }
  }
}

/**
 * From where the layout says that it was, if it says so, else from where it goes.
 * @param {Elements} next @param {number} i @param {import("./messages.js").Layout} layout
 * @param {number} dx how far this page moves the offset beyond what the message knows @param {number} dy
 * @param {number[]} seenFrom the offsets of its sections that scroll by themselves at which the message has seen things
 */
export function startFromMessage(next, i, layout, dx, dy, seenFrom) {
  const { columns, window } = layout;
  const at = (/** @type {string} */ name) => {
    const column = columns[name];
    return typeof column === "number" ? column : column[i];
  };
  const x = at("fromX");
  if (Number.isNaN(x)) {
    if (next.isTracked(i)) for (const name of ATTRIBUTES) next.from[name][i] = next.rest(name, i);
    if (next.change[i] === APPEARING) next.from.alpha[i] = 0;
    return;
  }
  const known = layout.offset === undefined ? 1 : 0; // a message with an offset has shifted its places already
  const own = layout.scrollers?.[next.scroller[i] - 1], seen = seenFrom[next.scroller[i] - 1] ?? own?.rest ?? 0, isDown = own?.direction === "vertical";
  next.from.x[i] = x + (own === undefined || isDown ? window.x : own.window[0] - seen) + dx * known;
  next.from.y[i] = at("fromY") + (isDown ? own.window[0] - seen : window.y) + dy * known;
  next.from.width[i] = at("fromWidth");
  next.from.height[i] = at("fromHeight");
  next.from.cornerRadius[i] = at("fromCornerRadius");
  next.from.alpha[i] = at("fromAlpha");
  for (const [name, column] of /** @type {const} */ ([["scale", "fromScale"], ["rotation", "fromRotation"], ["tilt", "fromTilt"]])) {
    const value = at(column);
    if (!Number.isNaN(value)) next.from[name][i] = value;
  }
  next.from.axis[i] = next.from.width[i] > 2 * next.from.height[i] ? 0 : 1;
}

/**
 * Whether it is on its way there already. Float32 columns over a new window origin differ in their last bits.
 * @param {Elements} next @param {number} i @param {Elements} old @param {number} j @param {number} dx @param {number} dy
 */
export function hasSameTarget(next, i, old, j, dx, dy) {
  const near = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) < 1 / 64;
  return near(next.to.x[i], old.to.x[j] + dx) && near(next.to.y[i], old.to.y[j] + dy)
    && near(next.to.width[i], old.to.width[j]) && near(next.to.height[i], old.to.height[j]);
}

/**
 * How long the last of them waits, seconds. Finds whether they all set out at once.
 * @param {Elements} elements
 */
export function longestDelay(elements) {
  const { delay, count } = elements;
  let longest = 0;
  elements.hasDelays = false;
  for (let i = 0; i < count; i++) {
    if (delay[i] !== 0) elements.hasDelays = true;
    if (delay[i] > longest) longest = delay[i];
  }
  return longest;
}
