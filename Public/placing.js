import { interpolate, interpolateEach } from "./transition.js";

/**
 * Where everything is at one instant: between its start and its destination, which may follow the scroll.
 *
 * @typedef {import("./elements.js").Elements} Elements
 * @typedef {import("./transition.js").Transition} Transition
 */

/**
 * Places what is on its way, as if nothing followed the scroll.
 * @param {Elements} elements @param {Transition} transition
 */
export function place(elements, transition) {
  const { from, to, now, count, depth } = elements, { eased } = transition;
  depth.now = Math.max(0, depth.from + (depth.to - depth.from) * transition.progress);
  if (!elements.hasDelays) {
    for (const name of elements.changing) interpolate(from[name], to[name], now[name], count, eased);
    return;
  }
  const { share, delay } = elements;
  for (let i = 0, known = NaN, value = 1; i < count; i++) {
    if (delay[i] !== known) value = transition.easedAfter(known = delay[i]);
    share[i] = value;
  }
  for (const name of elements.changing) interpolateEach(from[name], to[name], now[name], count, share);
}

/**
 * Brings what follows the scroll to where it is at a content offset; before or after `place`, or alone where only the
 * offset has changed.
 * @param {Elements} elements @param {Transition} transition @param {number} offset points along the scroll
 * @returns {boolean} whether one lies in another layer now
 */
export function followTracks(elements, transition, offset) {
  const { tracks, from, to, now, zIndex, layer, count } = elements;
  if (tracks.count === 0) return false;
  tracks.follow(offset);
  const { element, now: track } = tracks, { eased } = transition;
  let isReordered = false;
  for (let t = 0; t < tracks.count; t++) {
    const i = element[t];
    if (i >= count) continue; // it has gone
    const share = elements.hasDelays ? elements.share[i] : eased, start = 1 - share;
    now.x[i] = from.x[i] * start + (to.x[i] + track.dx[t]) * share;
    now.y[i] = from.y[i] * start + (to.y[i] + track.dy[t]) * share;
    now.alpha[i] = from.alpha[i] * start + to.alpha[i] * track.alpha[t] * share;
    if (tracks.hasTransforms) {
      now.scale[i] = from.scale[i] * start + to.scale[i] * track.scale[t] * share;
      now.rotation[i] = from.rotation[i] * start + (to.rotation[i] + track.rotation[t]) * share;
      now.tilt[i] = from.tilt[i] * start + (to.tilt[i] + track.tilt[t]) * share;
    }
    const above = zIndex[i] + Math.round(track.zIndex[t]);
    if (above === layer[i]) continue;
    layer[i] = above;
    isReordered = true;
  }
  return isReordered;
}
