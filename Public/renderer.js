import { drawBadge, drawCell, drawSupplementary } from "./cellDrawing.js";
import { pictureSide } from "./cellContent.js";
import { CELL, HEADER } from "./elements.js";
import { drawRing } from "./ring.js";
import { Sprites } from "./sprites.js";

/**
 * Draws the visible elements of a scene.
 *
 * At rest, and where cells only travel, each cell is a sprite copied to whole device pixels. While sizes change a few
 * cells are drawn anew each frame, which is crisp; many are the scaled sprites of their destination, which is fast.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Bounds
 * @typedef {{ elements: import("./elements.js").Elements, isMoving: boolean, looks: Map<number, import("./messages.js").Look>,
 *   bounds: Bounds, scale: number, isMorphing: boolean, selected: number, pressed: number, focused: number }} View
 *   scale: device pixels a point as drawn; selected, pressed, focused: keys, −1 for none
 */

/** Milliseconds a frame may spend on baking. */
const BAKING = 7;
/** More cells than these are not drawn anew each frame. */
const MANY = 220;

export class Renderer {
  /** @param {CanvasRenderingContext2D} context @param {import("./pictures.js").Pictures} pictures */
  constructor(context, pictures) {
    this.context = context;
    this.pictures = pictures;
    this.sprites = new Sprites();
    /** @type {Map<number, import("./sprites.js").Sprite>} by key, for the present layout */
    this.known = new Map();
    /** @type {Map<number, import("./sprites.js").Sprite>} and for the one before */
    this.previous = new Map();
    this.knownPressed = -1;
    this.knownScale = 0;
    /** @type {import("./cellDrawing.js").Palette | null} */
    this.palette = null;
    /** Cells drawn in the last frame. */
    this.drawn = 0;
    this.timeLeft = 0;
    this.isUnfinished = false;
    /** @type {import("./cellDrawing.js").Cell} */
    this.cell = { card: 0, axis: 0, cornerRadius: 0, color: "", title: "", picture: null, bitmap: null,
      isPressed: false };
  }

  /**
   * Colours have changed.
   * @param {import("./cellDrawing.js").Palette} palette
   */
  setPalette(palette) {
    this.palette = palette;
    this.sprites.clear();
    this.forget();
  }

  /** Elements, looks or pictures have changed: which sprite belongs where is found anew. */
  forget() {
    this.previous = this.known;
    this.known = new Map();
  }

  /**
   * Draws one frame.
   * @param {View} view
   * @returns {boolean} whether another frame would look better: something is still to be baked
   */
  draw(view) {
    const { context, palette } = this, { bounds, scale, elements } = view;
    if (palette === null) return false;
    this.timeLeft = BAKING;
    this.isUnfinished = false;
    if (scale !== this.knownScale) this.forget();
    this.knownScale = scale;
    if (view.pressed !== this.knownPressed) {
      this.known.delete(view.pressed);
      this.known.delete(this.knownPressed);
      this.knownPressed = view.pressed;
    }
    const many = this.drawn > MANY;
    this.drawn = 0;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = palette.screen;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    const { now, drawOrder, count } = elements;
    for (let n = 0; n < count; n++) {
      const i = drawOrder[n], alpha = now.alpha[i];
      if (alpha <= 0) continue;
      const x = now.x[i] - bounds.x, y = now.y[i] - bounds.y;
      if (x >= bounds.width || y >= bounds.height || x + now.width[i] <= -1 || y + now.height[i] <= -1) continue;
      context.globalAlpha = Math.min(1, alpha);
      if (elements.invalid[i] !== 0) drawBadge(context, x * scale, y * scale, scale, palette);
      else if (elements.kind[i] === CELL) this.drawCell(view, i, x, y, many, palette);
      else this.drawOther(view, i, x, y, palette);
      this.drawn += 1;
    }
    context.globalAlpha = 1;
    drawRing(context, view, view.selected, 3, palette.accent);
    drawRing(context, view, view.focused, 6, palette.ink);
    return this.isUnfinished;
  }

