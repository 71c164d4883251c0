/**
 * On which side bubbles hang, and which of them have a tail: the last one of a group, as in Messages.
 */

const BUBBLE = 4, LEADING = 1, TRAILING = 3, DISAPPEARING = 3;
/** Bubbles of one side that are closer than this are a group, points. */
const GROUP = 6;

/**
 * Writes `hang` and `tail` of where elements go.
 * @param {import("./elements.js").Elements} elements in the order of their layout @param {boolean} isRightToLeft
 */
export function hangBubbles({ content, side, section, change, to, count }, isRightToLeft) {
  const left = isRightToLeft ? 1 : -1;
  for (let i = 0; i < count; i++) {
    to.hang[i] = side[i] === LEADING ? left : side[i] === TRAILING ? -left : 0;
    to.tail[i] = 0;
    if (content[i] !== BUBBLE || to.hang[i] === 0) continue;
    let next = i + 1;
    while (next < count && change[next] === DISAPPEARING) next += 1;
    const goesOn = next < count && section[next] === section[i] && content[next] === BUBBLE && side[next] === side[i]
      && to.y[next] > to.y[i] && to.y[next] - to.y[i] - to.height[i] < GROUP;
    to.tail[i] = goesOn ? 0 : 1;
  }
}
