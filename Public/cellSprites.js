import { describeLook, describeShape, emptyCell, pictureSideOf, saying, textsBetween } from "./cellDescription.js";
import { drawCell } from "./cellDrawing.js";
import { METRICS } from "./contentMetrics.js";
import { LEAST_MAGNIFICATION, magnificationFor, spriteName } from "./spriteName.js";
import { Sprites } from "./sprites.js";
import { describeSupplementary, drawSupplementary, emptySupplementary } from "./supplementaryDrawing.js";

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
  /** @param {import("./pictures.js").Pictures} pictures @param {import("./texts.js").Texts} texts */
  constructor(pictures, texts) {
    this.pictures = pictures;
    this.texts = texts;
    this.sprites = new Sprites();
    /** @type {Map<number, Sprite>} by key, for the present layout */
    this.known = new Map();
    /** @type {Map<number, Sprite>} and for the one before */
    this.previous = new Map();
    /** @type {Map<number, import("./cellTexts.js").CellTexts>} of cells that are drawn anew each frame */
    this.said = new Map();
    this.knownPressed = -1;
    this.knownScale = 0;
    this.timeLeft = 0;
    this.isUnfinished = false;
    /** How texts were set last: what leaves for a layout without any leaves as it was. */
    this.metrics = METRICS;
    this.metricsName = "";
    this.cell = emptyCell();
    this.supplementary = emptySupplementary();
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
    this.said.clear();
  }

  /**
   * A frame begins.
   * @param {View} view
   */
  begin(view) {
    this.timeLeft = BAKING;
    this.isUnfinished = false;
    const { metrics } = view;
    if (metrics !== null && metrics !== this.metrics) {
      this.metrics = metrics;
      this.metricsName = JSON.stringify(metrics);
    }
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
    const known = this.known.get(view.elements.key[i]);
    if (known !== undefined && known.bitmap.width > 0 && known.magnification === 1) return known;
    return this.bake(view, i, palette, 1, 0, this.timeLeft > 0);
  }

  /**
   * The same for a cell that will be shown at a scale: until there is time, one for another scale.
   * @param {View} view @param {number} i @param {import("./cellDrawing.js").Palette} palette
   * @returns {Sprite | undefined}
   */
  findScaled(view, i, palette) {
    const { elements } = view, known = this.known.get(elements.key[i]), isThere = known !== undefined && known.bitmap.width > 0;
    let magnification = magnificationFor(elements.rest("scale", i));
    const { width, height } = elements.to, longest = Math.max(width[i], height[i]) * view.scale;
    while (!this.sprites.isFit(longest * magnification, 1) && magnification > LEAST_MAGNIFICATION) magnification /= Math.SQRT2;
    if (isThere && (view.isMoving || (known.magnification === magnification && known.air > 0))) return known;
    return this.bake(view, i, palette, magnification, 1, this.timeLeft > 0 || !isThere) ?? (isThere ? known : undefined);
  }

  /**
   * @param {View} view @param {number} i @param {import("./cellDrawing.js").Palette} palette @param {number} magnification
   * @param {number} air pixels around it @param {boolean} mayBake
   */
  bake(view, i, palette, magnification, air, mayBake) {
    const { elements } = view, { to, key } = elements, scale = view.scale * magnification;
    const width = Math.round(to.width[i] * scale), height = Math.round(to.height[i] * scale);
    if (!this.sprites.isFit(width, height)) return undefined;
    const start = performance.now(), { cell, texts } = this;
    this.describe(view, i, mayBake, scale);
    describeShape(cell, to, i);
    const name = spriteName(cell, elements.content[i], width, height, scale, magnification, air, this.metricsName);
    let sprite = this.sprites.get(name);
    if (sprite === undefined && mayBake) {
      cell.texts = saying(cell, to, i, texts);
      cell.isChanging = false;
      sprite = this.sprites.bake(name, width + 2 * air, height + 2 * air, magnification, air,
        (context) => drawCell(context, cell, air, air, width, height, scale, palette, texts));
      this.timeLeft -= performance.now() - start;
    }
    if (sprite === undefined) this.isUnfinished = true; else this.known.set(key[i], sprite);
    return sprite;
  }

  /**
   * A cell as it is now, to be drawn anew.
   * @param {View} view @param {number} i @param {boolean} isChanging whether it has another size than where it goes
   * @returns {import("./cellDrawing.js").Cell} one and the same
   */
  cellNow(view, i, isChanging) {
    const { cell } = this, { from, to, now, key } = view.elements;
    this.describe(view, i, false);
    describeShape(cell, now, i);
    let said = this.said.get(key[i]);
    if (said === undefined) this.said.set(key[i], said = textsBetween(cell, from, to, i, this.texts));
    cell.texts = said;
    cell.isChanging = isChanging;
    return cell;
  }

  /**
   * What the cell shows, but for its shape and its texts.
   * @param {View} view @param {number} i @param {boolean} exactly its picture at the destination's size
   * @param {number} scale device pixels a point
   */
  describe(view, i, exactly, scale = view.scale) {
    const { cell } = this, { elements: { key, from, to }, looks } = view;
    describeLook(cell, view, i);
    cell.metrics = this.metrics;
    cell.picture = cell.bitmap = null;
    const side = pictureSideOf(cell, to, i), before = exactly ? 0 : pictureSideOf(cell, from, i), image = looks.get(key[i])?.image;
    if (image === undefined || (side <= 0 && before <= 0)) return;
    cell.picture = this.pictures.get(image);
    if (cell.picture.state !== "ready" || cell.picture.fills) return;
    const start = performance.now(), mayBake = exactly || this.timeLeft > 0;
    const { bitmap, isSharp } = this.pictures.bitmap(cell.picture, Math.max(side, before) * scale, mayBake);
    cell.bitmap = bitmap;
    if (!exactly) this.timeLeft -= performance.now() - start;
    if (!isSharp) this.isUnfinished = true;
  }

  /**
   * The baked text of a header or footer.
   * @param {View} view @param {number} i @param {import("./cellDrawing.js").Palette} palette
   * @returns {Sprite | undefined}
   */
  findSupplementary(view, i, palette) {
    const { elements: { to, key, kind }, scale, looks } = view, known = this.known.get(key[i]);
    if (known !== undefined && known.bitmap.width > 0) return known;
    const width = Math.round(to.width[i] * scale), height = Math.round(to.height[i] * scale);
    if (!this.sprites.isFit(width, height)) return undefined;
    const shown = describeSupplementary(this.supplementary, view, i, "to", this.metrics, this.texts);
    const name = `${kind[i]} ${width} ${height} ${scale} ${shown.align} ${shown.inset} ${shown.top} ${this.metricsName} ${looks.get(key[i])?.text}`;
    const sprite = this.sprites.get(name)
      ?? this.sprites.bake(name, width, height, 1, 0, (context) => drawSupplementary(context, shown, 0, 0, width, height, scale, palette));
    this.known.set(key[i], sprite);
    return sprite;
  }
}
