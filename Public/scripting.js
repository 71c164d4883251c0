import { CELL, CONTENTS, DISAPPEARING, KIND, PHASE } from "./elements.js";
import { visibleElements } from "./visible.js";

/**
 * What scripts and tests may read: `globalThis.roundabout`. One call of `[state(), cells()]` is one instant.
 *
 * `scrollSection(section, offset)` scrolls a section that scrolls by itself at once, as far as it goes, without coming to
 * rest at a place of its own; it gives false where no such section is in view. That is all a script may do.
 *
 * `progress` is the share of the whole transition's time that is gone, before easing. Where cells set out one after the
 * other the whole is the animation's duration and the longest delay; a cell that waits for `delay` seconds is at
 * curve((progress × whole − delay) / duration), between 0 and 1, of its way.
 *
 * `frame` is what is shown before the transform: the layout's frame and what the scroll adds to it, as are `alpha` and
 * `zIndex`. `transform` is about its middle: first the scale, then the tilt about the vertical axis (radians, the right
 * side goes away), then the turn in the plane (radians, clockwise).
 *
 * `content` is what a cell shows, `lines` the lines of its title as they are drawn where it is going, the last one cut
 * with an ellipsis where the cell has no room for more; null for a photo, a card, a header.
 *
 * @typedef {{ kind: string, section: number, item: number, id: string, title: string | null, subtitle: string | null,
 *   value: string | null, accessory: string | null, content: string | null, lines: string[] | null,
 *   frame: [number, number, number, number], cornerRadius: number, alpha: number, zIndex: number, selected: boolean,
 *   transform: { scale: number, rotation: number, tilt: number }, phase: string }} CellReport
 */

/**
 * The page's state: what is shown, of which revision, and whether it moves. `kept` is the item that kept its place when
 * the layout changed last, by its id. `scrollers` are the sections in view that scroll by themselves: where each is
 * scrolled to, where its content begins (`rest`), and the first and the last of its `offsets`.
 * @param {import("./page.js").Page} page @param {string} device
 */
export function stateOf(page, device) {
  const { conversation, scene, viewport, selection: { selected } } = page;
  return {
    instance: conversation.instance ?? null,
    revision: scene.layout?.revision ?? null,
    newestRevision: conversation.newestRevision ?? null,
    style: conversation.style,
    styles: conversation.styles.map((style) => style.name),
    viewport: structuredClone(viewport),
    contentSize: [...(scene.layout?.contentSize ?? [0, 0])],
    contentOffset: page.offset,
    scrollers: page.scrollers.inView.map(({ section, offset, rest, min, max, behavior }) => ({ section, offset, rest, offsets: [min, max], behavior })),
    selection: selected === null ? [] : [{ section: selected.section, item: selected.item, id: selected.id }],
    connection: conversation.connection,
    problems: structuredClone(conversation.problems),
    kept: page.summary?.kept ?? null,
    animating: scene.isMoving,
    progress: scene.transition.progress,
    drawn: page.framesDrawn,
    device,
  };
}

/**
 * What is seen in the visible bounds, in content coordinates, where it is between old and new place.
 * @param {import("./page.js").Page} page
 * @param {(i: number) => string[] | null} linesOf the title of a cell as it is drawn, by its place in the columns
 * @returns {CellReport[]} as in `roundabout frames`, then what is disappearing
 */
export function cellsOf(page, linesOf = () => null) {
  const { scene: { elements }, conversation, selection } = page, { now } = elements;
  page.follow();
  return visibleElements(page, "now").map((i) => {
    const look = conversation.looks.get(elements.key[i]), isCell = elements.kind[i] === CELL;
    return {
      kind: KIND[elements.kind[i]] ?? "decoration",
      section: elements.section[i],
      item: elements.item[i],
      id: page.nameOf(i),
      title: look?.title ?? null,
      subtitle: look?.subtitle ?? null,
      value: look?.value ?? null,
      accessory: look?.accessory ?? null,
      content: isCell ? CONTENTS[elements.content[i]] ?? null : null,
      lines: isCell ? linesOf(i) : null,
      frame: [now.x[i], now.y[i], now.width[i], now.height[i]],
      cornerRadius: now.cornerRadius[i],
      alpha: now.alpha[i],
      zIndex: elements.layer[i],
      transform: { scale: now.scale[i], rotation: now.rotation[i], tilt: now.tilt[i] },
      selected: selection.key === elements.key[i] && elements.change[i] !== DISAPPEARING,
      phase: PHASE[elements.change[i]] ?? "resting",
    };
  });
}

/**
 * @param {import("./page.js").Page} page @param {() => string} device
 * @param {(i: number) => string[] | null} linesOf the title of a cell as it is drawn, by its place in the columns
 */
export function publish(page, device, linesOf) {
  const scrollSection = (/** @type {number} */ section, /** @type {number} */ offset) => {
    const isThere = page.scrollers.scroll(section, offset);
    if (isThere) page.invalidate();
    return isThere;
  };
  const roundabout = Object.freeze({ state: () => stateOf(page, device()), cells: () => cellsOf(page, linesOf), scrollSection });
  Object.defineProperty(globalThis, "roundabout", { value: roundabout, enumerable: true });
}
