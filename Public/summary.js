/**
 * What the last layout did, for the status pill.
 *
 * @typedef {{ style: string, moved: number, total: number, farthest: number, sampled: boolean, milliseconds: number,
 *   isFirst: boolean, isStep: boolean, kept: string | null }} Summary of the last layout that changed something; kept: the
 *   item that kept its place, by its id
 */

/**
 * @param {import("./messages.js").Layout} layout @param {boolean} isFirst @param {number} waited milliseconds from its
 *   arrival to the frame that takes it
 * @returns {Summary}
 */
export function summaryOf({ style, moved, total, farthest, sampled, parseMs, layoutMs, animated, kept }, isFirst, waited) {
  return { style, moved, total, farthest, sampled: sampled === true, milliseconds: parseMs + layoutMs + waited, isFirst, isStep: animated,
    kept: kept ?? null };
}
