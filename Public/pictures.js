/**
 * Pictures by their address: decoded once, kept as bitmaps of the sizes that are drawn.
 *
 * An SVG is drawn through <img> (no other way decodes one) and costs milliseconds at full size, so what moves is
 * drawn from a bitmap that is at least as large as needed.
 *
 * @typedef {{ address: string, name: string, state: "loading" | "ready" | "missing", image: HTMLImageElement,
 *   fills: boolean, bitmaps: Map<number, ImageBitmap> }} Picture fills: a photo that fills its place, not a drawing
 *   that sits on the cell's colour
 */

const SIZES_KEPT = 4;
/** Pictures beyond these are forgotten, those shown longest ago first. */
const PICTURES_KEPT = 400;

export class Pictures {
  /** @param {(address: string) => void} onChange a picture has come or is known to be missing */
  constructor(onChange) {
    this.onChange = onChange;
    /** @type {Map<string, Picture>} */
    this.pictures = new Map();
    this.scratch = new OffscreenCanvas(1, 1);
  }

  /** @param {string} address @returns {Picture} */
  get(address) {
    const known = this.pictures.get(address);
    if (known !== undefined) return known;
    for (const [oldest, picture] of this.pictures) {
      if (this.pictures.size < PICTURES_KEPT) break;
      for (const bitmap of picture.bitmaps.values()) bitmap.close();
      this.pictures.delete(oldest);
    }
    const image = new Image();
    const name = nameIn(address);
    /** @type {Picture} */
    const picture = { address, name, state: "loading", image, fills: !address.startsWith("/images/"), bitmaps: new Map() };
    this.pictures.set(address, picture);
    const settle = (/** @type {"ready" | "missing"} */ state) => {
      picture.state = state;
      this.onChange(address);
    };
    image.decoding = "async";
    image.addEventListener("load", () => settle(image.naturalWidth > 0 ? "ready" : "missing"));
    image.addEventListener("error", () => settle("missing"));
    image.src = address;
    return picture;
  }

  /** Forgets the pictures that could not be had, so that they are asked for anew: their server may be back. */
  forgetMissing() {
    for (const [address, picture] of this.pictures) {
      if (picture.state === "missing") this.pictures.delete(address);
    }
  }

  /**
   * A square bitmap of the picture, just so many pixels wide if it is there or may be made now, else the best there is.
   * @param {Picture} picture @param {number} pixels @param {boolean} mayBake
   * @returns {{ bitmap: ImageBitmap | null, isSharp: boolean }}
   */
  bitmap(picture, pixels, mayBake) {
    const size = Math.min(4096, Math.max(1, Math.round(pixels)));
    const exact = picture.bitmaps.get(size);
    if (exact !== undefined) return { bitmap: exact, isSharp: true };
    if (mayBake) return { bitmap: this.bake(picture, size), isSharp: true };
    let best = 0;
    for (const other of picture.bitmaps.keys()) {
      if (best < size ? other > best : other < best && other >= size) best = other;
    }
    return { bitmap: picture.bitmaps.get(best) ?? null, isSharp: false };
  }

  /** @param {Picture} picture @param {number} size */
  bake(picture, size) {
    this.scratch.width = this.scratch.height = size;
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (this.scratch.getContext("2d"));
    drawFitted(context, picture.image, 0, 0, size, size);
    const bitmap = this.scratch.transferToImageBitmap();
    picture.bitmaps.set(size, bitmap);
    for (const [other, stale] of picture.bitmaps) {
      if (picture.bitmaps.size <= SIZES_KEPT) break;
      picture.bitmaps.delete(other);
      stale.close();
    }
    return bitmap;
  }
}

/**
 * Draws an image as large as it fits into a rectangle, in its middle.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} context @param {HTMLImageElement} image
 * @param {number} x @param {number} y @param {number} width @param {number} height
 */
export function drawFitted(context, image, x, y, width, height) {
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const w = image.naturalWidth * scale, h = image.naturalHeight * scale;
  context.drawImage(image, x + (width - w) / 2, y + (height - h) / 2, w, h);
}

/**
 * The file's name, as it is written in an address.
 * @param {string} address
 */
function nameIn(address) {
  const name = address.slice(address.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a per cent sign that stands for itself
  }
}
