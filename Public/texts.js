import { cutLine, cutLines, textLines } from "./textLines.js";

/**
 * Texts in their lines, measured once. What the server is told of a text and what is drawn of it come from here.
 *
 * @typedef {{ size: number, weight: number }} Font points; 400 regular, 600 semibold
 * @typedef {(text: string, font: string) => number} MeasureIn the width of a text in a CSS font, points
 * @typedef {import("./textLines.js").TextLines} TextLines
 * @typedef {import("./messages.js").MeasureEntry} MeasureEntry
 */

const FAMILY = "system-ui, -apple-system, \"Segoe UI\", sans-serif";
/** Texts kept, those used longest ago go first. */
const KEPT = 4096;
/** Widths are told in 64ths of a point, rounded up. */
const STEPS = 64;
/** By what browsers with other fonts are told apart: letters, capitals and figures, and what other fonts are taken for. */
const SAMPLES = ["Sphinx of black quartz, judge my vow", "GRÖSSE 0123456789", "言語とテキスト", "ќітап עברית"];

/** @param {Font} font @returns {string} as CSS and the canvas know it */
export function cssFont({ size, weight }) {
  return `${weight === 400 ? "" : `${weight} `}${size}px ${FAMILY}`;
}

export class Texts {
  /** @param {MeasureIn} measureIn */
  constructor(measureIn) {
    this.measureIn = measureIn;
    /** @type {Map<string, TextLines>} in the order of use */
    this.known = new Map();
  }

  /**
   * A text's lines at a width.
   * @param {string} text @param {Font} font @param {number} [width] points; without end where absent
   * @returns {TextLines}
   */
  lines(text, font, width = Infinity) {
    const css = cssFont(font), name = `${css} ${width} ${text}`, known = this.known.get(name);
    if (known !== undefined) {
      this.known.delete(name);
      this.known.set(name, known);
      return known;
    }
    const made = textLines(text, width, (line) => this.measureIn(line, css));
    this.known.set(name, made);
    if (this.known.size > KEPT) for (const oldest of this.known.keys()) {
      this.known.delete(oldest);
      break;
    }
    return made;
  }

  /**
   * The first `count` of a text's lines, the last one with an ellipsis where more would follow.
   * @param {string} text @param {Font} font @param {number} width points @param {number} count
   */
  cutLines(text, font, width, count) {
    const css = cssFont(font);
    return cutLines(text, this.lines(text, font, width), count, width, (line) => this.measureIn(line, css));
  }

  /**
   * A text on one line, with an ellipsis where it is too wide.
   * @param {string} text @param {Font} font @param {number} width points
   */
  cutLine(text, font, width) {
    const css = cssFont(font);
    return cutLine(text, width, (line) => this.measureIn(line, css));
  }

  /**
   * What the server asks for: the width of each text's widest line, points, and the number of its lines.
   * @param {MeasureEntry[]} entries @returns {import("./messages.js").Pair[]}
   */
  sizes(entries) {
    return entries.map(({ text, size, weight, width }) => {
      const broken = this.lines(text, { size, weight }, width);
      return [Math.ceil(broken.width * STEPS) / STEPS, broken.lines.length];
    });
  }

  /** What fonts this browser has, as a short text: browsers that give the same one share what they measure. */
  engine() {
    const regular = cssFont({ size: 17, weight: 400 }), semibold = cssFont({ size: 17, weight: 600 });
    const widths = [...SAMPLES.map((text) => this.measureIn(text, regular)), this.measureIn(SAMPLES[0] ?? "", semibold)];
    return widths.map((width) => width.toFixed(2)).join(" ");
  }
}

/**
 * Measures on a canvas. Sizes between whole pixels are measured as they are, so that a text is as wide at any zoom.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} context
 * @returns {MeasureIn}
 */
export function measureOn(context) {
  let font = "";
  return (text, css) => {
    if (css !== font) {
      context.font = font = css;
      context.textRendering = "geometricPrecision";
    }
    return context.measureText(text).width;
  };
}
