import { drawCell } from "./cellDrawing.js";
import { CellSprites } from "./cellSprites.js";
import { drawBadge } from "./badgeDrawing.js";
import { BADGE, CELL, DECORATION, FOOTER } from "./elements.js";
import { cover, emptyPose, isTransformed, poseOf } from "./projection.js";
import { drawRing } from "./ring.js";
import { Scratch } from "./scratch.js";
import { describeSupplementary, drawDecoration, drawPinnedGround, drawSupplementary, drawWarning } from "./supplementaryDrawing.js";
import { TransformedDrawing } from "./transformedDrawing.js";

/**
 * Draws the visible elements of a scene.
 *
 * At rest, and where cells only travel, each cell is a sprite copied to whole device pixels. While sizes change a few
 * cells are drawn anew each frame, which is crisp; many are the scaled sprites of their destination, which is fast. What
 * is scaled, tilted or turned is always drawn from a picture of it.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Bounds
 * @typedef {{ elements: import("./elements.js").Elements, isMoving: boolean, looks: Map<number, import("./messages.js").Look>,
 *   bounds: Bounds, scale: number, isMorphing: boolean, metrics: import("./contentMetrics.js").ContentMetrics | null,
 *   isMirrored: boolean, selected: number, pressed: number, focused: number }} View
 *   scale: device pixels a point as drawn; metrics: how texts are set, where a cell shows one; isMirrored: what reads from
 *   right to left; selected, pressed, focused: keys, −1 for none
 */

/** More cells than these are not drawn anew each frame. */
const MANY = 220;
/** A header that is so far from its place has a ground of its own, points. */
const LIFTED = 8;

export class Renderer {
  /** @param {CanvasRenderingContext2D} context @param {import("./pictures.js").Pictures} pictures @param {import("./texts.js").Texts} texts */
  constructor(context, pictures, texts) {
    this.context = context;
    this.texts = texts;
    this.sprites = new CellSprites(pictures, texts);
    this.transformed = new TransformedDrawing(context);
    this.scratch = new Scratch();
    this.pose = emptyPose();
    this.box = { left: 0, top: 0, right: 0, bottom: 0 };
    /** @type {import("./cellDrawing.js").Palette | null} */
    this.palette = null;
    /** Cells drawn in the last frame. */
    this.drawn = 0;
  }

  /**
   * Colours have changed.
   * @param {import("./cellDrawing.js").Palette} palette
   */
  setPalette(palette) {
    this.palette = palette;
    this.sprites.clear();
  }

  /** Elements, looks or pictures have changed: which sprite belongs where is found anew. */
  forget() {
    this.sprites.forget();
  }

  /**
   * Draws one frame.
   * @param {View} view
   * @returns {boolean} whether another frame would look better: something is still to be baked
   */
  draw(view) {
    const { context, palette } = this, { bounds, scale, elements } = view;
    if (palette === null) return false;
    this.sprites.begin(view);
    const many = this.drawn > MANY;
    this.drawn = 0;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = palette.screen;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    const { now, drawOrder, count } = elements;
    let ringsAreDrawn = elements.hasTransforms; // then each with its cell
    for (let n = 0; n < count; n++) {
      const i = drawOrder[n], alpha = now.alpha[i];
      if (alpha <= 0) continue;
      const x = now.x[i] - bounds.x, y = now.y[i] - bounds.y, isPosed = isTransformed(elements, i);
      if (isPosed ? !this.isSeen(elements, i, bounds)
        : x >= bounds.width || y >= bounds.height || x + now.width[i] <= -1 || y + now.height[i] <= -1) continue;
      if (!ringsAreDrawn && elements.kind[i] === BADGE) { // which lies over a ring as it lies over its cell
        this.drawRings(view, -1, palette);
        ringsAreDrawn = true;
      }
      context.globalAlpha = Math.min(1, alpha);
      if (isPosed && elements.kind[i] === CELL && elements.invalid[i] === 0) this.drawTransformed(view, i, many, palette);
      else if (elements.invalid[i] !== 0) drawWarning(context, x * scale, y * scale, scale, palette);
      else if (elements.kind[i] === CELL) this.drawCell(view, i, x, y, many, palette);
      else this.drawOther(view, i, x, y, palette);
      this.drawn += 1;
      // Where cells lie over each other, as in a pile, a ring lies with its cell.
      if (elements.hasTransforms && elements.kind[i] === CELL) this.drawRings(view, elements.key[i], palette);
    }
    if (!ringsAreDrawn) this.drawRings(view, -1, palette);
    context.globalAlpha = 1;
    return this.sprites.isUnfinished;
  }

  /** @param {View} view @param {number} key of the cell that may have them, −1 for any @param {import("./cellDrawing.js").Palette} palette */
  drawRings(view, key, palette) {
    const { selected, focused } = view;
    if (key < 0 || key === selected) drawRing(this.context, view, selected, 3, palette.accent);
    if (key < 0 || key === focused) drawRing(this.context, view, focused, 6, palette.ink);
  }

  /**
   * Whether something of a transformed element is in the bounds. Finds its pose.
   * @param {import("./elements.js").Elements} elements @param {number} i @param {Bounds} bounds
   */
  isSeen(elements, i, bounds) {
    const { left, top, right, bottom } = cover(poseOf(elements, i, this.pose), this.box);
    return left < bounds.x + bounds.width && top < bounds.y + bounds.height && right > bounds.x && bottom > bounds.y;
  }

