import { CELL, DISAPPEARING } from "./elements.js";
import { cover, emptyPose, isTransformed, poseAtRest, poseOf } from "./projection.js";

/**
 * What of a scene is seen in the visible bounds.
 *
 * @typedef {{ scene: import("./scene.js").Scene, viewport: { width: number, height: number },
 *   x: { offset: number }, y: { offset: number } }} Seen
 */

const pose = emptyPose(), box = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * The upright box that an element covers, content coordinates: its frame, or more where it is scaled and turned.
 * @param {import("./elements.js").Elements} elements @param {number} i
 * @param {"now" | "rest"} when as it is shown, or where it will come to rest
 * @returns {import("./projection.js").Box} one and the same
 */
export function coverOf(elements, i, when) {
  const isNow = when === "now", { now, to } = elements;
  if (isNow ? isTransformed(elements, i) : elements.hasTransforms) return cover((isNow ? poseOf : poseAtRest)(elements, i, pose), box);
  box.left = isNow ? now.x[i] : elements.rest("x", i);
  box.top = isNow ? now.y[i] : elements.rest("y", i);
  box.right = box.left + (isNow ? now : to).width[i];
  box.bottom = box.top + (isNow ? now : to).height[i];
  return box;
}

/**
 * Places in the columns of what is visible, as in `roundabout frames`, then what is disappearing.
 * @param {Seen} page
 * @param {"now" | "rest"} when where things are, or where they will come to rest
 * @returns {number[]}
 */
export function visibleElements({ scene: { elements }, viewport, x, y }, when) {
  const { count, order } = elements;
  /** @type {number[]} */
  const places = [];
  for (let n = 0; n < count; n++) {
    const i = order[n], { left, top, right, bottom } = coverOf(elements, i, when);
    if (left < x.offset + viewport.width && top < y.offset + viewport.height && right > x.offset && bottom > y.offset) places.push(i);
  }
  return places;
}

/**
 * The same for cells that stay.
 * @param {Seen} page
 */
export function visibleCells(page) {
  const { kind, change } = page.scene.elements;
  return visibleElements(page, "rest").filter((i) => kind[i] === CELL && change[i] !== DISAPPEARING);
}

/**
 * The cells that can be got to by scrolling what is seen: these, and those that are beside what is seen of a section that
 * scrolls by itself.
 * @param {Seen} page
 */
export function reachableCells({ viewport, scene, x, y }) {
  const { elements, elements: { kind, change, scroller, scrolled, order, count } } = scene;
  /** @type {number[]} */
  const places = [];
  for (let n = 0; n < count; n++) {
    const i = order[n], axis = scroller[i] > 0 ? scrolled.axes[scroller[i] - 1] : "none";
    if (kind[i] !== CELL || change[i] === DISAPPEARING) continue;
    const { left, top, right, bottom } = coverOf(elements, i, "rest");
    if ((axis === "x" || (left < x.offset + viewport.width && right > x.offset))
      && (axis === "y" || (top < y.offset + viewport.height && bottom > y.offset))) places.push(i);
  }
  return places;
}

/**
 * The first visible cell and the place of its frame in the visible bounds: what a server goes by that does not know
 * this page. It knows how the cell follows the scroll.
 * @param {Seen & { conversation: import("./conversation.js").Conversation }} page
 * @returns {import("./messages.js").Anchor | null}
 */
export function anchorOf(page) {
  const { scene: { elements }, conversation, x, y } = page, i = visibleCells(page)[0];
  if (i === undefined) return null;
  return { id: conversation.nameOf(elements.key[i], elements.section[i], elements.item[i]), x: elements.to.x[i] - x.offset,
    y: elements.to.y[i] - y.offset };
}

/**
 * Where an axis must go so that a span of content is in view with some air around it: no farther than needed, and to
 * where it may come to rest.
 * @param {import("./scrolling.js").ScrollAxis} axis @param {number} start of the span @param {number} length
 * @param {number} before inset @param {number} after inset
 */
export function offsetRevealing(axis, start, length, before, after) {
  if (axis.snap !== null) return axis.nearest(start + length / 2 - axis.length / 2);
  const air = 12, first = start - before - air, last = start + length + after + air - axis.length;
  if (axis.destination > first) return axis.clamped(first);
  if (axis.destination < last) return axis.clamped(Math.min(first, last));
  return axis.destination;
}

/**
 * Scrolls a cell into view: the page, and the section that it is in where that scrolls by itself.
 * @param {{ x: import("./scrolling.js").ScrollAxis, y: import("./scrolling.js").ScrollAxis, scene: import("./scene.js").Scene,
 *   scrollers: import("./sectionScrollers.js").SectionScrollers }} page
 * @param {number} i place in the columns @param {number} now
 */
export function revealCell({ scene: { layout, elements }, x, y, scrollers }, i, now) {
  if (layout === null) return;
  const { contentInset: inset } = layout, { to, along } = elements, own = scrollers.of(elements, i);
  const jump = (/** @type {import("./scrolling.js").ScrollAxis} */ axis, /** @type {number} */ offset) => {
    if (offset !== axis.destination) axis.jump(offset, now);
  };
  if (own !== null) jump(own, own.offsetShowing(along[i], (own.isVertical ? to.height : to.width)[i]));
  if (own === null || own.isVertical) jump(x, offsetRevealing(x, to.x[i], to.width[i], inset.left, inset.right));
  if (own === null || !own.isVertical) jump(y, offsetRevealing(y, to.y[i], to.height[i], inset.top, inset.bottom));
}
