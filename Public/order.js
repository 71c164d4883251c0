/**
 * The two orders of elements: as `roundabout frames` lists them (but for badges, which come after all cells), and from back to front.
 *
 * @typedef {import("./elements.js").Elements} Elements
 */

/** Place of a kind among its section's elements: headers, cells, badges, footers and what else is at its edges, decorations. */
const RANK = [1, 0, 3, 4, 3, 2];
const DISAPPEARING = 3;

/**
 * Finds both orders anew. What leaves is listed last and drawn below what stays.
 * @param {Elements} elements
 */
export function sort(elements) {
  const { order, drawOrder, rank, count, section, kind, item, change } = elements;
  const leaves = (/** @type {number} */ i) => (change[i] === DISAPPEARING ? 1 : 0);
  const compare = (/** @type {number} */ a, /** @type {number} */ b) =>
    leaves(a) - leaves(b) || section[a] - section[b] || RANK[kind[a]] - RANK[kind[b]] || item[a] - item[b];
  for (let i = 0; i < count; i++) order[i] = i;
  sortUnlessSorted(order.subarray(0, count), compare);
  for (let n = 0; n < count; n++) {
    rank[order[n]] = n;
    drawOrder[n] = order[n];
  }
  const { layer } = elements;
  sortUnlessSorted(drawOrder.subarray(0, count), (a, b) => leaves(b) - leaves(a) || layer[a] - layer[b] || rank[a] - rank[b]);
}

/**
 * Finds the order from back to front again after some have changed their layer: few have changed places, so each is
 * put where it belongs.
 * @param {Elements} elements
 */
export function sortLayers({ drawOrder, rank, layer, change, count }) {
  for (let n = 1; n < count; n++) {
    const i = drawOrder[n], leaves = change[i] === DISAPPEARING;
    let m = n;
    for (; m > 0; m--) {
      const below = drawOrder[m - 1];
      if ((change[below] === DISAPPEARING) !== leaves) {
        if (!leaves) break;
      } else if (layer[below] < layer[i] || (layer[below] === layer[i] && rank[below] < rank[i])) break;
      drawOrder[m] = below;
    }
    drawOrder[m] = i;
  }
}

/** @param {Uint32Array} places @param {(a: number, b: number) => number} compare */
function sortUnlessSorted(places, compare) {
  for (let i = 1; i < places.length; i++) {
    if (compare(places[i - 1], places[i]) > 0) {
      places.sort(compare); // stable
      return;
    }
  }
}
