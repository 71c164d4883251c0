/**
 * Devices to look through: sizes, scales and safe areas in points.
 *
 * @typedef {import("./viewport.js").Device} Device
 */

/** @param {number} top @param {number} left @param {number} bottom @param {number} right */
const insets = (top, left, bottom, right) => Object.freeze({ top, left, bottom, right });

/** @type {readonly Device[]} */
export const DEVICES = Object.freeze([
  { id: "iphone-17", name: "iPhone 17", width: 402, height: 874, scale: 3, radius: 62, housing: "island", home: true,
    family: "phone", portrait: insets(62, 0, 34, 0), landscape: insets(0, 62, 21, 62) },
  { id: "iphone-17-pro-max", name: "iPhone 17 Pro Max", width: 440, height: 956, scale: 3, radius: 62, housing: "island",
    home: true, family: "plus", portrait: insets(62, 0, 34, 0), landscape: insets(0, 62, 21, 62) },
  { id: "iphone-se", name: "iPhone SE", width: 375, height: 667, scale: 2, radius: 0, housing: "none", home: false,
    family: "phone", portrait: insets(20, 0, 0, 0), landscape: insets(0, 0, 0, 0) },
  { id: "ipad-mini", name: "iPad mini", width: 744, height: 1133, scale: 2, radius: 22, housing: "none", home: true,
    family: "pad", portrait: insets(24, 0, 20, 0), landscape: insets(24, 0, 20, 0) },
  { id: "ipad-pro-11", name: "iPad Pro 11″", width: 834, height: 1210, scale: 2, radius: 22, housing: "none", home: true,
    family: "pad", portrait: insets(24, 0, 20, 0), landscape: insets(24, 0, 20, 0) },
]);

/**
 * The device that a word names: one of the list, or a size such as `390x844`, which has no safe area.
 * @param {string} word @param {number} scale device pixels a point of a size without a device
 * @returns {Device | null}
 */
export function deviceNamed(word, scale) {
  const known = DEVICES.find((device) => device.id === word);
  if (known !== undefined) return known;
  const size = /^(\d{1,5})x(\d{1,5})$/.exec(word);
  if (size === null) return null;
  const width = Number(size[1]), height = Number(size[2]);
  if (width < 1 || height < 1 || width > 16384 || height > 16384) return null;
  return { id: word, name: "Custom", width, height, scale, radius: 12, housing: "none", home: false,
    family: "size", portrait: insets(0, 0, 0, 0), landscape: insets(0, 0, 0, 0) };
}
