import assert from "node:assert/strict";
import { test } from "node:test";
import { bubblePlaces, emptyBubble } from "../../Public/bubbleContent.js";
import { cellTexts } from "../../Public/cellTexts.js";
import { linesThatFit, METRICS } from "../../Public/contentMetrics.js";
import { emptyRow, mirrored, rowLines, rowPictureSide, rowPlaces } from "../../Public/rowContent.js";
import { Texts } from "../../Public/texts.js";

const parts = (changes = {}) => ({ hasPicture: false, hasSubtitle: false, accessory: "", valueWidth: 0, ...changes });
const row = (width, height, changes) => ({ ...rowPlaces(width, height, parts(changes), METRICS, emptyRow()) });
/** Half its size a character. */
const texts = () => new Texts((text, font) => text.length * Number(/([\d.]+)px/.exec(font)[1]) / 2);

test("a row without anything beside its title gives it what its padding leaves", () => {
  const { textX, textWidth, pictureSide, accessoryWidth } = row(390, 44);
  assert.deepEqual([textX, textWidth, pictureSide, accessoryWidth], [16, 390 - 2 * 16, 0, 0]);
});

test("value and accessory take room at the trailing end", () => {
  const { textX, textWidth, valueX, valueWidth, accessoryX, accessoryWidth } = row(390, 44, { accessory: "detail", valueWidth: 60 });
  assert.deepEqual([accessoryX, accessoryWidth], [390 - 16 - 24, 24]);
  assert.deepEqual([valueX, valueWidth], [350 - 8 - 60, 60]);
  assert.deepEqual([textX, textWidth], [16, 390 - 2 * 16 - (24 + 8) - (60 + 8)]);
});

test("a value is near to the chevron that is seen, and takes no more room for that", () => {
  const { textWidth, valueX, accessoryX } = row(390, 44, { accessory: "disclosureIndicator", valueWidth: 60 });
  assert.equal(accessoryX, 350);
  assert.equal(valueX, 282 + (24 - 8)); // the chevron is 8 wide at the end of its 24
  assert.equal(textWidth, 258);
});

test("a value takes half of what is left at most", () => {
  const { textWidth, valueWidth } = row(390, 44, { valueWidth: 500 });
  assert.equal(valueWidth, (390 - 32) / 2);
  assert.equal(textWidth, 358 - 179 - 8);
});

test("a toggle is as wide as UISwitch", () => {
  const { accessoryX, accessoryWidth, textWidth } = row(390, 44, { accessory: "toggle" });
  assert.deepEqual([accessoryX, accessoryWidth, textWidth], [390 - 16 - 51, 51, 358 - 51 - 8]);
});

test("a picture is 30 beside one line, 40 beside two, and as high as there is room", () => {
  assert.deepEqual([row(390, 44, { hasPicture: true }).pictureSide, row(390, 44, { hasPicture: true }).textX], [30, 16 + 30 + 12]);
  assert.deepEqual([row(390, 60, { hasPicture: true, hasSubtitle: true }).pictureSide, row(390, 60, { hasPicture: true, hasSubtitle: true }).textX], [40, 68]);
  assert.equal(rowPictureSide(20, false), 16);
  assert.equal(rowPictureSide(0, false), 0);
  assert.equal(row(390, 20, { hasPicture: true }).textX, 58, "what is beside it stays in its place");
});

test("no row is too narrow", () => {
  for (const width of [0, 1, 20, 40, 60]) {
    for (const accessory of ["", "toggle", "detail"]) {
      const places = row(width, 1, { hasPicture: true, accessory, valueWidth: 30 });
      for (const name of ["textWidth", "valueWidth", "pictureSide"]) assert.ok(places[name] >= 0, `${name} of ${width}`);
    }
  }
});

test("from right to left everything stands on the other side", () => {
  assert.equal(mirrored(16, 30, 390), 390 - 16 - 30);
  assert.equal(mirrored(mirrored(16, 30, 390), 30, 390), 16);
});

