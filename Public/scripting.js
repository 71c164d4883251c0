import { offsetAlong } from "./contentOffset.js";
import { DISAPPEARING, KIND, PHASE } from "./elements.js";
import { visibleElements } from "./visible.js";

/**
 * What scripts and tests may read: `globalThis.roundabout`. One call of `[state(), cells()]` is one instant.
 *
 * `progress` is the share of the whole transition's time that is gone, before easing. Where cells set out one after the
 * other the whole is the animation's duration and the longest delay; a cell that waits for `delay` seconds is at
 * curve((progress × whole − delay) / duration), between 0 and 1, of its way.
 *
 * `frame` is what is shown before the transform: the layout's frame and what the scroll adds to it, as are `alpha` and
 * `zIndex`. `transform` is about its middle: first the scale, then the tilt about the vertical axis (radians, the right
 * side goes away), then the turn in the plane (radians, clockwise).
 *
 * @typedef {{ kind: string, section: number, item: number, id: string, title: string | null,
 *   frame: [number, number, number, number], cornerRadius: number, alpha: number, zIndex: number, selected: boolean,
 *   transform: { scale: number, rotation: number, tilt: number }, phase: string }} CellReport
 */

/**
 * The page's state: what is shown, of which revision, and whether it moves. `kept` is the item that kept its place when
 * the layout changed last, by its id.
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
 * @returns {CellReport[]} as in `roundabout frames`, then what is disappearing
 */
export function cellsOf(page) {
  const { scene: { elements }, conversation, selection } = page, { now } = elements;
  page.scene.follow(offsetAlong(page, page.scene.layout));
  return visibleElements(page, "now").map((i) => ({
    kind: KIND[elements.kind[i]] ?? "decoration",
    section: elements.section[i],
    item: elements.item[i],
    id: page.nameOf(i),
    title: conversation.looks.get(elements.key[i])?.title ?? null,
    frame: [now.x[i], now.y[i], now.width[i], now.height[i]],
    cornerRadius: now.cornerRadius[i],
    alpha: now.alpha[i],
    zIndex: elements.layer[i],
    transform: { scale: now.scale[i], rotation: now.rotation[i], tilt: now.tilt[i] },
    selected: selection.key === elements.key[i] && elements.change[i] !== DISAPPEARING,
    phase: PHASE[elements.change[i]] ?? "resting",
  }));
}

/** @param {import("./page.js").Page} page @param {() => string} device */
export function publish(page, device) {
  const roundabout = Object.freeze({ state: () => stateOf(page, device()), cells: () => cellsOf(page) });
  Object.defineProperty(globalThis, "roundabout", { value: roundabout, enumerable: true });
}
