/**
 * A canvas to draw something on before it is drawn where it belongs. It grows with what it is used for.
 */
export class Scratch {
  constructor() {
    this.canvas = new OffscreenCanvas(1, 1);
    this.context = /** @type {OffscreenCanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
  }

  /**
   * A clean corner of so many pixels.
   * @param {number} width @param {number} height
   */
  clean(width, height) {
    const { canvas, context } = this;
    if (canvas.width < width) canvas.width = width;
    if (canvas.height < height) canvas.height = height;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    return context;
  }

  /**
   * All of it is so many clean pixels.
   * @param {number} width @param {number} height
   */
  resize(width, height) {
    this.canvas.width = width;
    this.canvas.height = height;
  }
}
