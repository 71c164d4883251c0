/**
 * What an element has that is interpolated, and columns of it.
 *
 * @typedef {Record<typeof ATTRIBUTES[number], Float64Array>} Attributes
 */

/** The contents of a cell, by their numbers. */
export const CONTENTS = Object.freeze(/** @type {const} */ (["photo", "card", "text", "row", "bubble"]));
/** The corners of a cell: bit n of the column `corners`, as CACornerMask counts. */
export const CORNERS = Object.freeze(/** @type {const} */ (["minXminY", "maxXminY", "minXmaxY", "maxXmaxY"]));
/** How an element is shown otherwise than upright, at its size. */
export const TRANSFORMS = /** @type {const} */ (["scale", "rotation", "tilt"]);
/** Numbers that come in columns and are interpolated. `axis` is 0 for a row, 1 for a column. */
export const MEASURES = /** @type {const} */ (["x", "y", "width", "height", "cornerRadius", "alpha", "axis", ...TRANSFORMS]);
/**
 * What is interpolated. Beside the measures: how much a cell is of each content, 1 in all (on the way from a card to a
 * row it is a bit of both), the share of the radius that each corner has, the side that a bubble hangs on (−1 left … 1
 * right) and how much of its tail shows; where the text of a header begins and how near it is to its rows.
 */
export const ATTRIBUTES = Object.freeze(/** @type {const} */ ([...MEASURES, ...CONTENTS, ...CORNERS, "hang", "tail", "inset", "near"]));
/** A cell of which only these change is the same to look at. */
export const TRAVEL = new Set(["x", "y", "alpha", ...TRANSFORMS]);

/**
 * Room for so many.
 * @param {number} capacity @returns {Attributes}
 */
export function attributes(capacity) {
  return /** @type {Attributes} */ (Object.fromEntries(ATTRIBUTES.map((name) => [name, new Float64Array(capacity)])));
}

/**
 * Fills a column from one that may be the same for all.
 * @param {import("./messages.js").ColumnArray | number} column
 * @param {import("./messages.js").ColumnArray | Float64Array} target @param {number} count
 */
export function copy(column, target, count) {
  if (typeof column === "number") target.fill(column, 0, count);
  else target.set(column, 0);
}

/**
 * Whether two columns begin with the same numbers.
 * @param {Float64Array} a @param {Float64Array} b @param {number} count
 */
export function isSame(a, b, count) {
  for (let i = 0; i < count; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * Whether a column begins with one number again and again.
 * @param {Float64Array} values @param {number} value @param {number} count
 */
export function isAll(values, value, count) {
  for (let i = 0; i < count; i++) if (values[i] !== value) return false;
  return true;
}
