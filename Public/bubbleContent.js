/**
 * What is inside a bubble: a body with the text, and a tail at the bottom of its side, within the cell's frame.
 *
 * ```
 * ╭───────────╮       a bubble with a side leaves the tail's room free there,
 * │ text      │       whether its tail is drawn or not, so that bodies of one
 * ╰───────────╯╲      group line up
 * ```
 *
 * @typedef {{ bodyX: number, bodyWidth: number, textX: number, textWidth: number }} BubblePlaces
 */

/** What the tail reaches beyond the body, points. */
export const TAIL_WIDTH = 5;

/** @returns {BubblePlaces} */
export function emptyBubble() {
  return { bodyX: 0, bodyWidth: 0, textX: 0, textWidth: 0 };
}

/**
 * The body and the room of the text in its middle. 200 wide with a padding of 14, tail at the right: body 0 … 195, text
 * from 11.5, 172 wide, which is what a bubble without a side has too.
 * @param {number} width @param {number} tail −1 at the left side, 1 at the right one, 0 for none; between them on the way
 * @param {number} horizontal padding @param {BubblePlaces} out is overwritten
 * @returns {BubblePlaces} out
 */
export function bubblePlaces(width, tail, horizontal, out) {
  const room = Math.min(TAIL_WIDTH * Math.min(1, Math.abs(tail)), Math.max(0, width / 4));
  out.bodyX = tail < 0 ? room : 0;
  out.bodyWidth = Math.max(0, width - room);
  out.textWidth = Math.max(0, width - 2 * horizontal);
  out.textX = out.bodyX + (out.bodyWidth - out.textWidth) / 2;
  return out;
}
