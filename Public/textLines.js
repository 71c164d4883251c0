import { breakOffsets, graphemes, shownLine } from "./lineBreaks.js";

/**
 * Text in lines: as many words a line as fit, one after the other.
 *
 * Whether a line fits is asked of the line as a whole, so that lines made for a width fit into the width of the widest
 * of them: what was measured is drawn in no more lines.
 *
 * @typedef {(text: string) => number} Measure the width of a text on one line, points
 * @typedef {{ lines: string[], starts: number[], width: number }} TextLines lines: as drawn; starts: where each begins
 *   in the text; width: of the widest, points
 */

/** A line that is wider by less than this still fits: widths have been through 32-bit numbers. */
const TOLERANCE = 1 / 32;
const PARAGRAPHS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/**
 * Breaks a text into lines no wider than a width. With 10 points a character, "the quick fox" at 90 is "the quick" (90
 * wide), "fox". A word that is wider than a line begins one of its own and breaks inside. A line end in the text ends a
 * line; no text has no lines.
 * @param {string} text @param {number} width points, Infinity for lines without end @param {Measure} measure
 * @returns {TextLines}
 */
export function textLines(text, width, measure) {
  /** @type {TextLines} */
  const result = { lines: [], starts: [], width: 0 };
  if (text === "") return result;
  let start = 0;
  while (true) {
    const end = text.slice(start).match(PARAGRAPHS), length = end?.index ?? text.length - start;
    addParagraph(result, text.slice(start, start + length), start, width, measure);
    if (end === null) return result;
    start += length + end[0].length;
  }
}

/** @param {TextLines} result @param {string} paragraph @param {number} origin its place in the text @param {number} width @param {Measure} measure */
function addParagraph(result, paragraph, origin, width, measure) {
  const add = (/** @type {number} */ start, /** @type {string} */ line) => {
    result.lines.push(line);
    result.starts.push(origin + start);
    result.width = Math.max(result.width, measure(line));
  };
  const fits = (/** @type {string} */ line) => line === "" || measure(line) <= width + TOLERANCE;
  const whole = shownLine(paragraph);
  if (width === Infinity || fits(whole)) return add(0, whole);
  const ends = breakOffsets(paragraph);
  let start = 0, next = 0;
  while (start < paragraph.length) {
    const upTo = (/** @type {number} */ n) => shownLine(paragraph.slice(start, ends[next + n - 1]));
    const words = most(ends.length - next, (n) => fits(upTo(n)));
    if (words > 0) {
      add(start, upTo(words));
      next += words;
      start = ends[next - 1];
    } else {
      const characters = graphemes(paragraph.slice(start, ends[next]));
      const count = Math.max(1, most(characters.length, (n) => fits(shownLine(characters.slice(0, n).join("")))));
      const part = characters.slice(0, count).join("");
      add(start, shownLine(part));
      start += part.length;
      if (start >= ends[next]) next += 1;
    }
  }
}

/**
 * The first lines of a text, the last of them cut with an ellipsis where the text goes on.
 * @param {string} text @param {TextLines} broken of that text @param {number} count of lines that there is room for
 * @param {number} width points @param {Measure} measure
 * @returns {string[]}
 */
export function cutLines(text, broken, count, width, measure) {
  const { lines, starts } = broken;
  if (lines.length <= count) return lines;
  if (count <= 0) return [];
  const rest = text.slice(starts[count - 1]), end = rest.match(PARAGRAPHS);
  return [...lines.slice(0, count - 1), cutLine(end === null ? rest : `${rest.slice(0, end.index)} `, width, measure)];
}

/**
 * A text on one line, cut with an ellipsis unless it is as narrow as `width`. A space at its end says that it goes on.
 * @param {string} text @param {number} width points @param {Measure} measure
 */
export function cutLine(text, width, measure) {
  if (!text.endsWith(" ") && measure(text) <= width + TOLERANCE) return text;
  const characters = graphemes(text);
  const upTo = (/** @type {number} */ n) => `${characters.slice(0, n).join("").trimEnd()}…`;
  const count = most(characters.length, (n) => measure(upTo(n)) <= width + TOLERANCE);
  return count === 0 ? "" : upTo(count);
}

/**
 * The largest number up to `limit` that fits, where a smaller one fits too; 0 if none does. Asks O(log n) times.
 * @param {number} limit @param {(n: number) => boolean} fits
 */
function most(limit, fits) {
  let low = 0, high = 1;
  while (high <= limit && fits(high)) {
    low = high;
    high *= 2;
  }
  high = Math.min(high, limit + 1);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle; else high = middle;
  }
  return low;
}