test("a row that is high enough shows all lines, a lower one its title first", () => {
  // Lines of 22 and 16, 2 points free above and below.
  assert.deepEqual(rowLines(22 + 16 + 22, 1, 1, METRICS), [1, 1]);
  assert.deepEqual(rowLines(2 * 22 + 16 + 4, 2, 1, METRICS), [2, 1]);
  assert.deepEqual(rowLines(2 * 22 + 16 + 3, 2, 1, METRICS), [1, 1], "the title gives way by a line");
  assert.deepEqual(rowLines(22 + 16 + 3, 1, 1, METRICS), [1, 0], "no room for the subtitle");
  assert.deepEqual(rowLines(5, 3, 2, METRICS), [1, 0]);
  assert.deepEqual(rowLines(100, 0, 0, METRICS), [0, 0]);
});

test("at least one line fits", () => {
  assert.equal(linesThatFit(66, 22, 5), 3);
  assert.equal(linesThatFit(65, 22, 5), 2);
  assert.equal(linesThatFit(65.9, 22, 5), 3, "a hair is not missed");
  assert.equal(linesThatFit(1, 22, 5), 1);
  assert.equal(linesThatFit(500, 22, 5), 5);
});

test("a bubble leaves room for its tail on its side, and its text is in the middle of its body", () => {
  const place = (tail) => ({ ...bubblePlaces(200, tail, 14, emptyBubble()) });
  assert.deepEqual(place(0), { bodyX: 0, bodyWidth: 200, textX: 14, textWidth: 172 });
  assert.deepEqual(place(1), { bodyX: 0, bodyWidth: 195, textX: 11.5, textWidth: 172 });
  assert.deepEqual(place(-1), { bodyX: 5, bodyWidth: 195, textX: 16.5, textWidth: 172 });
});

const said = (changes) => ({ title: "", subtitle: "", value: "", accessory: "", hasPicture: false, text: 0, row: 0, bubble: 0, ...changes });

test("a row's texts are broken beside what stands there", () => {
  // 8.5 points a character: "Ring volume" 93.5; the value 6 × 8.5 = 51; 390 − 32 − 51 − 8 = 299 are 35 characters.
  const cell = said({ row: 1, title: "A title of thirty-six characters ok.", subtitle: "Below it", value: "Strong" });
  const { row: made, text, bubble } = cellTexts(cell, 390, 82, METRICS, texts());
  assert.equal(cell.title.length, 36);
  assert.deepEqual(made, { title: ["A title of thirty-six characters", "ok."], subtitle: ["Below it"], value: "Strong", valueWidth: 51 });
  assert.deepEqual([text, bubble], [null, null]);
});

test("a row that is too low ends its title with an ellipsis, a value that is too wide too", () => {
  const cell = said({ row: 1, title: "one two three", value: "0123456789" });
  // 100 wide: 68 inner, the value 34 (3 characters and the ellipsis), the title 68 − 34 − 8 = 26: 3 characters.
  const { row: made } = cellTexts(cell, 100, 30, METRICS, texts());
  assert.deepEqual([made.title, made.value], [["on…"], "012…"]);
});

test("a toggle shows its value by its knob alone", () => {
  const { row: made } = cellTexts(said({ row: 1, title: "VPN", value: "on", accessory: "toggle" }), 390, 44, METRICS, texts());
  assert.deepEqual([made.value, made.valueWidth], ["", 0]);
});

test("a text and a bubble are broken within their own padding", () => {
  const title = "the quick brown fox";
  // 17 points a character pair: 112 − 32 = 80 hold 9 characters; the bubble of 108 has the same 80.
  assert.deepEqual(cellTexts(said({ text: 1, title }), 112, 66, METRICS, texts()).text, ["the quick", "brown fox"]);
  assert.deepEqual(cellTexts(said({ bubble: 1, title }), 108, 58, METRICS, texts()).bubble, ["the quick", "brown fox"]);
  assert.deepEqual(cellTexts(said({ bubble: 1, title }), 108, 36, METRICS, texts()).bubble, ["the quic…"]);
});
