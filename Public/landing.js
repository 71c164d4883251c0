import { ATTRIBUTES, isAll, isSame, TRANSFORMS, TRAVEL } from "./attributes.js";
import { DISAPPEARING, RESTING } from "./elements.js";
import { NONE } from "./tracks.js";

/**
 * What of the elements still has a way to go, and the end of it.
 *
 * @typedef {import("./elements.js").Elements} Elements
 */

/**
 * Finds what is not where it goes, and writes the rest to its place: a frame need only look at the former.
 * @param {Elements} elements
 */
export function survey(elements) {
  const { from, to, now, count, changing, tracks } = elements;
  changing.length = 0;
  for (const name of ATTRIBUTES) {
    if (isSame(from[name], to[name], count)) now[name].set(to[name].subarray(0, count)); else changing.push(name);
  }
  elements.reshaping = changing.filter((name) => !TRAVEL.has(name));
  elements.hasTransforms = tracks.hasTransforms
    || TRANSFORMS.some((name) => changing.includes(name) || !isAll(to[name], name === "scale" ? 1 : 0, count));
}

/**
 * Everything is where it goes, and what was leaving has left.
 * @param {Elements} elements
 */
export function land(elements) {
  const { index, change, tracks, trackOf, key, from, to, now, depth } = elements;
  let kept = 0;
  index.clear();
  for (let i = 0; i < elements.count; i++) {
    const t = elements.isTracked(i) ? trackOf[i] : NONE, leaves = change[i] === DISAPPEARING;
    if (t !== NONE) tracks.element[t] = leaves ? NONE : kept;
    if (leaves) continue;
    if (kept !== i) elements.copyWithin(kept, elements, i);
    trackOf[kept] = t;
    change[kept] = RESTING;
    index.set(key[kept], kept);
    kept += 1;
  }
  if (kept < elements.count) {
    elements.count = kept;
    elements.scrolled.gather(elements);
  }
  for (const name of elements.changing) {
    from[name].set(to[name].subarray(0, kept));
    now[name].set(to[name].subarray(0, kept));
  }
  depth.now = depth.to;
  elements.hasDelays = false;
  survey(elements);
}
