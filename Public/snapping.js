/**
 * Where scrolling comes to rest, as `targetContentOffset(forProposedContentOffset:)` says.
 *
 * @typedef {import("./messages.js").SnapOffsets} SnapOffsets `start`, `start + pitch`, …, `count` of them; or rising
 *   offsets, points along the scroll
 */

/** Offsets that are nearer to each other are one, points. */
const SAME = 0.5;

/**
 * How many places there are.
 * @param {SnapOffsets} snap
 */
export function placesIn(snap) {
  return "offsets" in snap ? snap.offsets.length : snap.pitch > 0 ? snap.count : Math.min(1, snap.count);
}

/** @param {SnapOffsets} snap @param {number} n */
function place(snap, n) {
  return "offsets" in snap ? snap.offsets[n] : snap.start + n * snap.pitch;
}

/**
 * How many places lie before an offset.
 * @param {SnapOffsets} snap @param {number} offset
 */
function before(snap, offset) {
  const count = placesIn(snap);
  if (!("offsets" in snap)) return Math.min(count, Math.max(0, snap.pitch > 0 ? Math.ceil((offset - snap.start) / snap.pitch) : Number(offset > snap.start)));
  let low = 0, high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (snap.offsets[middle] < offset) low = middle + 1; else high = middle;
  }
  return low;
}

/**
 * The place nearest to an offset, the first of two as near; the offset itself where there is none.
 * @param {SnapOffsets} snap @param {number} offset points
 */
export function nearestPlace(snap, offset) {
  const count = placesIn(snap), n = before(snap, offset);
  if (count === 0) return offset;
  if (n === 0) return place(snap, 0);
  const left = place(snap, n - 1), right = n < count ? place(snap, n) : Infinity;
  return offset - left <= right - offset ? left : right;
}

/**
 * The next place from an offset in a direction; the last one that way where there is none beyond it.
 * @param {SnapOffsets} snap @param {number} offset points @param {number} direction below or above 0
 */
export function placeBeside(snap, offset, direction) {
  const count = placesIn(snap);
  if (count === 0) return offset;
  const n = direction > 0 ? before(snap, offset + SAME) : before(snap, offset - SAME) - 1;
  return place(snap, Math.min(count - 1, Math.max(0, n)));
}
