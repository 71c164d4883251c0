import { cover, emptyPose, setPose } from "./projection.js";
import { Scratch } from "./scratch.js";
import { cut, emptyStrips, STRIDE } from "./strips.js";

/**
 * Draws the picture of an element as it is scaled, tilted and turned.
 *
 * @typedef {ImageBitmap | OffscreenCanvas} Picture
 */

/** A cosine nearer to 1 is no tilt that could be seen. */
const UPRIGHT = 1 - 1e-8;
/** Air around what is turned, so that its edges are smooth, pixels. */
const AIR = 2;

export class TransformedDrawing {
  /** @param {CanvasRenderingContext2D} context */
  constructor(context) {
    this.context = context;
    this.strips = emptyStrips();
    this.scratch = new Scratch();
    this.level = emptyPose();
    this.box = { left: 0, top: 0, right: 0, bottom: 0 };
  }

  /**
   * @param {Picture} image @param {number} across pixels of it that are meant, from its top left @param {number} down
   * @param {number} air pixels around the element in the picture @param {import("./projection.js").Pose} pose
   * @param {import("./renderer.js").Bounds} bounds @param {number} scale device pixels a point
   */
  draw(image, across, down, air, pose, bounds, scale) {
    const { context } = this, { cos, sin, flat, lean } = pose, size = pose.scale * scale;
    const width = pose.width * size * (across / Math.max(1, across - 2 * air)), height = pose.height * size * (down / Math.max(1, down - 2 * air));
    const x = (pose.x - bounds.x) * scale, y = (pose.y - bounds.y) * scale;
    if (flat > UPRIGHT || lean === 0) {
      context.setTransform(cos * flat, sin * flat, -sin, cos, x, y);
      context.drawImage(image, 0, 0, across, down, -width / 2, -height / 2, width, height);
    } else if (Math.abs(sin) < 1e-4 && cos > 0) this.drawStrips(context, image, across, down, width, height, flat, lean / scale, x, y);
    else this.drawTurned(image, across, down, width, height, pose, lean / scale, x, y);
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /**
   * One that is tilted and turned: the tilted one, upright, and that turned.
   * @param {Picture} image @param {number} across @param {number} down @param {number} width as seen, pixels
   * @param {number} height @param {import("./projection.js").Pose} pose @param {number} lean for pixels @param {number} x
   * @param {number} y
   */
  drawTurned(image, across, down, width, height, pose, lean, x, y) {
    const { context, box, scratch, level } = this;
    setPose(level, 0, 0, width, height, 1, 0, 0, 0);
    level.flat = pose.flat;
    level.lean = lean;
    cover(level, box);
    const left = Math.ceil(-box.left) + AIR, top = Math.ceil(-box.top) + AIR;
    const wide = left + Math.ceil(box.right) + AIR, high = top + Math.ceil(box.bottom) + AIR;
    this.drawStrips(scratch.clean(wide, high), image, across, down, width, height, pose.flat, lean, left, top);
    context.setTransform(pose.cos, pose.sin, -pose.sin, pose.cos, x, y);
    context.drawImage(scratch.canvas, 0, 0, wide, high, -left, -top, wide, high);
  }

  /**
   * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} context @param {Picture} image
   * @param {number} across @param {number} down @param {number} width @param {number} height @param {number} flat
   * @param {number} lean @param {number} x of the centre @param {number} y
   */
  drawStrips(context, image, across, down, width, height, flat, lean, x, y) {
    const side = flat < 0 ? -1 : 1; // from behind it is seen mirrored
    const { count, values } = cut(width, height, Math.abs(flat), lean, side * x, this.strips);
    context.setTransform(side, 0, 0, 1, x, y);
    for (let n = 0; n < count; n++) {
      const at = n * STRIDE, half = values[at + 4];
      context.drawImage(image, values[at] * across, 0, values[at + 1] * across, down, values[at + 2], -half, values[at + 3], 2 * half);
    }
  }
}
