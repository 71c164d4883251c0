/**
 * Where the content is scrolled to, and how it moves by itself: momentum, rubber band, jumps by keys.
 *
 * Offsets are points, times milliseconds. At rest an offset lies in its range: from −inset at the start to content +
 * inset − bounds at the end. The numbers are UIScrollView's: deceleration 0.998 a millisecond, rubber band 0.55.
 *
 * @typedef {"rest" | "drag" | "momentum" | "bounce" | "jump"} Mode
 */

const DECELERATION = 0.998;
const RUBBER = 0.55;
/** The stiffness of the way back from beyond the end, radians a second (critically damped). */
const BOUNCE = 12;
const JUMP = 280;
const SLOWEST = 10;

/**
 * How far content follows a finger that pulls it `distance` beyond its end.
 * @param {number} distance points, at least 0 @param {number} length of the bounds
 */
export function rubberBand(distance, length) {
  return length <= 0 ? 0 : (1 - 1 / ((distance * RUBBER) / length + 1)) * length;
}

/**
 * The inverse of `rubberBand`.
 * @param {number} shown @param {number} length
 */
function pulled(shown, length) {
  return length <= 0 ? 0 : (1 / (1 - Math.min(shown / length, 0.999)) - 1) * (length / RUBBER);
}

/** One direction of scrolling. */
export class ScrollAxis {
  constructor() {
    this.offset = 0;
    this.min = 0;
    this.max = 0;
    this.length = 0;
    /** @type {Mode} */
    this.mode = "rest";
    this.velocity = 0; // points a second
    this.start = { time: 0, offset: 0, velocity: 0, target: 0, pull: 0 };
  }

  get canScroll() {
    return this.max > this.min;
  }

  /** Whether it moves by itself. */
  get isMoving() {
    return this.mode === "momentum" || this.mode === "bounce" || this.mode === "jump";
  }

  /** @param {number} content @param {number} bounds @param {number} before inset @param {number} after inset */
  setRange(content, bounds, before, after) {
    this.length = bounds;
    this.min = 0 - before; // never −0
    this.max = Math.max(this.min, content + after - bounds);
  }

  /** @param {number} offset */
  clamped(offset) {
    return Math.min(this.max, Math.max(this.min, offset));
  }

  /**
   * At once, without a motion.
   * @param {number} offset
   */
  moveTo(offset) {
    this.offset = offset + 0; // never −0
    this.mode = "rest";
  }

  /**
   * The content was moved under the motion; the motion goes on.
   * @param {number} delta
   */
  shift(delta) {
    this.offset += delta;
    this.start.offset += delta;
    this.start.target += delta;
  }

  /**
   * New content has come: goes to the offset that it asks for, else back into the range. A motion goes on from there.
   * @param {number | null} offset in place of `before` @param {number} before the offset that was reported
   */
  settle(offset, before) {
    if (this.mode === "rest") {
      this.moveTo(offset ?? this.clamped(this.offset));
      return;
    }
    if (offset !== null) this.shift(offset - before);
    if (this.mode === "bounce") this.shift(this.clamped(this.start.target) - this.start.target);
    else if (this.mode === "jump") this.retarget();
  }

  /** A jump that has less content before it than when it began goes the rest of its way in the rest of its time. */
  retarget() {
    const { offset, target } = this.start, share = offset === target ? 1 : (this.offset - offset) / (target - offset);
    const here = this.clamped(this.offset), end = this.clamped(target);
    if (here === this.offset && end === target) return;
    if (share >= 1) return this.moveTo(end);
    this.offset = here;
    this.start.offset = (here - end * share) / (1 - share);
    this.start.target = end;
  }

  /** A finger takes hold. */
  grab() {
    const beyond = this.offset - this.clamped(this.offset);
    const pull = Math.sign(beyond) * pulled(Math.abs(beyond), this.length);
    this.start = { ...this.start, offset: this.offset - beyond + pull, pull };
    this.mode = "drag";
  }

  /**
   * The finger has moved by `distance` since it took hold.
   * @param {number} distance
   */
  drag(distance) {
    if (!this.canScroll) return;
    const wanted = this.start.offset - distance, inside = this.clamped(wanted);
    this.offset = inside + Math.sign(wanted - inside) * rubberBand(Math.abs(wanted - inside), this.length);
  }

  /** @param {number} velocity of the offset, points a second @param {number} now */
  release(velocity, now) {
    this.velocity = this.canScroll ? velocity : 0;
    if (this.offset !== this.clamped(this.offset)) this.bounce(now);
    else if (Math.abs(this.velocity) > SLOWEST) this.begin("momentum", now);
    else this.mode = "rest";
  }

  /**
   * Goes to `target` in a short motion.
   * @param {number} target @param {number} now
   */
  jump(target, now) {
    this.begin("jump", now);
    this.start.target = this.clamped(target);
  }

  /** Where a jump that is under way ends, else the present offset. */
  get destination() {
    return this.mode === "jump" ? this.start.target : this.offset;
  }

  /** @param {number} now */
  bounce(now) {
    this.begin("bounce", now);
    this.start.target = this.clamped(this.offset);
  }

  /** @param {Mode} mode @param {number} now */
  begin(mode, now) {
    this.mode = mode;
    this.start = { time: now, offset: this.offset, velocity: this.velocity, target: this.offset, pull: 0 };
  }

  /** @param {number} now @returns {boolean} whether it moves by itself */
  step(now) {
    const time = Math.max(0, now - this.start.time);
    if (this.mode === "momentum") this.coast(time, now);
    else if (this.mode === "bounce") this.swing(time / 1000);
    else if (this.mode === "jump") this.glide(time);
    return this.isMoving;
  }

  /** @param {number} time @param {number} now */
  coast(time, now) {
    const decay = DECELERATION ** time;
    this.velocity = this.start.velocity * decay;
    this.offset = this.start.offset + (this.start.velocity / 1000) * ((decay - 1) / Math.log(DECELERATION));
    const edge = this.clamped(this.offset);
    if (edge !== this.offset) {
      this.offset = edge; // the rest of the speed goes into the bounce
      this.bounce(now);
    } else if (Math.abs(this.velocity) < SLOWEST) this.mode = "rest";
  }

  /** @param {number} time seconds */
  swing(time) {
    const { offset, target, velocity } = this.start;
    const x = offset - target, slope = velocity + BOUNCE * x;
    const left = (x + slope * time) * Math.exp(-BOUNCE * time);
    this.offset = target + left;
    if (Math.abs(left) < 0.25 && time > 0.05) this.moveTo(target);
  }

  /** @param {number} time milliseconds */
  glide(time) {
    const { offset, target } = this.start;
    if (time >= JUMP) return this.moveTo(target);
    this.offset = offset + (target - offset) * (1 - (1 - time / JUMP) ** 3);
  }
}
