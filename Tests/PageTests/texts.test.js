import assert from "node:assert/strict";
import { test } from "node:test";
import { cssFont, Texts } from "../../Public/texts.js";
import * as messages from "../../Public/messages.js";

/** Half a font's size a character, six tenths where it is semibold; counts what it is asked. */
function counting() {
  const asked = [];
  const texts = new Texts((text, font) => {
    asked.push(text);
    const size = Number(/([\d.]+)px/.exec(font)[1]);
    return text.length * size * (font.startsWith("600") ? 0.6 : 0.5);
  });
  return { texts, asked };
}

test("the server hears the width of the widest line and the number of lines", () => {
  const { texts } = counting();
  // Eight and a half points a character: "the quick" is 76.5, "brown fox" too; at 75 "the quick" does not fit.
  assert.deepEqual(texts.sizes([
    { text: "the quick brown fox", size: 17, weight: 400, width: 80 },
    { text: "the quick brown fox", size: 17, weight: 400, width: 75 },
    { text: "the quick brown fox", size: 17, weight: 400 },
    { text: "fox", size: 10, weight: 600, width: 200 },
    { text: "", size: 17, weight: 400, width: 80 },
  ]), [[76.5, 2], [42.5, 4], [161.5, 1], [18, 1], [0, 0]]);
});

test("a width that is no 64th is told as the next one", () => {
  const texts = new Texts(() => 10.001);
  assert.deepEqual(texts.sizes([{ text: "x", size: 17, weight: 400 }]), [[10.015625, 1]]); // 641 / 64
});

test("a text is measured once", () => {
  const { texts, asked } = counting(), font = { size: 17, weight: 400 };
  texts.lines("the quick brown fox", font, 80);
  const before = asked.length;
  texts.sizes([{ text: "the quick brown fox", size: 17, weight: 400, width: 80 }]);
  assert.equal(texts.lines("the quick brown fox", font, 80), texts.lines("the quick brown fox", font, 80));
  assert.equal(asked.length, before);
  texts.lines("the quick brown fox", { size: 18, weight: 400 }, 80);
  assert.ok(asked.length > before, "another font is another measure");
});

test("what was used longest ago is forgotten first", () => {
  const { texts, asked } = counting(), font = { size: 10, weight: 400 };
  const kept = texts.lines("kept", font);
  texts.lines("lost", font);
  for (let n = 0; n < 4095; n++) {
    texts.lines(`text ${n}`, font);
    texts.lines("kept", font);
  }
  assert.equal(texts.known.size, 4096);
  assert.equal(texts.lines("kept", font), kept);
  const before = asked.length;
  texts.lines("lost", font);
  assert.equal(asked.length, before + 1);
});

test("fonts that differ give another engine, in 64 bytes at most", () => {
  const narrow = new Texts((text) => text.length * 8), wide = new Texts((text) => text.length * 8.01), huge = new Texts((text) => text.length * 99.999);
  assert.equal(narrow.engine(), narrow.engine());
  assert.notEqual(narrow.engine(), wide.engine());
  for (const texts of [narrow, wide, huge]) assert.ok(new TextEncoder().encode(texts.engine()).length <= 64);
  const boldless = new Texts((text, font) => text.length * (font.startsWith("600") ? 9 : 8));
  assert.notEqual(boldless.engine(), narrow.engine());
});

test("fonts are named as CSS does", () => {
  assert.match(cssFont({ size: 17, weight: 400 }), /^17px system-ui, /);
  assert.match(cssFont({ size: 20.5, weight: 600 }), /^600 20\.5px system-ui, /);
});

test("the answer is spelled as the server reads it", () => {
  assert.deepEqual(messages.measured(3, [[76.5, 2]]), { type: "measured", measure: 3, sizes: [[76.5, 2]] });
});
