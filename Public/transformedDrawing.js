import { cover, emptyPose, setPose } from "./projection.js";
import { Scratch } from "./scratch.js";
import { COARSE, cut, emptyStrips, FINE, STRIDE } from "./strips.js";
import { TiltedPictures } from "./tiltedPictures.js";

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
    this.tilted = new TiltedPictures();
    this.level = emptyPose();
    this.box = { left: 0, top: 0, right: 0, bottom: 0 };
  }

  /**
   * @param {number} key of the element, where it is drawn from the same image again; −1 where not
   * @param {Picture} image @param {number} across pixels of it that are meant, from its top left @param {number} down
   * @param {number} air pixels around the element in the picture @param {import("./projection.js").Pose} pose
   * @param {import("./renderer.js").Bounds} bounds @param {number} scale device pixels a point
   */
  draw(key, image, across, down, air, pose, bounds, scale) {
    const { context } = this, { cos, sin, flat, lean } = pose, size = pose.scale * scale;
    const width = pose.width * size * (across / Math.max(1, across - 2 * air)), height = pose.height * size * (down / Math.max(1, down - 2 * air));
    const x = (pose.x - bounds.x) * scale, y = (pose.y - bounds.y) * scale;
    if (flat > UPRIGHT || lean === 0) {
      context.setTransform(cos * flat, sin * flat, -sin, cos, x, y);
      context.drawImage(image, 0, 0, across, down, -width / 2, -height / 2, width, height);
    } else this.drawTilted(key, image, across, down, width, height, pose, lean / scale, x, y);
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /**
   * One that is tilted otherwise in each frame is drawn strip by strip; one that stays as it is, or is turned as well, from
   * a picture of it that is tilted already.
   * @param {number} key @param {Picture} image @param {number} across @param {number} down @param {number} width as
   *   seen, pixels @param {number} height @param {import("./projection.js").Pose} pose @param {number} lean for pixels
   * @param {number} x @param {number} y
   */
  drawTilted(key, image, across, down, width, height, { cos, sin, flat }, lean, x, y) {
    const { context, scratch } = this, isTurned = Math.abs(sin) > 1e-4 || cos < 0;
    const known = key < 0 ? null : this.tilted.find(key, image, width, height, flat, lean);
    if (known === null && !isTurned) return this.drawStrips(context, image, across, down, width, height, flat, lean, COARSE, x, y);
    const { box } = this;
    if (known === null || known.bitmap === null) {
      const level = setPose(this.level, 0, 0, width, height, 1, 0, 0, 0);
      level.flat = flat;
      level.lean = lean;
      cover(level, box);
      box.left = Math.ceil(-box.left) + AIR;
      box.top = Math.ceil(-box.top) + AIR;
      box.right = box.left + Math.ceil(box.right) + AIR;
      box.bottom = box.top + Math.ceil(box.bottom) + AIR;
      if (known === null) scratch.clean(box.right, box.bottom); else scratch.resize(box.right, box.bottom);
      this.drawStrips(scratch.context, image, across, down, width, height, flat, lean, known === null ? COARSE : FINE, box.left, box.top);
    }
    if (known !== null && known.bitmap === null) {
      known.left = box.left;
      known.top = box.top;
      known.bitmap = scratch.canvas.transferToImageBitmap();
    }
    if (isTurned) context.setTransform(cos, sin, -sin, cos, x, y); else context.setTransform(1, 0, 0, 1, Math.round(x), Math.round(y));
    if (known !== null && known.bitmap !== null) context.drawImage(known.bitmap, -known.left, -known.top);
    else context.drawImage(scratch.canvas, 0, 0, box.right, box.bottom, -box.left, -box.top, box.right, box.bottom);
  }

  /**
   * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} context @param {Picture} image
   * @param {number} across @param {number} down @param {number} width @param {number} height @param {number} flat
   * @param {number} lean @param {number} error of its edges, pixels @param {number} x of the centre @param {number} y
   */
  drawStrips(context, image, across, down, width, height, flat, lean, error, x, y) {
    const side = flat < 0 ? -1 : 1; // from behind it is seen mirrored
    const { count, values } = cut(width, height, Math.abs(flat), lean, side * x, error, this.strips);
    context.setTransform(side, 0, 0, 1, x, y);
    for (let n = 0; n < count; n++) {
      const at = n * STRIDE, half = values[at + 4];
      context.drawImage(image, values[at] * across, 0, values[at + 1] * across, down, values[at + 2], -half, values[at + 3], 2 * half);
    }
  }
}
