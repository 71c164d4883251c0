import { CELL, CONTENTS, DISAPPEARING } from "./elements.js";
import { neighbour } from "./hitTest.js";
import { scrollToEnd } from "./sectionKeys.js";
import { coverOf, reachableCells, visibleCells } from "./visible.js";

/**
 * The visible cells as a list box over the canvas, for assistive technology and the keyboard: each option has a name
 * and lies where its cell is. The canvas itself is hidden from both. Of a section that scrolls by itself those beside what
 * is seen are there too: who goes to one scrolls it into sight.
 */

const MOST = 240;
const ROW = CONTENTS.indexOf("row");
/** Layouts whose cells stand in rows. */
const HAS_ROWS = new Set(["flow", "grid", "list", "mosaic"]);

export class CellList {
  /** @param {HTMLElement} list @param {import("./page.js").Page} page @param {() => number} zoom @param {(i: number) => void} reveal */
  constructor(list, page, zoom, reveal) {
    this.list = list;
    this.page = page;
    this.zoom = zoom;
    this.reveal = reveal;
    /** @type {Map<string, number>} */
    this.rows = new Map();
    this.model = "";
    /** @type {{ section: number, isFirst: boolean } | null} the end of a section that the focus goes to once that is in sight */
    this.end = null;
    list.addEventListener("keydown", (event) => this.key(event));
    list.addEventListener("focus", () => this.focus(this.page.focused));
    list.addEventListener("blur", () => {
      this.end = null;
      this.mark(-1);
    });
    // Assistive technology clicks the option itself.
    list.addEventListener("click", ({ target }) => {
      const i = target instanceof HTMLElement ? page.scene.elements.index.get(Number(target.id.slice("cell-".length))) : undefined;
      if (i !== undefined) page.select(i);
    });
  }

  /** Brings the options in line with what is visible. */
  update() {
    const { page, list } = this, { scene: { elements }, x, y } = page;
    this.countRows();
    this.focusEnd();
    const shown = reachableCells(page).slice(0, MOST);
    while (list.children.length > shown.length) list.lastElementChild?.remove();
    while (list.children.length < shown.length) {
      const option = document.createElement("div");
      option.setAttribute("role", "option");
      list.append(option);
    }
    const total = page.scene.layout?.total ?? 0, zoom = this.zoom();
    shown.forEach((i, n) => {
      const option = /** @type {HTMLElement} */ (list.children[n]), key = elements.key[i];
      option.id = `cell-${key}`;
      option.textContent = this.nameFor(i);
      option.setAttribute("aria-selected", String(page.selection.key === key));
      option.setAttribute("aria-setsize", String(total));
      option.setAttribute("aria-posinset", String(elements.item[i] + 1));
      const { left, top, right, bottom } = coverOf(elements, i, "rest");
      option.style.transform = `translate(${(left - x.offset) * zoom}px, ${(top - y.offset) * zoom}px)`;
      option.style.width = `${(right - left) * zoom}px`;
      option.style.height = `${(bottom - top) * zoom}px`;
    });
    if (shown.some((i) => elements.key[i] === page.focused)) list.setAttribute("aria-activedescendant", `cell-${page.focused}`);
    else list.removeAttribute("aria-activedescendant");
  }

  /**
   * "Apple, item 12, row 3, x 16 y 256, 117 by 117 points"; of a row and a bubble all that it says, "Wi-Fi, Home, item 0 …".
   * @param {number} i
   */
  nameFor(i) {
    const { scene: { elements }, conversation } = this.page, { to } = elements;
    const section = elements.section[i], item = elements.item[i], row = this.rows.get(`${section}/${item}`);
    const look = conversation.looks.get(elements.key[i]);
    const title = look?.title ?? look?.id;
    const n = (/** @type {number} */ value) => String(Math.round(value * 10) / 10);
    const frame = (/** @type {"x" | "y"} */ name) => n(elements.rest(name, i));
    const { subtitle = "", value = "" } = elements.content[i] === ROW ? look ?? {} : {};
    const mark = elements.content[i] === ROW && look?.accessory === "checkmark" ? "checked" : "";
    return [title, subtitle, value, mark, section > 0 ? `section ${section}` : "", `item ${item}`, row === undefined ? "" : `row ${row}`,
      `x ${frame("x")} y ${frame("y")}`, `${n(to.width[i])} by ${n(to.height[i])} points`]
      .filter((part) => part !== undefined && part !== "").join(", ");
  }

  /** Counts rows from a section's first cell, or on from cells whose row is known from before. */
  countRows() {
    const { scene: { elements, layout }, conversation, viewport } = this.page, { to } = elements;
    const kind = conversation.styles.find((style) => style.name === layout?.style)?.layout ?? "";
    const model = `${layout?.revision} ${layout?.style} ${viewport.width} ${viewport.height}`;
    const known = model === this.model ? this.rows : new Map();
    this.model = model;
    this.rows = new Map();
    if (!HAS_ROWS.has(kind)) return;
    let section = -1, row = 0, bottom = 0, shift = NaN;
    for (let n = 0; n < elements.count; n++) {
      const i = elements.order[n], name = `${elements.section[i]}/${elements.item[i]}`;
      if (elements.kind[i] !== CELL || elements.change[i] === DISAPPEARING) continue;
      if (elements.section[i] !== section) {
        section = elements.section[i];
        row = 0;
        bottom = -Infinity;
        shift = NaN;
      }
      if (to.y[i] >= bottom - 0.5) row += 1;
      bottom = Math.max(to.y[i] >= bottom - 0.5 ? -Infinity : bottom, to.y[i] + to.height[i]);
      if (Number.isNaN(shift)) shift = elements.item[i] === 0 ? 0 : (known.get(name) ?? NaN) - row;
      if (!Number.isNaN(shift)) this.rows.set(name, row + shift);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { page } = this, { elements } = page.scene, here = elements.index.get(page.focused);
    this.end = null;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (way !== undefined) {
      const next = here === undefined ? -2 : neighbour(elements, here, way[0], way[1]);
      if (next === -2) this.focus(-1); else if (next >= 0) this.mark(next);
    } else if ((event.key === "Enter" || event.key === " ") && here !== undefined) page.select(here);
    else if ((event.key !== "Home" && event.key !== "End") || here === undefined || !scrollToEnd(page, elements.scroller[here] - 1, event.key === "Home")) return;
    else this.end = { section: elements.section[here], isFirst: event.key === "Home" };
    event.preventDefault();
    event.stopPropagation();
  }

  /** The focus goes along when a section is scrolled to its end: to the first cell there, or the last. */
  focusEnd() {
    const { page, end } = this, own = page.scrollers.inView.find(({ section }) => section === end?.section);
    if (end === null || own?.isMoving === true) return;
    const { section } = page.scene.elements, there = visibleCells(page).filter((i) => section[i] === end.section);
    if (own !== undefined && there.length === 0) return; // they are still to come
    this.end = null;
    const i = there[end.isFirst ? 0 : there.length - 1];
    if (i !== undefined) this.mark(i);
  }

  /**
   * Focuses the cell of a key, else the selected, else the first visible one.
   * @param {number} key
   */
  focus(key) {
    const { page } = this, { elements } = page.scene;
    const i = elements.index.get(key) ?? elements.index.get(page.selection.key);
    if (i !== undefined) return this.mark(i);
    this.mark(visibleCells(page)[0] ?? -1);
  }

  /** @param {number} i place in the columns, −1 for none */
  mark(i) {
    this.page.focused = i < 0 ? -1 : this.page.scene.elements.key[i];
    if (i >= 0) this.reveal(i);
    this.update();
    this.page.invalidate();
  }
}