  /** @param {View} view @param {number} i whose pose was found @param {boolean} many @param {import("./cellDrawing.js").Palette} palette */
  drawTransformed(view, i, many, palette) {
    const { sprites, pose, transformed } = this, { elements, bounds, scale } = view;
    if (!many && this.resizes(view, i)) {
      // Anew, as large as it is shown now, then transformed.
      const zoom = scale * Math.min(2, Math.max(1, pose.scale)), width = Math.ceil(pose.width * zoom), height = Math.ceil(pose.height * zoom);
      if (!sprites.sprites.isFit(width, height)) return;
      drawCell(this.scratch.clean(width + 2, height + 2), sprites.cellNow(view, i, true), 1, 1, width, height, zoom, palette, this.texts);
      return transformed.draw(-1, this.scratch.canvas, width + 2, height + 2, 1, pose, bounds, scale);
    }
    const sprite = sprites.findScaled(view, i, palette) ?? sprites.previous.get(elements.key[i]);
    if (sprite === undefined || sprite.bitmap.width === 0) return;
    transformed.draw(elements.key[i], sprite.bitmap, sprite.width, sprite.height, sprite.air, pose, bounds, scale);
  }

  /** @param {View} view @param {number} i */
  resizes(view, i) {
    return view.isMorphing || (view.isMoving && isResizing(view.elements, i));
  }

  /** @param {View} view @param {number} i @param {number} x points in the bounds @param {number} y @param {boolean} many @param {import("./cellDrawing.js").Palette} palette */
  drawCell(view, i, x, y, many, palette) {
    const { context, sprites } = this, { elements, scale } = view, { now } = elements;
    const resizes = this.resizes(view, i);
    if (!resizes || many) {
      const sprite = sprites.find(view, i, palette) ?? (resizes ? sprites.previous.get(elements.key[i]) : undefined);
      if (sprite !== undefined && sprite.bitmap.width > 0) {
        const left = pixelOf(view, i, "x"), top = pixelOf(view, i, "y");
        const { bitmap, air } = sprite;
        if (!resizes) context.drawImage(bitmap, left - air, top - air);
        else context.drawImage(bitmap, air, air, sprite.width - 2 * air, sprite.height - 2 * air, left, top,
          Math.max(0, Math.round(now.width[i] * scale)), Math.max(0, Math.round(now.height[i] * scale)));
        return;
      }
    }
    const width = Math.max(0, now.width[i]) * scale, height = Math.max(0, now.height[i]) * scale;
    const cell = sprites.cellNow(view, i, resizes);
    if (resizes) drawCell(context, cell, x * scale, y * scale, width, height, scale, palette, this.texts);
    else drawCell(context, cell, Math.round(x * scale), Math.round(y * scale), Math.round(width), Math.round(height), scale, palette, this.texts);
  }

  /** @param {View} view @param {number} i @param {number} x points in the bounds @param {number} y @param {import("./cellDrawing.js").Palette} palette */
  drawOther(view, i, x, y, palette) {
    const { context, sprites } = this, { elements, scale } = view, { now, to, kind, key } = elements;
    const width = Math.max(0, now.width[i]) * scale, height = Math.max(0, now.height[i]) * scale;
    const left = pixelOf(view, i, "x"), top = pixelOf(view, i, "y");
    if (kind[i] === BADGE) return drawBadge(context, view.looks.get(key[i])?.text ?? "", left, top, width, height, now.scale[i], scale, palette, this.texts);
    if (kind[i] === DECORATION) {
      const { color = "", hasOwnColor = false } = view.looks.get(key[i]) ?? {};
      drawDecoration(context, hasOwnColor ? color : palette.section, left, top, Math.round(width), Math.round(height), now.cornerRadius[i] * scale);
      return;
    }
    const isBare = (view.looks.get(key[i])?.text ?? "") === "" || elements.side[i] !== 0, lift = isBare ? 0 : Math.min(1, elements.liftOf(i) / LIFTED);
    const isBefore = (kind[i] !== FOOTER) !== (view.isMirrored && height > width);
    if (lift > 0) drawPinnedGround(context, isBefore, left, top, Math.round(width), Math.round(height), lift, palette);
    const isResting = now.width[i] === to.width[i] && now.height[i] === to.height[i] && now.scale[i] === 1
      && now.inset[i] === to.inset[i] && now.near[i] === to.near[i];
    const sprite = isResting ? sprites.findSupplementary(view, i, palette) : undefined;
    if (sprite !== undefined) context.drawImage(sprite.bitmap, left, top);
    else {
      // It may be scaled about its middle as it comes and goes.
      const zoom = Math.max(0, now.scale[i]), shown = describeSupplementary(sprites.supplementary, view, i, "now", sprites.metrics, this.texts);
      drawSupplementary(context, shown, x * scale + (width * (1 - zoom)) / 2, y * scale + (height * (1 - zoom)) / 2, width * zoom, height * zoom, scale * zoom, palette);
    }
  }
}

/**
 * The pixel at which an element begins. Rounding its place and the offsets apart keeps neighbours at one distance while
 * the page, or their section, scrolls.
 * @param {View} view @param {number} i @param {"x" | "y"} axis
 */
function pixelOf({ elements, bounds, scale }, i, axis) {
  const offset = elements.scrolled.offsetOf(elements.scroller[i], axis);
  return Math.round((elements.now[axis][i] + offset) * scale) - Math.round(offset * scale) - Math.round(bounds[axis] * scale);
}

/** @param {import("./elements.js").Elements} elements @param {number} i */
function isResizing({ from, to, reshaping }, i) {
  for (const name of reshaping) if (from[name][i] !== to[name][i]) return true;
  return false;
}
