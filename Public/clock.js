/**
 * The one loop of animation frames. It sleeps until someone wakes it, and goes on only as long as a frame asks for
 * another.
 */
export class Clock {
  /**
   * @param {(now: number) => boolean} onFrame returns whether another frame is wanted
   * @param {(callback: (now: number) => void) => void} request as requestAnimationFrame
   */
  constructor(onFrame, request) {
    this.onFrame = onFrame;
    this.request = request;
    this.isAwake = false;
    this.tick = this.tick.bind(this);
  }

  wake() {
    if (this.isAwake) return;
    this.isAwake = true;
    this.request(this.tick);
  }

  /** @param {number} now */
  tick(now) {
    this.isAwake = false;
    if (this.onFrame(now)) this.wake();
  }
}
