import { Grip } from "./grip.js";
import { cellAt } from "./hitTest.js";
import { Wheel } from "./wheel.js";

/**
 * Fingers, mouse and wheel on the canvas: press, select, drag, let go.
 *
 * A press marks the cell under it; one that travels becomes a drag of the content, or of a section that scrolls by itself,
 * and selects nothing.
 */

/** A press that travels farther than this is a drag, CSS pixels. */
const SLOP = 9;
/** Samples of the last milliseconds give the speed at which a finger lets go. */
const SAMPLED = 90;
/** A finger that touches is marked after this time, so that a flick marks nothing, milliseconds. */
const TOUCH_DELAY = 70;
const LINE = 40;

export class Input {
  /** @param {HTMLCanvasElement} canvas @param {import("./page.js").Page} page @param {() => number} zoom CSS pixels a point */
  constructor(canvas, page, zoom) {
    this.canvas = canvas;
    this.page = page;
    this.zoom = zoom;
    /** @type {{ id: number, x: number, y: number, isDrag: boolean, grip: Grip, timer: number, place: number } | null} */
    this.press = null;
    /** @type {{ time: number, x: number, y: number }[]} */
    this.samples = [];
    this.turning = new Wheel();
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    canvas.addEventListener("pointerup", (event) => this.up(event));
    canvas.addEventListener("pointercancel", () => this.cancel());
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /**
   * The place of an event in the content.
   * @param {MouseEvent} event @returns {import("./messages.js").Pair}
   */
  place(event) {
    const box = this.canvas.getBoundingClientRect(), zoom = this.zoom(), { page } = this;
    return [(event.clientX - box.left) / zoom + page.x.offset, (event.clientY - box.top) / zoom + page.y.offset];
  }

  /**
   * The cell under an event, where it is seen now.
   * @param {PointerEvent} event
   */
  cell(event) {
    this.page.follow();
    return cellAt(this.page.scene.elements, ...this.place(event));
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.press !== null || event.button !== 0) return;
    const { page } = this, grip = new Grip(page, page.scrollers.at(...this.place(event)));
    this.canvas.setPointerCapture(event.pointerId);
    this.samples = [{ time: event.timeStamp, x: event.clientX, y: event.clientY }];
    const place = grip.stopped ? -1 : this.cell(event);
    const timer = setTimeout(() => this.mark(place), event.pointerType === "mouse" ? 0 : TOUCH_DELAY);
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, isDrag: false, grip, timer, place };
  }

  /** @param {number} place in the columns, −1 for none */
  mark(place) {
    const key = place < 0 ? -1 : this.page.scene.elements.key[place];
    if (key === this.page.pressed) return;
    this.page.pressed = key;
    this.page.invalidate();
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { press, page } = this;
    if (press === null) {
      if (event.pointerType === "mouse") this.canvas.classList.toggle("is-over-cell", this.cell(event) >= 0);
      return;
    }
    if (event.pointerId !== press.id) return;
    const zoom = this.zoom(), dx = (event.clientX - press.x) / zoom, dy = (event.clientY - press.y) / zoom;
    if (!press.isDrag && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP) {
      press.isDrag = true;
      clearTimeout(press.timer);
      this.mark(-1);
    }
    if (!press.isDrag) return;
    press.grip.drag(dx, dy, page.edges.time());
    this.samples.push({ time: event.timeStamp, x: event.clientX, y: event.clientY });
    if (this.samples.length > 40) this.samples.shift();
    page.invalidate();
  }

  /** @param {PointerEvent} event */
  up(event) {
    const { press, page } = this;
    if (press === null || event.pointerId !== press.id) return;
    this.press = null;
    clearTimeout(press.timer);
    const speed = press.isDrag ? this.speed(event) : { x: 0, y: 0 };
    press.grip.release(speed.x, speed.y, page.edges.time());
    if (!press.isDrag && press.place >= 0) {
      const place = this.cell(event);
      if (place >= 0) page.select(place);
    }
    this.mark(-1);
    page.invalidate();
  }

  /** @param {PointerEvent} event @returns {{ x: number, y: number }} points a second */
  speed(event) {
    const first = this.samples.find((sample) => event.timeStamp - sample.time <= SAMPLED);
    const last = this.samples[this.samples.length - 1];
    if (first === undefined || last === undefined || last.time - first.time < 5) return { x: 0, y: 0 };
    const scale = 1000 / (last.time - first.time) / this.zoom();
    return { x: (last.x - first.x) * scale, y: (last.y - first.y) * scale };
  }

  cancel() {
    if (this.press === null) return;
    clearTimeout(this.press.timer);
    this.press.grip.release(0, 0, this.page.edges.time());
    this.press = null;
    this.mark(-1);
    this.page.invalidate();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (event.ctrlKey) return; // the browser's own zoom
    event.preventDefault();
    const { page } = this;
    const unit = (event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? LINE : page.viewport.height) / this.zoom();
    this.turning.turn(page, () => page.scrollers.at(...this.place(event)), event.deltaX * unit, event.deltaY * unit, event.shiftKey, page.edges.time());
    page.invalidate();
  }
}
