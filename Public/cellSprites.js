import { drawCell } from "./cellDrawing.js";
import { pictureSide } from "./cellContent.js";
import { Sprites } from "./sprites.js";

/**
 * Which sprite belongs to which element, and what is baked into it.
 *
 * Baking takes time, and a frame has little of it: what it does not get to is baked in the next.
 *
 * @typedef {import("./renderer.js").View} View
 * @typedef {import("./sprites.js").Sprite} Sprite
 */

/** Milliseconds a frame may spend on baking. */
const BAKING = 7;

export class CellSprites {
  /** @param {import("./pictures.js").Pictures} pictures */
  constructor(pictures) {
    this.pictures = pictures;
    this.sprites = new Sprites();
    /** @type {Map<number, Sprite>} by key, for the present layout */
    this.known = new Map();
    /** @type {Map<number, Sprite>} and for the one before */
    this.previous = new Map();
    this.knownPressed = -1;
    this.knownScale = 0;
    this.timeLeft = 0;
    this.isUnfinished = false;
    /** @type {import("./cellDrawing.js").Cell} */
    this.cell = { card: 0, axis: 0, cornerRadius: 0, color: "", title: "", picture: null, bitmap: null,
      isPressed: false };
  }

  /** Colours have changed: everything is baked anew. */
  clear() {
    this.sprites.clear();
    this.forget();
  }

  /** Elements, looks or pictures have changed: which sprite belongs where is found anew. */
  forget() {
    this.previous = this.known;
    this.known = new Map();
  }

  /**
   * A frame begins.
   * @param {View} view
   */
  begin(view) {
    this.timeLeft = BAKING;
    this.isUnfinished = false;
    if (view.scale !== this.knownScale) this.forget();
    this.knownScale = view.scale;
    if (view.pressed === this.knownPressed) return;
    this.known.delete(view.pressed);
    this.known.delete(this.knownPressed);
    this.knownPressed = view.pressed;
  }

  /**
   * The baked cell at its destination's size, if there is one or time to bake it.
   * @param {View} view @param {number} i @param {import("./cellDrawing.js").Palette} palette
   * @returns {Sprite | undefined}
   */
  find(view, i, palette) {
    const { to, key } = view.elements, { scale } = view, known = this.known.get(key[i]);
    if (known !== undefined && known.bitmap.width > 0) return known;
    const width = Math.round(to.width[i] * scale), height = Math.round(to.height[i] * scale);
    if (!this.sprites.isFit(width, height)) return undefined;
    const mayBake = this.timeLeft > 0, start = performance.now();
    const cell = this.describe(view, i, mayBake);
    cell.axis = to.axis[i];
    cell.card = to.card[i];
    cell.cornerRadius = to.cornerRadius[i];
    const name = `${cell.card} ${cell.axis} ${width} ${height} ${cell.cornerRadius} ${cell.isPressed} ${scale} ${cell.color} `
      + `${cell.picture?.state} ${cell.picture?.address} ${cell.card === 1 ? cell.title : ""}`;
    let sprite = this.sprites.get(name);
    if (sprite === undefined && mayBake) {
      sprite = this.sprites.bake(name, width, height, (context) => drawCell(context, cell, 0, 0, width, height, scale, palette));
      this.timeLeft -= performance.now() - start;
    }
    if (sprite === undefined) this.isUnfinished = true; else this.known.set(key[i], sprite);
    return sprite;
  }

  /**
   * What the cell shows now, but for its shape.
   * @param {View} view @param {number} i @param {boolean} exactly its picture at the destination's size
   * @returns {import("./cellDrawing.js").Cell} one and the same
   */
  describe(view, i, exactly) {
    const { cell } = this, { elements, scale } = view, look = view.looks.get(elements.key[i]);
    cell.color = look?.color ?? "";
    cell.title = look?.title ?? "";
    cell.isPressed = elements.key[i] === view.pressed;
    cell.picture = look?.image === undefined ? null : this.pictures.get(look.image);
    cell.bitmap = null;
    if (cell.picture?.state !== "ready" || cell.picture.fills) return cell;
    const { from, to } = elements;
    const side = sideOf(to, i), before = exactly ? 0 : sideOf(from, i);
    const start = performance.now(), mayBake = exactly || this.timeLeft > 0;
    const { bitmap, isSharp } = this.pictures.bitmap(cell.picture, Math.max(side, before) * scale, mayBake);
    cell.bitmap = bitmap;
    if (!exactly) this.timeLeft -= performance.now() - start;
    if (!isSharp) this.isUnfinished = true;
    return cell;
  }
}

/** @param {import("./elements.js").Attributes} side @param {number} i */
function sideOf(side, i) {
  return pictureSide(side.width[i], side.height[i], side.card[i] === 1, side.axis[i] === 1);
}