  /** @param {View} view @param {number} i @param {number} x points in the bounds @param {number} y @param {boolean} many @param {import("./cellDrawing.js").Palette} palette */
  drawCell(view, i, x, y, many, palette) {
    const { context } = this, { elements, scale } = view, { now } = elements;
    const resizes = view.isMorphing || (view.isMoving && isResizing(elements, i));
    if (!resizes || many) {
      const sprite = this.spriteFor(view, i, palette) ?? (resizes ? this.previous.get(elements.key[i]) : undefined);
      if (sprite !== undefined && sprite.bitmap.width > 0) {
        // Rounding offset and place apart keeps neighbours at one distance while scrolling.
        const left = Math.round(now.x[i] * scale) - Math.round(view.bounds.x * scale);
        const top = Math.round(now.y[i] * scale) - Math.round(view.bounds.y * scale);
        if (!resizes) context.drawImage(sprite.bitmap, left, top);
        else context.drawImage(sprite.bitmap, left, top, Math.max(0, Math.round(now.width[i] * scale)), Math.max(0, Math.round(now.height[i] * scale)));
        return;
      }
    }
    const width = Math.max(0, now.width[i]) * scale, height = Math.max(0, now.height[i]) * scale;
    this.describe(view, i, false);
    this.cell.axis = now.axis[i];
    this.cell.card = now.card[i];
    this.cell.cornerRadius = now.cornerRadius[i];
    if (resizes) drawCell(context, this.cell, x * scale, y * scale, width, height, scale, palette);
    else drawCell(context, this.cell, Math.round(x * scale), Math.round(y * scale), Math.round(width), Math.round(height), scale, palette);
  }

  /**
   * The baked cell at its destination's size, if there is one or time to bake it.
   * @param {View} view @param {number} i @param {import("./cellDrawing.js").Palette} palette
   */
  spriteFor(view, i, palette) {
    const { to, key } = view.elements, { scale } = view, known = this.known.get(key[i]);
    if (known !== undefined && known.bitmap.width > 0) return known;
    const width = Math.round(to.width[i] * scale), height = Math.round(to.height[i] * scale);
    if (!this.sprites.isFit(width, height)) return undefined;
    const mayBake = this.timeLeft > 0, start = performance.now();
    this.describe(view, i, mayBake);
    const { cell } = this;
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
   * Fills in what the cell shows.
   * @param {View} view @param {number} i @param {boolean} exactly its picture at the destination's size
   */
  describe(view, i, exactly) {
    const { cell } = this, { elements, scale } = view, look = view.looks.get(elements.key[i]);
    cell.color = look?.color ?? "";
    cell.title = look?.title ?? "";
    cell.isPressed = elements.key[i] === view.pressed;
    cell.picture = look?.image === undefined ? null : this.pictures.get(look.image);
    cell.bitmap = null;
    if (cell.picture?.state !== "ready" || cell.picture.fills) return;
    const { from, to } = elements;
    const side = sideOf(to, i), before = exactly ? 0 : sideOf(from, i);
    const start = performance.now(), mayBake = exactly || this.timeLeft > 0;
    const { bitmap, isSharp } = this.pictures.bitmap(cell.picture, Math.max(side, before) * scale, mayBake);
    cell.bitmap = bitmap;
    if (!exactly) this.timeLeft -= performance.now() - start;
    if (!isSharp) this.isUnfinished = true;
  }

  /** @param {View} view @param {number} i @param {number} x @param {number} y @param {import("./cellDrawing.js").Palette} palette */
  drawOther(view, i, x, y, palette) {
    const { elements, scale } = view, text = view.looks.get(elements.key[i])?.text ?? "";
    drawSupplementary(this.context, text, elements.kind[i] === HEADER, x * scale, y * scale,
      elements.now.width[i] * scale, elements.now.height[i] * scale, scale, palette);
  }
}

/** @param {import("./elements.js").Elements} elements @param {number} i */
function isResizing({ from, to }, i) {
  return from.width[i] !== to.width[i] || from.height[i] !== to.height[i] || from.cornerRadius[i] !== to.cornerRadius[i]
    || from.axis[i] !== to.axis[i] || from.card[i] !== to.card[i];
}

/** @param {import("./elements.js").Attributes} side @param {number} i */
function sideOf(side, i) {
  return pictureSide(side.width[i], side.height[i], side.card[i] === 1, side.axis[i] === 1);
}
