import { DISAPPEARING, KIND, PHASE } from "./elements.js";

/**
 * What scripts and tests may read: `globalThis.roundabout`. One call of `[state(), cells()]` is one instant: both
 * speak of the last frame.
 *
 * @typedef {{ kind: string, section: number, item: number, id: string, title: string | null,
 *   frame: [number, number, number, number], cornerRadius: number, alpha: number, zIndex: number, selected: boolean,
 *   phase: string }} CellReport
 */

/**
 * The page's state: what is shown, of which revision, and whether it moves.
 * @param {import("./page.js").Page} page @param {string} device
 */
export function stateOf(page, device) {
  const { conversation, scene, viewport, selection } = page;
  return {
    instance: conversation.instance ?? null,
    revision: scene.layout?.revision ?? null,
    newestRevision: conversation.newestRevision ?? null,
    style: conversation.style,
    styles: conversation.styles.map((style) => style.name),
    viewport: structuredClone(viewport),
    contentSize: [...(scene.layout?.contentSize ?? [0, 0])],
    contentOffset: page.offset,
    selection: selection === null ? [] : [{ section: selection.section, item: selection.item, id: selection.id }],
    connection: conversation.connection,
    problems: structuredClone(conversation.problems),
    animating: scene.isMoving,
    progress: scene.transition.progress,
    drawn: page.framesDrawn,
    device,
  };
}

/**
 * What intersects the visible bounds, in content coordinates, where it is between old and new place.
 * @param {import("./page.js").Page} page
 * @returns {CellReport[]} as in `roundabout frames`, then what is disappearing
 */
export function cellsOf(page) {
  const { scene: { elements }, conversation, selection, viewport, x, y } = page, { now } = elements;
  /** @type {CellReport[]} */
  const cells = [];
  for (let n = 0; n < elements.count; n++) {
    const i = elements.order[n], key = elements.key[i];
    const left = now.x[i] - x.offset, top = now.y[i] - y.offset;
    if (left >= viewport.width || top >= viewport.height || left + now.width[i] <= 0 || top + now.height[i] <= 0) continue;
    cells.push({
      kind: KIND[elements.kind[i]] ?? "decoration",
      section: elements.section[i],
      item: elements.item[i],
      id: conversation.nameOf(key, elements.section[i], elements.item[i]),
      title: conversation.looks.get(key)?.title ?? null,
      frame: [now.x[i], now.y[i], now.width[i], now.height[i]],
      cornerRadius: now.cornerRadius[i],
      alpha: now.alpha[i],
      zIndex: elements.zIndex[i],
      selected: selection?.key === key && elements.change[i] !== DISAPPEARING,
      phase: PHASE[elements.change[i]] ?? "resting",
    });
  }
  return cells;
}

/** @param {import("./page.js").Page} page @param {() => string} device */
export function publish(page, device) {
  const roundabout = Object.freeze({ state: () => stateOf(page, device()), cells: () => cellsOf(page) });
  Object.defineProperty(globalThis, "roundabout", { value: roundabout, enumerable: true });
}
