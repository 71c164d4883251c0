/**
 * The thin line that says where the content is scrolled to. It shows while the content moves and fades when it rests.
 */

const HOLD = 900, FADE = 250;
const THICKNESS = 3, EDGE = 3, SHORTEST = 36;

export class ScrollIndicator {
  /** @param {(delay: number) => void} wakeIn asks for a frame later, milliseconds */
  constructor(wakeIn) {
    this.wakeIn = wakeIn;
    this.last = -Infinity;
    this.x = NaN;
    this.y = NaN;
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {import("./page.js").Page} page @param {number} scale pixels a point
   * @param {string} color @param {number} now
   * @returns {boolean} whether it fades and so wants another frame
   */
  draw(context, page, scale, color, now) {
    const { x, y, scene: { layout } } = page;
    if (layout === null) return false;
    const isFirst = Number.isNaN(this.x);
    if (x.offset !== this.x || y.offset !== this.y) {
      this.x = x.offset;
      this.y = y.offset;
      if (!isFirst) {
        this.last = now;
        this.wakeIn(HOLD + 20);
      }
    }
    const age = now - this.last, alpha = age < HOLD ? 1 : 1 - (age - HOLD) / FADE;
    if (alpha <= 0) return false;
    const { contentInset: inset } = layout, { viewport } = page;
    context.globalAlpha = alpha * 0.45;
    context.fillStyle = color;
    context.beginPath();
    if (y.canScroll) {
      const { start, length } = thumb(y, inset.top, viewport.height - inset.bottom);
      const left = layout.rightToLeft ? EDGE : viewport.width - EDGE - THICKNESS;
      context.roundRect(left * scale, start * scale, THICKNESS * scale, length * scale, THICKNESS * scale);
    }
    if (x.canScroll) {
      const { start, length } = thumb(x, inset.left, viewport.width - inset.right);
      context.roundRect(start * scale, (viewport.height - EDGE - THICKNESS) * scale, length * scale, THICKNESS * scale, THICKNESS * scale);
    }
    context.fill();
    context.globalAlpha = 1;
    return age >= HOLD;
  }
}

/**
 * Where the indicator lies on its track; pulled beyond an end it is pressed together.
 * @param {import("./scrolling.js").ScrollAxis} axis @param {number} begin of the track, points @param {number} end
 */
export function thumb(axis, begin, end) {
  const track = Math.max(0, end - begin - 2 * EDGE), range = axis.max - axis.min;
  const beyond = Math.abs(axis.offset - axis.clamped(axis.offset));
  const length = Math.max(8, Math.max(SHORTEST, (track * axis.length) / (range + axis.length)) - beyond);
  const share = range > 0 ? (axis.clamped(axis.offset) - axis.min) / range : 0;
  return { start: begin + EDGE + share * Math.max(0, track - length), length };
}
