import { BOUNCE, coasted, pulled, rubberBand, slowed, stiffnessFor, swingSpeed, swung } from "./scrollPhysics.js";
import { ScrollRange } from "./scrollRange.js";

/**
 * Where the content is scrolled to, and how it moves by itself: momentum, rubber band, jumps by keys, and the way to the
 * places where a layout wants it to come to rest.
 *
 * Offsets are points, times milliseconds. At rest an offset lies in its range.
 *
 * @typedef {"rest" | "drag" | "wheel" | "momentum" | "bounce" | "jump"} Mode
 */

const JUMP = 280;
const SLOWEST = 10;
/** A wheel that has not turned for so long has stopped. */
const WHEEL_QUIET = 130;

/** One direction of scrolling: the page's, or that of a section that scrolls by itself. */
export class ScrollAxis extends ScrollRange {
  constructor() {
    super();
    this.offset = 0;
    /** @type {Mode} */
    this.mode = "rest";
    this.velocity = 0; // points a second
    /** Whether nothing moves by itself, since people want no motion: it is where it would have come to rest. */
    this.isStill = false;
    this.start = { time: 0, offset: 0, velocity: 0, target: 0, pull: 0, stiffness: BOUNCE };
  }

  /** Whether it moves by itself, or is about to. */
  get isMoving() {
    return this.mode !== "rest" && this.mode !== "drag";
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
    this.home += delta;
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
    if (this.mode === "bounce") this.shift(this.nearest(this.start.target) - this.start.target);
    else if (this.mode === "jump") this.retarget();
  }

  /** A jump that has less content before it than when it began goes the rest of its way in the rest of its time. */
  retarget() {
    const { offset, target } = this.start, share = offset === target ? 1 : (this.offset - offset) / (target - offset);
    const here = this.clamped(this.offset), end = this.nearest(target);
    if (here === this.offset && end === target) return;
    if (share >= 1) return this.moveTo(end);
    this.offset = here;
    this.start.offset = (here - end * share) / (1 - share);
    this.start.target = end;
  }

  /** A finger takes hold. */
  grab() {
    this.beginSwipe(this.offset, this.mode === "bounce" ? this.start.target : this.offset);
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

  /**
   * The finger lets go. Where there are places to rest at, the content goes to one of them; else it coasts.
   * @param {number} velocity of the offset, points a second @param {number} now
   */
  release(velocity, now) {
    this.velocity = this.canScroll ? velocity : 0;
    if (this.offset !== this.clamped(this.offset)) this.bounce(now, this.nearest(this.offset), BOUNCE);
    else if (this.snap !== null && this.canScroll) this.settleAt(this.landing(this.offset, this.velocity), now);
    else if (Math.abs(this.velocity) > SLOWEST && !this.isStill) this.begin("momentum", now);
    else this.mode = "rest";
  }

  /** @param {number} target @param {number} now */
  settleAt(target, now) {
    if (target === this.offset && Math.abs(this.velocity) <= SLOWEST) this.moveTo(target);
    else this.bounce(now, target, stiffnessFor(target - this.offset, this.velocity, this.isPaged));
  }

  /**
   * The wheel has turned: the content goes along at once, and to a place to rest at once the wheel has stopped.
   * @param {number} distance points @param {number} now
   */
  turn(distance, now) {
    const start = this.mode === "wheel" ? this.start.target : this.offset;
    const offset = this.clamped(this.offset + distance);
    this.moveTo(this.isPaged ? this.withinOne(offset, start) : offset);
    if (this.snap === null || !this.canScroll) return;
    this.velocity = 0;
    this.begin("wheel", now);
    this.start.target = start;
  }

  /**
   * Goes to `target` in a short motion.
   * @param {number} target @param {number} now
   */
  jump(target, now) {
    if (this.isStill) return this.moveTo(this.nearest(target));
    this.begin("jump", now);
    this.start.target = this.nearest(target);
  }

  /** Where a jump that is under way ends, else the present offset. */
  get destination() {
    return this.mode === "jump" ? this.start.target : this.offset;
  }

  /** @param {number} now @param {number} target @param {number} stiffness radians a second */
  bounce(now, target, stiffness) {
    if (this.isStill) return this.moveTo(target);
    this.begin("bounce", now);
    this.start.target = target;
    this.start.stiffness = stiffness;
  }

  /** @param {Mode} mode @param {number} now */
  begin(mode, now) {
    this.mode = mode;
    this.start = { ...this.start, time: now, offset: this.offset, velocity: this.velocity, target: this.offset, pull: 0 };
  }

  /** @param {number} now @returns {boolean} whether it moves by itself */
  step(now) {
    const time = Math.max(0, now - this.start.time);
    if (this.mode === "momentum") this.coast(time, now);
    else if (this.mode === "bounce") this.swing(time / 1000);
    else if (this.mode === "jump") this.glide(time);
    else if (this.mode === "wheel" && time >= WHEEL_QUIET) this.settleAt(this.turned(this.start.target, this.offset), now);
    return this.isMoving;
  }

  /** @param {number} time @param {number} now */
  coast(time, now) {
    this.velocity = slowed(this.start.velocity, time);
    this.offset = this.start.offset + coasted(this.start.velocity, time);
    const edge = this.clamped(this.offset);
    if (edge !== this.offset) {
      this.offset = edge; // the rest of the speed goes into the bounce
      this.bounce(now, edge, BOUNCE);
    } else if (Math.abs(this.velocity) < SLOWEST) this.mode = "rest";
  }

  /** @param {number} time seconds */
  swing(time) {
    const { offset, target, velocity, stiffness } = this.start;
    const left = swung(offset - target, velocity, stiffness, time);
    this.offset = target + left;
    this.velocity = swingSpeed(offset - target, velocity, stiffness, time);
    if (Math.abs(left) < 0.25 && Math.abs(this.velocity) < SLOWEST) this.moveTo(target);
  }

  /** @param {number} time milliseconds */
  glide(time) {
    const { offset, target } = this.start;
    if (time >= JUMP) return this.moveTo(target);
    this.offset = offset + (target - offset) * (1 - (1 - time / JUMP) ** 3);
  }
}
