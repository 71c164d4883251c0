import { CELL, DISAPPEARING } from "./elements.js";

/**
 * What of a scene intersects the visible bounds.
 *
 * @typedef {{ scene: import("./scene.js").Scene, viewport: { width: number, height: number },
 *   x: { offset: number }, y: { offset: number } }} Seen
 */

/**
 * Places in the columns of what is visible, as in `roundabout frames`, then what is disappearing.
 * @param {Seen} page
 * @param {"now" | "to"} side where things are, or where they go
 * @returns {number[]}
 */
export function visibleElements({ scene: { elements }, viewport, x, y }, side) {
  const { count, order } = elements, attributes = elements[side];
  /** @type {number[]} */
  const places = [];
  for (let n = 0; n < count; n++) {
    const i = order[n], left = attributes.x[i] - x.offset, top = attributes.y[i] - y.offset;
    if (left < viewport.width && top < viewport.height && left + attributes.width[i] > 0 && top + attributes.height[i] > 0) {
      places.push(i);
    }
  }
  return places;
}

/**
 * The same for cells that stay.
 * @param {Seen} page
 */
export function visibleCells(page) {
  const { kind, change } = page.scene.elements;
  return visibleElements(page, "to").filter((i) => kind[i] === CELL && change[i] !== DISAPPEARING);
}

/**
 * The first visible cell and its place in the visible bounds: what a server goes by that does not know this page.
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
 * Where an axis must go so that a span of content is in view with some air around it: no farther than needed.
 * @param {import("./scrolling.js").ScrollAxis} axis @param {number} start of the span @param {number} length
 * @param {number} before inset @param {number} after inset
 */
export function offsetRevealing(axis, start, length, before, after) {
  const air = 12, first = start - before - air, last = start + length + after + air - axis.length;
  if (axis.destination > first) return axis.clamped(first);
  if (axis.destination < last) return axis.clamped(Math.min(first, last));
  return axis.destination;
}
