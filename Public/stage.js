import { easeInOut } from "./easing.js";

/**
 * The stage: the window below the bar, or a device in the middle of it, and the canvas on its screen.
 *
 * A device is scaled to fit, its layout is not. When it turns, or is changed for another, the bezel grows from the
 * old shape into the new one beside the cells' own motion.
 *
 * @typedef {{ width: number, height: number, zoom: number, radius: number, bezel: number }} Shape width, height:
 *   points of the screen; radius, bezel: points too
 * @typedef {{ stage: HTMLElement, device: HTMLElement, screen: HTMLElement, canvas: HTMLCanvasElement }} Parts
 */

const MORPH = 300;
const MARGIN = 20, CAPTION = 44, BEZEL = 12;

export class Stage {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    /** @type {import("./viewport.js").Device | null} null: the window itself */
    this.device = null;
    this.isLandscape = false;
    this.area = { width: 1, height: 1 };
    this.pixelRatio = 1;
    /** @type {Shape} */
    this.shape = { width: 1, height: 1, zoom: 1, radius: 0, bezel: 0 };
    this.from = this.shape;
    this.to = this.shape;
    this.start = 0;
    this.isMorphing = false;
  }

  /** Device pixels a point, as drawn. */
  get scale() {
    return this.shape.zoom * this.pixelRatio;
  }

  /** @param {number} width of the stage, CSS pixels @param {number} height @param {number} pixelRatio */
  resize(width, height, pixelRatio) {
    this.area = { width, height };
    this.pixelRatio = pixelRatio;
    this.isMorphing = false;
    this.shape = this.from = this.to = this.fitted();
    this.apply();
  }

  /** @param {import("./viewport.js").Device | null} device @param {boolean} isLandscape @param {number} now @param {boolean} animated */
  show(device, isLandscape, now, animated) {
    this.device = device;
    this.isLandscape = isLandscape;
    this.from = this.shape;
    this.to = this.fitted();
    this.start = now;
    this.isMorphing = animated;
    if (!animated) this.shape = this.to;
    this.apply();
  }

  /**
   * The shape that fits the stage.
   * @returns {Shape}
   */
  fitted() {
    const { device, area } = this;
    if (device === null) return { width: area.width, height: area.height, zoom: 1, radius: 0, bezel: 0 };
    const width = this.isLandscape ? device.height : device.width, height = this.isLandscape ? device.width : device.height;
    const zoom = Math.min(1, Math.max(0.05, Math.min((area.width - 2 * MARGIN) / (width + 2 * BEZEL),
      (area.height - MARGIN - CAPTION) / (height + 2 * BEZEL))));
    return { width, height, zoom, radius: device.radius, bezel: BEZEL };
  }

  /** @param {number} now @returns {boolean} whether the shape changes */
  step(now) {
    if (!this.isMorphing) return false;
    const time = Math.min(1, Math.max(0, (now - this.start) / MORPH)), share = easeInOut(time), { from, to } = this;
    const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * share;
    this.isMorphing = time < 1;
    this.shape = !this.isMorphing ? to : {
      width: mix(from.width, to.width), height: mix(from.height, to.height), zoom: mix(from.zoom, to.zoom),
      radius: mix(from.radius, to.radius), bezel: mix(from.bezel, to.bezel),
    };
    this.apply();
    return true;
  }

  /** Ends the change of shape. */
  finish() {
    if (!this.isMorphing) return;
    this.isMorphing = false;
    this.shape = this.to;
    this.apply();
  }

  /** Writes the shape to the page. The canvas is as large as either end of a change asks for, and is cleared by that. */
  apply() {
    const { parts, shape, pixelRatio, from, to } = this;
    const snap = (/** @type {number} */ length) => Math.round(length * pixelRatio) / pixelRatio;
    const width = snap(shape.width * shape.zoom), height = snap(shape.height * shape.zoom);
    const bezel = snap(shape.bezel * shape.zoom), radius = shape.radius * shape.zoom;
    parts.stage.classList.toggle("has-device", this.device !== null);
    parts.stage.classList.toggle("is-morphing", this.isMorphing);
    setStyle(parts.device, { width: `${width + 2 * bezel}px`, height: `${height + 2 * bezel}px`, padding: `${bezel}px`,
      "border-radius": `${radius === 0 ? 2.4 * bezel : radius + bezel}px` });
    const left = shape.bezel === 0 ? 0 : (this.area.width - width) / 2 - bezel;
    const top = shape.bezel === 0 ? 0 : (this.area.height - CAPTION + MARGIN - height) / 2 - bezel;
    setStyle(parts.device, { left: `${snap(left)}px`, top: `${snap(top)}px` });
    setStyle(parts.screen, { "border-radius": `${radius}px`, "--zoom": String(shape.zoom) });
    const canvasWidth = this.isMorphing ? Math.max(from.width * from.zoom, to.width * to.zoom) : width;
    const canvasHeight = this.isMorphing ? Math.max(from.height * from.zoom, to.height * to.zoom) : height;
    this.sizeCanvas(Math.round(canvasWidth * pixelRatio), Math.round(canvasHeight * pixelRatio));
  }

  /** @param {number} width device pixels @param {number} height */
  sizeCanvas(width, height) {
    const { canvas } = this.parts;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    setStyle(canvas, { width: `${width / this.pixelRatio}px`, height: `${height / this.pixelRatio}px` });
  }
}

/** @param {HTMLElement} element @param {Record<string, string>} values */
function setStyle(element, values) {
  for (const [name, value] of Object.entries(values)) {
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }
}
