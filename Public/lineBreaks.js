/**
 * Where a line of text may end: after spaces, after hyphens within words, and on either side of what is written
 * without spaces (Chinese, Japanese, Korean, emoji). No dictionary: what has none of these is one word.
 */

/** Written without spaces between words: a line may end on either side. */
const WIDE = /^(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303f\uff01-\uff60]|.\ufe0f)/u;
const SPACE = /^[ \t\u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]/;
/** No line ends beside these: spaces that do not break, the word joiner. */
const GLUE = /^[\u00a0\u2007\u202f\u2060\ufeff]/;
/** No line begins with these. */
const CLOSING = new Set("、。，．：；！？）］｝」』】〕〉》〗〙〛〟’”»…‥ー々〻ヽヾゝゞ・ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ.,:;!?)]}%'\"");
/** And none ends with these. */
const OPENING = new Set("（［｛「『【〔〈《〖〘〚〝‘“«([{$£€¥'\"");
const HYPHEN = /^[-\u2010\u2013\u2014]/;
const SOFT_HYPHEN = "\u00ad";
const LETTER = /^\p{L}/u;
const PLAIN = /^[\x20-\x7e]*$/;

const segmenter = typeof Intl === "object" && "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null;

/**
 * The characters that people see, an emoji of several parts or a letter with its accents being one; code points where
 * the browser cannot tell.
 * @param {string} text @returns {string[]}
 */
export function graphemes(text) {
  if (PLAIN.test(text)) return text.split("");
  return segmenter === null ? Array.from(text) : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The offsets at which a line may end, ascending; the last one is the text's end. Spaces belong to what they follow.
 * `breakOffsets("to be-come")` is [3, 6, 10], `breakOffsets("日本。")` is [1, 3].
 * @param {string} text of one paragraph @returns {number[]}
 */
export function breakOffsets(text) {
  /** @type {number[]} */
  const offsets = [];
  let before = "", beforeThat = "", offset = 0;
  for (const character of graphemes(text)) {
    if (before !== "" && mayBreak(beforeThat, before, character)) offsets.push(offset);
    offset += character.length;
    beforeThat = before;
    before = character;
  }
  if (offset > 0) offsets.push(offset);
  return offsets;
}

/** @param {string} beforeThat @param {string} before @param {string} character @returns {boolean} whether a line may end between the last two */
function mayBreak(beforeThat, before, character) {
  if (SPACE.test(character)) return false;
  if (SPACE.test(before)) return true;
  if (GLUE.test(before) || GLUE.test(character)) return false;
  if (before === SOFT_HYPHEN) return true;
  // "be-come" may break, "-5", "3-4" and " - " may not.
  if (HYPHEN.test(before)) return beforeThat !== "" && !SPACE.test(beforeThat) && !HYPHEN.test(beforeThat) && LETTER.test(character);
  if (!WIDE.test(before) && !WIDE.test(character)) return false;
  return !OPENING.has(before) && !CLOSING.has(character);
}

/**
 * What of a line is drawn: not the spaces at its end, and a soft hyphen there as a hyphen.
 * @param {string} line
 */
export function shownLine(line) {
  const text = line.trimEnd();
  return text.endsWith(SOFT_HYPHEN) ? `${text.slice(0, -1)}-` : text;
}
