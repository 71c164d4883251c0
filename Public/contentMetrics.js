/**
 * How contents that show text are set: fonts, and the room around and between their parts. A layout whose cells show
 * text brings them, at the content size category in force; these are UIKit's at `large`.
 *
 * @typedef {import("./messages.js").TextFont} LineFont
 * @typedef {import("./messages.js").TextMetrics} ContentMetrics
 */

/** @type {ContentMetrics} */
export const METRICS = Object.freeze({
  title: { size: 17, weight: 400, lineHeight: 22 }, subtitle: { size: 12, weight: 400, lineHeight: 16 },
  value: { size: 17, weight: 400, lineHeight: 22 }, padding: { horizontal: 16, vertical: 11 }, gap: 8, accessoryWidth: 24,
  bubble: { horizontal: 14, vertical: 7, radius: 18 },
});

/**
 * How many lines there is room for: at least one, so that a cell that is too low shows the beginning of its text.
 * @param {number} room points @param {number} lineHeight @param {number} lines that there are
 */
export function linesThatFit(room, lineHeight, lines) {
  return Math.min(lines, Math.max(1, Math.floor(room / lineHeight + 0.01)));
}
