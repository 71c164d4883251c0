import assert from "node:assert/strict";
import { test } from "node:test";
import { breakOffsets, graphemes } from "../../Public/lineBreaks.js";
import { cutLine, cutLines, textLines } from "../../Public/textLines.js";

/** Ten points a character, as people count them. */
const fixed = (text) => 10 * graphemes(text).length;
const lines = (text, width) => textLines(text, width, fixed).lines;

test("a line holds as many words as fit, and no space at its end", () => {
  // "the quick" is 9 characters, 90 points; " brown" would make it 150.
  assert.deepEqual(textLines("the quick brown fox", 90, fixed), { lines: ["the quick", "brown fox"], starts: [0, 10], width: 90 });
  assert.deepEqual(lines("the quick brown fox", 89), ["the", "quick", "brown fox".slice(0, 5), "fox"]);
  assert.deepEqual(lines("the quick brown fox", 190), ["the quick brown fox"]);
});

test("the space that ends a line takes no room", () => {
  assert.deepEqual(lines("ab  cd", 20), ["ab", "cd"]);
  assert.equal(textLines("ab    ", 20, fixed).width, 20);
  assert.deepEqual(lines("ab    ", 20), ["ab"]);
});

test("without a width each paragraph is one line", () => {
  assert.deepEqual(textLines("one two\nthree", Infinity, fixed), { lines: ["one two", "three"], starts: [0, 8], width: 70 });
});

test("no text has no lines, a line end ends one", () => {
  assert.deepEqual(textLines("", 50, fixed), { lines: [], starts: [], width: 0 });
  assert.deepEqual(lines("a\n\nb", 50), ["a", "", "b"]);
  assert.deepEqual(lines("a\r\nb\rc\u2028d", 50), ["a", "b", "c", "d"]);
  assert.deepEqual(lines("a\n", 50), ["a", ""]);
});

test("a word wider than the line begins its own and breaks inside", () => {
  assert.deepEqual(lines("a incomprehensible b", 60), ["a", "incomp", "rehens", "ible b"]);
  assert.deepEqual(textLines("abcdef", 20, fixed).starts, [0, 2, 4]);
});

test("a line that is too narrow for a character holds one nevertheless", () => {
  assert.deepEqual(lines("abc", 1), ["a", "b", "c"]);
  assert.deepEqual(lines("ab", 0), ["a", "b"]);
});

test("words break after their hyphens, numbers and dashes do not", () => {
  assert.deepEqual(breakOffsets("to be-come"), [3, 6, 10]);
  assert.deepEqual(lines("well-known", 60), ["well-", "known"]);
  assert.deepEqual(breakOffsets("3-4 -5 a-1"), [4, 7, 10]);
  assert.deepEqual(breakOffsets("x - y"), [2, 4, 5]);
  assert.deepEqual(breakOffsets("self–made"), [5, 9]);
});

test("a soft hyphen shows where the line ends", () => {
  assert.deepEqual(lines("Donau\u00addampf", 60), ["Donau-", "dampf"]);
});

test("no line ends at a space that holds together", () => {
  assert.deepEqual(breakOffsets("10\u00a0km away"), [6, 10]);
  assert.deepEqual(lines("a 10\u00a0km", 50), ["a", "10\u00a0km"]);
});

test("what is written without spaces breaks anywhere but beside its brackets and stops", () => {
  assert.deepEqual(breakOffsets("日本。"), [1, 3]);
  assert.deepEqual(breakOffsets("「日本」と"), [2, 4, 5]);
  assert.deepEqual(lines("東京都渋谷区", 30), ["東京都", "渋谷区"]);
  assert.deepEqual(lines("これは。です", 30), ["これ", "は。で", "す"]);
  assert.deepEqual(breakOffsets("iPhoneを買う"), [6, 7, 8, 9]);
});

test("a character of several code points stays whole", () => {
  const family = "👩‍👩‍👧‍👦", flag = "🇩🇪", thumb = "👍🏽", letter = "e\u0301";
  assert.deepEqual(lines(`${family}${flag}${thumb}`, 20), [family + flag, thumb]);
  assert.deepEqual(lines(letter.repeat(5), 20), [letter.repeat(2), letter.repeat(2), letter]);
});

test("what was measured at a width is drawn in no more lines at the width it came to", () => {
  const widths = { i: 4.3, l: 4.1, m: 14.7, w: 12.9, " ": 4.6, "-": 5.5 };
  const measure = (text) => graphemes(text).reduce((sum, character) => sum + (widths[character] ?? 8.88), 0);
  let seed = 7;
  const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
  for (let round = 0; round < 400; round++) {
    const text = Array.from({ length: 1 + random(40) }, () => "imwl abcdefg -日本\u00ad"[random(18)]).join("");
    const made = textLines(text, 20 + random(150), measure);
    const again = textLines(text, Math.fround(made.width), measure);
    assert.deepEqual(again.lines, made.lines, JSON.stringify(text));
    assert.equal(again.width, made.width);
  }
});

test("every character is in one line, in order", () => {
  const text = "Mr. O’Neil-Smith’s  “café” – 東京 👍🏽 incomprehensibilities\nend";
  for (let width = 10; width < 300; width += 10) {
    const { lines: made, starts } = textLines(text, width, fixed);
    starts.forEach((start, n) => {
      const rest = text.slice(start, starts[n + 1]);
      assert.equal(rest.trimEnd(), made[n]);
    });
    assert.equal(starts[0], 0);
  }
});

test("text that goes on ends with an ellipsis", () => {
  assert.equal(cutLine("abcdefgh", 80, fixed), "abcdefgh");
  assert.equal(cutLine("abcdefgh", 70, fixed), "abcdef…");
  assert.equal(cutLine("abc defgh", 50, fixed), "abc…", "and no space before it");
  assert.equal(cutLine("abc", 5, fixed), "");
  const text = "the quick brown fox jumps", made = textLines(text, 90, fixed);
  assert.deepEqual(cutLines(text, made, 3, 90, fixed), ["the quick", "brown fox", "jumps"]);
  assert.deepEqual(cutLines(text, made, 2, 90, fixed), ["the quick", "brown fo…"]);
  assert.deepEqual(cutLines(text, made, 0, 90, fixed), []);
});

test("a paragraph that is followed by another ends with an ellipsis where the other is cut off", () => {
  const text = "one\ntwo";
  assert.deepEqual(cutLines(text, textLines(text, 90, fixed), 1, 90, fixed), ["one…"]);
});
