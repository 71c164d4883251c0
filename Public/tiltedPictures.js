/**
 * Pictures of tilted elements, kept for as long as they are tilted in the same way: most covers of a cover flow only move.
 *
 * @typedef {import("./transformedDrawing.js").Picture} Picture
 * @typedef {{ image: Picture, width: number, height: number, flat: number, lean: number, bitmap: ImageBitmap | null,
 *   left: number, top: number }} Tilted left, top: of the element's middle in the bitmap, pixels
 */

const KEPT = 120;
/** What differs by less is not to be seen, pixels and parts of 1. */
const SAME_SIZE = 1e-2, SAME_TILT = 1e-5;

export class TiltedPictures {
  constructor() {
    /** @type {Map<number, Tilted>} by the key of the element, in the order in which they were made */
    this.tilted = new Map();
  }

  /**
   * What is known of an element that is tilted just so; else nothing is known of it any more but how it is tilted now.
   * @param {number} key @param {Picture} image @param {number} width as seen, pixels @param {number} height
   * @param {number} flat cosine of the tilt @param {number} lean its sine / perspective
   * @returns {Tilted | null} null: it is tilted otherwise than in the last frame
   */
  find(key, image, width, height, flat, lean) {
    const known = this.tilted.get(key);
    if (known !== undefined && known.image === image && Math.abs(known.width - width) < SAME_SIZE && Math.abs(known.height - height) < SAME_SIZE
      && Math.abs(known.flat - flat) < SAME_TILT && Math.abs(known.lean - lean) < SAME_TILT / Math.max(1, width)) return known;
    if (known === undefined) this.makeRoom();
    else known.bitmap?.close();
    this.tilted.set(key, { image, width, height, flat, lean, bitmap: null, left: 0, top: 0 });
    return null;
  }

  makeRoom() {
    for (const [key, { bitmap }] of this.tilted) {
      if (this.tilted.size < KEPT) break;
      bitmap?.close();
      this.tilted.delete(key);
    }
  }
}
