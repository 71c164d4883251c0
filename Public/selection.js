import { CELL } from "./elements.js";

/**
 * The selected item. It is followed by its key, and where a server that started anew has given other keys, by its name.
 *
 * @typedef {{ key: number, section: number, item: number, id: string }} Selected
 */
export class Selection {
  constructor() {
    /** @type {Selected | null} */
    this.selected = null;
  }

  get key() {
    return this.selected?.key ?? -1;
  }

  /**
   * @param {import("./elements.js").Elements} elements @param {number} i place in the columns @param {string} id
   */
  select(elements, i, id) {
    this.selected = { key: elements.key[i], section: elements.section[i], item: elements.item[i], id };
  }

  /**
   * The selected item may have another place now.
   * @param {import("./elements.js").Elements} elements @param {(i: number) => string} nameOf
   */
  follow(elements, nameOf) {
    const { selected } = this;
    if (selected === null) return;
    let i = elements.index.get(selected.key);
    if (i === undefined || nameOf(i) !== selected.id) {
      i = elements.order.subarray(0, elements.count).find((place) => elements.kind[place] === CELL && nameOf(place) === selected.id);
    }
    if (i !== undefined) this.select(elements, i, selected.id);
  }
}
