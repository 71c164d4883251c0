/**
 * The viewport: the collection view's bounds and traits, as the page reports them.
 *
 * @typedef {import("./messages.js").Viewport} Viewport
 * @typedef {{ id: string, name: string, width: number, height: number, scale: number, radius: number,
 *   housing: "island" | "none", home: boolean, family: "phone" | "plus" | "pad" | "size",
 *   portrait: import("./messages.js").EdgeInsets, landscape: import("./messages.js").EdgeInsets }} Device family: what its size classes go by; a
 *   mere size has those of a window
 */

/** Sizes are reported in 64ths of a point. */
const STEPS = 64;
const LARGEST = 16384;
/** From this height on the vertical size class is regular, from this width on (where it is) the horizontal one. */
const REGULAR_HEIGHT = 480, REGULAR_WIDTH = 640;
const NO_INSETS = Object.freeze({ top: 0, left: 0, bottom: 0, right: 0 });

/**
 * A length as it is reported: in 64ths, at least 1, at most 16,384.
 * @param {number} length points
 */
export function stepped(length) {
  return Math.min(LARGEST, Math.max(1, Math.round(length * STEPS) / STEPS));
}

/**
 * The viewport of a window without a device: no safe area, size classes by size alone.
 * @param {number} width @param {number} height @param {number} scale device pixels a point
 * @returns {Viewport}
 */
export function windowViewport(width, height, scale) {
  const w = stepped(width), h = stepped(height);
  const isTall = h >= REGULAR_HEIGHT;
  return {
    width: w, height: h, scale: Math.min(8, Math.max(0.25, scale)), safeAreaInsets: NO_INSETS,
    horizontalSizeClass: isTall && w >= REGULAR_WIDTH ? "regular" : "compact",
    verticalSizeClass: isTall ? "regular" : "compact",
    layoutDirection: "leftToRight", preferredContentSizeCategory: "large",
  };
}

/**
 * The viewport of a device held upright or on its side.
 * @param {Device} device @param {boolean} isLandscape
 * @returns {Viewport}
 */
export function deviceViewport(device, isLandscape) {
  const width = isLandscape ? device.height : device.width, height = isLandscape ? device.width : device.height;
  const viewport = windowViewport(width, height, device.scale), { family } = device;
  viewport.safeAreaInsets = isLandscape ? device.landscape : device.portrait;
  if (family === "size") return viewport;
  viewport.horizontalSizeClass = family === "pad" || (family === "plus" && isLandscape) ? "regular" : "compact";
  viewport.verticalSizeClass = family === "pad" || !isLandscape ? "regular" : "compact";
  return viewport;
}

/** @param {Viewport} a @param {Viewport} b */
export function isSameViewport(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Tells a step (a rotation, a maximised window) from a drag: the first change of size after 250 ms of quiet is a
 * step and animates, those that follow within 250 ms of the last are a drag and land at once.
 */
export class SizeSteps {
  /** @param {number} quiet milliseconds */
  constructor(quiet = 250) {
    this.quiet = quiet;
    this.last = -Infinity;
  }

  /** @param {number} now milliseconds @returns {boolean} whether the change that happens now is a step */
  change(now) {
    const isStep = now - this.last > this.quiet;
    this.last = now;
    return isStep;
  }
}
