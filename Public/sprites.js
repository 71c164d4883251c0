/**
 * Cells baked to bitmaps: picture, ground and label in one, drawn by copying pixels.
 *
 * Cells of the same look and size share one. The least recently used go when the room is full.
 *
 * @typedef {{ bitmap: ImageBitmap, width: number, height: number, magnification: number, air: number }} Sprite width, height:
 *   pixels, air included; magnification: how much larger it is than the cell is before it is scaled; air: empty pixels on
 *   each side, that make smooth edges where it is drawn askew
 */

const ROOM = 128 * 1024 * 1024;
/** A larger one is not worth its memory. */
const LARGEST = 2048;

export class Sprites {
  constructor() {
    /** @type {Map<string, Sprite>} in the order of use */
    this.sprites = new Map();
    this.bytes = 0;
    this.scratch = new OffscreenCanvas(1, 1);
  }

  /** @param {string} name @returns {Sprite | undefined} */
  get(name) {
    const sprite = this.sprites.get(name);
    if (sprite !== undefined) {
      this.sprites.delete(name);
      this.sprites.set(name, sprite);
    }
    return sprite;
  }

  /** @param {number} width pixels @param {number} height */
  isFit(width, height) {
    return width > 0 && height > 0 && width <= LARGEST && height <= LARGEST;
  }

  /**
   * @param {string} name @param {number} width pixels, air included @param {number} height @param {number} magnification
   * @param {number} air pixels
   * @param {(context: OffscreenCanvasRenderingContext2D) => void} draw
   * @returns {Sprite}
   */
  bake(name, width, height, magnification, air, draw) {
    this.scratch.width = width;
    this.scratch.height = height;
    draw(/** @type {OffscreenCanvasRenderingContext2D} */ (this.scratch.getContext("2d")));
    const sprite = { bitmap: this.scratch.transferToImageBitmap(), width, height, magnification, air };
    this.sprites.set(name, sprite);
    this.bytes += width * height * 4;
    for (const [oldest, stale] of this.sprites) {
      if (this.bytes <= ROOM) break;
      this.drop(oldest, stale);
    }
    return sprite;
  }

  /** @param {string} name @param {Sprite} sprite */
  drop(name, sprite) {
    this.sprites.delete(name);
    this.bytes -= sprite.width * sprite.height * 4;
    sprite.bitmap.close();
  }

  clear() {
    for (const [name, sprite] of this.sprites) this.drop(name, sprite);
  }
}
