/**
 * What a row ends with, as UIKit draws it: points from the middle of its place.
 *
 * @typedef {import("./cellDrawing.js").Context} Context
 * @typedef {import("./cellDrawing.js").Palette} Palette
 */

/**
 * @param {Context} context in points @param {string} accessory UIKit's name @param {boolean} isOn of a toggle
 * @param {number} x of the place @param {number} middle of the row @param {number} width of the place
 * @param {boolean} isMirrored in a layout that reads from right to left @param {Palette} palette
 */
export function drawAccessory(context, accessory, isOn, x, middle, width, isMirrored, palette) {
  // At the trailing edge of the place, its middle so far from there.
  const at = (/** @type {number} */ distance) => (isMirrored ? x + distance : x + width - distance);
  context.lineCap = "round";
  context.lineJoin = "round";
  if (accessory === "disclosureIndicator") drawChevron(context, at(3.5), middle, isMirrored ? -1 : 1, palette.tertiary);
  else if (accessory === "checkmark") drawCheckmark(context, at(7), middle, palette.accent);
  else if (accessory === "detail") drawDetail(context, at(11), middle, palette.accent);
  else if (accessory === "toggle") drawToggle(context, x, middle, width, isOn !== isMirrored, isOn, palette);
}

/** @param {Context} context @param {number} x @param {number} y @param {number} way 1 to the right @param {string} color */
function drawChevron(context, x, y, way, color) {
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(x - 2.5 * way, y - 5.25);
  context.lineTo(x + 2.5 * way, y);
  context.lineTo(x - 2.5 * way, y + 5.25);
  context.stroke();
}

/** @param {Context} context @param {number} x @param {number} y @param {string} color */
function drawCheckmark(context, x, y, color) {
  context.strokeStyle = color;
  context.lineWidth = 2.1;
  context.beginPath();
  context.moveTo(x - 6, y + 0.5);
  context.lineTo(x - 2, y + 5);
  context.lineTo(x + 6, y - 5.5);
  context.stroke();
}

/** @param {Context} context @param {number} x @param {number} y @param {string} color */
function drawDetail(context, x, y, color) {
  context.strokeStyle = context.fillStyle = color;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(x, y, 10, 0, 2 * Math.PI);
  context.moveTo(x - 1.8, y - 1.6);
  context.lineTo(x + 0.3, y - 1.6);
  context.lineTo(x + 0.3, y + 4.6);
  context.moveTo(x - 2.1, y + 4.6);
  context.lineTo(x + 2.5, y + 4.6);
  context.stroke();
  context.beginPath();
  context.arc(x - 0.2, y - 5.1, 1.3, 0, 2 * Math.PI);
  context.fill();
}

/** @param {Context} context @param {number} x @param {number} y @param {number} width @param {boolean} isRight where the knob is @param {boolean} isOn @param {Palette} palette */
function drawToggle(context, x, y, width, isRight, isOn, palette) {
  const height = 31, knob = 27;
  context.fillStyle = isOn ? palette.on : palette.off;
  context.beginPath();
  context.roundRect(x, y - height / 2, width, height, height / 2);
  context.fill();
  const cx = isRight ? x + width - height / 2 : x + height / 2;
  // The knob's shadow, without blur: it is baked at any scale, and blur counts in pixels.
  for (const [drop, alpha] of [[2.2, "0a"], [1.4, "0d"], [0.6, "10"]]) {
    context.fillStyle = `#000000${alpha}`;
    context.beginPath();
    context.arc(cx, y + Number(drop), knob / 2 + 0.6, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = "#fff";
  context.beginPath();
  context.arc(cx, y, knob / 2, 0, 2 * Math.PI);
  context.fill();
}
