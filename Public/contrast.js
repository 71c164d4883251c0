/**
 * Which ink is read on a colour.
 */

/** White is kept up to this contrast, as UIKit's filled buttons do, though black would give more. */
const WHITE_ENOUGH = 3;

/**
 * How light a colour is, 0 black … 1 white, as WCAG reckons; null for what is not written as #rgb or #rrggbb (with or
 * without opacity, which is left out).
 * @param {string} color @returns {number | null}
 */
export function luminance(color) {
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/i.exec(color), long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i.exec(color);
  const found = short ?? long;
  if (found === null) return null;
  const [red, green, blue] = found.slice(1).map((digits) => {
    const value = parseInt(digits, 16) / (digits.length === 1 ? 15 : 255);
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Whether white text is read on a colour: their contrast is at least 3 to 1. On the accent #4f46e5 it is (6.3), on
 * #ffcc00 it is not (1.5).
 * @param {string} color @param {boolean} otherwise for a colour that is not understood
 */
export function takesWhite(color, otherwise) {
  const light = luminance(color);
  return light === null ? otherwise : 1.05 / (light + 0.05) >= WHITE_ENOUGH;
}
