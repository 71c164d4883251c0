/**
 * The way from one picture to the next for people who want no motion: the old one fades over the new one.
 */

const DURATION = 160;

export class CrossFade {
  constructor() {
    /** @type {OffscreenCanvas | null} */
    this.picture = null;
    this.start = -1;
  }

  /**
   * Keeps what the canvas shows.
   * @param {HTMLCanvasElement} canvas
   */
  capture(canvas) {
    if (canvas.width === 0 || canvas.height === 0) return;
    this.picture = new OffscreenCanvas(canvas.width, canvas.height);
    this.picture.getContext("2d")?.drawImage(canvas, 0, 0);
    this.start = -1;
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {number} now
   * @returns {boolean} whether it still fades
   */
  draw(context, now) {
    const { picture } = this, { width, height } = context.canvas;
    if (picture === null) return false;
    if (this.start < 0) this.start = now;
    const alpha = 1 - (now - this.start) / DURATION;
    if (alpha <= 0 || picture.width !== width || picture.height !== height) {
      this.picture = null;
      return false;
    }
    context.globalAlpha = alpha;
    context.drawImage(picture, 0, 0);
    context.globalAlpha = 1;
    return true;
  }
}
