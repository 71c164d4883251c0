import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyCell } from "../../Public/cellDescription.js";
import { drawCell } from "../../Public/cellDrawing.js";
import { cellTexts } from "../../Public/cellTexts.js";
import { METRICS } from "../../Public/contentMetrics.js";
import { Texts } from "../../Public/texts.js";
import { recordingContext } from "./recordingContext.js";

const palette = Object.fromEntries(["ink", "soft", "tertiary", "screen", "card", "cardLine", "track", "accent", "warn", "pressed", "separator",
  "on", "off", "mine", "theirs"].map((name) => [name, name]));
palette.mine = "#4f46e5";
palette.theirs = "#e7e7ec";
/** Half its size a character. */
const texts = new Texts((text, font) => text.length * Number(/([\d.]+)px/.exec(font)[1]) / 2);

/** Draws a cell at 20, 40, twice as large as its points. */
function drawn(changes, width, height, going = [width, height]) {
  const context = recordingContext(), cell = { ...emptyCell(), ...changes };
  cell.texts = changes.texts ?? cellTexts(cell, ...going, METRICS, texts);
  drawCell(context, cell, 20, 40, width * 2, height * 2, 2, palette, texts);
  return context;
}

const row = { row: 1, title: "Wi-Fi", subtitle: "", value: "Home", accessory: "disclosureIndicator", separator: 16 };
/** Where the baseline of a line is, pixels from the cell's top: its middle and 0.355 of the font's size, on a whole pixel. */
const baseline = (middle, size) => Math.round((middle + 0.355 * size) * 2);

test("a row: title at its padding, value before the chevron, in their fonts and colours", () => {
  const { texts: [title, value], rects, fills, strokes } = drawn(row, 390, 44);
  assert.deepEqual([title.text, title.at, title.align, title.color, title.scale], ["Wi-Fi", [20 + 32, 40 + baseline(22, 17)], "left", "ink", 2]);
  assert.match(title.font, /^17px /);
  // Its trailing edge: 390 − 16 − 24 − 8, and 16 nearer to the chevron that is seen.
  assert.deepEqual([value.text, value.at, value.align, value.color], ["Home", [20 + 2 * 358, 40 + baseline(22, 17)], "right", "soft"]);
  assert.deepEqual(fills[0], { color: "card", alpha: 1, box: [20, 40, 780, 88], radii: [0, 0, 0, 0] });
  assert.deepEqual(rects, [{ color: "separator", alpha: 1, box: [20 + 32, 40 + 88 - 1, 780 - 32, 1] }]);
  assert.equal(strokes[0].color, "tertiary");
});

test("beside a picture the separator begins where the texts do, but for one from edge to edge", () => {
  const from = (changes) => drawn({ ...row, hasPicture: true, ...changes }, 390, 44).rects[0].box[0];
  assert.equal(from({}), 20 + 2 * (16 + 30 + 12));
  assert.equal(from({ subtitle: "Below" }), 20 + 2 * (16 + 40 + 12));
  assert.equal(from({ separator: 0 }), 20);
});

test("from right to left it is turned about", () => {
  const { texts: [title, value], rects, strokes } = drawn({ ...row, isMirrored: true }, 390, 44), { strokes: [upright] } = drawn(row, 390, 44);
  assert.deepEqual([title.at[0], title.align], [20 + 2 * (390 - 16), "right"]);
  assert.deepEqual([value.at[0], value.align], [20 + 2 * (390 - 358), "left"]);
  assert.deepEqual(rects[0].box, [20, 127, 780 - 32, 1]);
  assert.equal(strokes[0].point[0] - 20, 780 - (upright.point[0] - 20));
});

test("title and subtitle stand in the middle together", () => {
  const { texts: [title, subtitle] } = drawn({ ...row, value: "", accessory: "", subtitle: "Below" }, 390, 60);
  // 22 + 16 of 60: from 11; the middle of the first line at 22, of the second at 41.
  assert.deepEqual([title.at[1], subtitle.at[1]], [40 + baseline(22, 17), 40 + baseline(41, 12)]);
  assert.equal(subtitle.color, "soft");
});

test("only the corners of the mask are round, and no rounder than the cell", () => {
  const corners = { minXminY: 1, maxXminY: 1, minXmaxY: 0, maxXmaxY: 0 };
  assert.deepEqual(drawn({ ...row, ...corners, cornerRadius: 10 }, 390, 44).fills[0].radii, [20, 20, 0, 0]);
  assert.deepEqual(drawn({ ...row, ...corners, cornerRadius: 100 }, 390, 44).fills[0].radii, [44, 44, 0, 0]);
  assert.deepEqual(drawn({ ...row, minXminY: 0, cornerRadius: 10 }, 390, 44).fills[0].radii, [0, 20, 20, 20], "clockwise from the top left");
});

test("a toggle is on when its value is", () => {
  const colors = (value) => drawn({ ...row, accessory: "toggle", value }, 390, 44).fills.map((fill) => fill.color);
  assert.ok(colors("on").includes("on") && !colors("on").includes("off"));
  assert.ok(colors("off").includes("off") && colors("").includes("off"));
});

test("mine are white on the accent, theirs ink on grey, and a colour of its own has its ink", () => {
  const bubble = (changes) => {
    const { texts: [text], fills: [fill] } = drawn({ bubble: 1, title: "Hi", cornerRadius: 18, hang: 1, ...changes }, 60, 36);
    return [fill.color, text.color];
  };
  assert.deepEqual(bubble({ isMine: true }), ["#4f46e5", "#fff"]);
  assert.deepEqual(bubble({ hang: -1 }), ["#e7e7ec", "#1b1b1f"]);
  assert.deepEqual(bubble({ isMine: true, ground: "#ffcc00" }), ["#ffcc00", "#1b1b1f"]);
});

test("one line on a ground of its own is in the middle, other texts begin at the edge", () => {
  const { texts: [tag], fills: [ground] } = drawn({ text: 1, title: "Fig", ground: "#5856d6" }, 100, 40);
  assert.deepEqual([tag.at[0], tag.align, tag.color, ground.color], [20 + 100, "center", "#fff", "#5856d6"]);
  const { texts: [plain], fills } = drawn({ text: 1, title: "Fig" }, 100, 40);
  assert.deepEqual([plain.at[0], plain.align, plain.color, fills.length], [20 + 32, "left", "ink", 0]);
});

test("a text whose corners are round stands on a card, whatever they are on the way", () => {
  const grounds = (changes) => drawn({ text: 1, title: "Fig", ...changes }, 100, 40).fills.map((fill) => fill.color);
  assert.deepEqual(grounds({ isCarded: true, cornerRadius: 10 }), ["card"]);
  assert.deepEqual(grounds({ isCarded: true, ground: "#ffcc00" }), ["#ffcc00"]);
  assert.deepEqual(grounds({ isCarded: false, cornerRadius: 5 }), []);
});

test("lines stand below one another and the last one that fits says that more would come", () => {
  // 100 − 32 = 68 are 8 characters of 8.5: "the", "quick", "brown", "fox"; 44 are two lines.
  const { texts: lines } = drawn({ text: 1, title: "the quick brown fox" }, 100, 44);
  assert.deepEqual(lines.map((line) => line.text), ["the", "quick b…"]);
  assert.deepEqual(lines.map((line) => line.at[1]), [40 + baseline(11, 17), 40 + baseline(33, 17)]);
});

test("a title that both contents show on one line travels from one place to the other", () => {
  const at = (share) => {
    const changes = { card: 1 - share, row: share, title: "Fig", axis: 0, picture: null, hasPicture: true };
    const { texts: found } = drawn({ ...changes, texts: cellTexts({ ...emptyCell(), ...changes, row: 1 }, 390, 44, METRICS, texts) }, 390, 44);
    assert.equal(found.length, 1, `${share}`);
    return found[0];
  };
  // The label of a row-shaped card begins at 44 + 16, the row's title at 16 + 30 + 12.
  assert.deepEqual([at(0).at[0], at(1).at[0]], [20 + 2 * 60, 20 + 2 * 58]);
  assert.ok(Math.abs(at(0.5).at[0] - (20 + 2 * 59)) < 1e-9);
});

test("contents that differ fade: what both have stays, the shares of what one has add up", () => {
  const texts2 = { text: ["one", "two"], row: { title: ["one two"], subtitle: [], value: "", valueWidth: 0 }, bubble: null };
  const { texts: found } = drawn({ text: 0.25, row: 0.75, title: "one two", texts: texts2 }, 390, 60);
  assert.deepEqual(found.map(({ text, alpha }) => [text, alpha]), [["one", 0.25], ["two", 0.25], ["one two", 0.75]]);
});

test("a row shows a colour of its own where its picture would be", () => {
  const { fills } = drawn({ ...row, hasPicture: true, color: "#ff9500", ground: "#ff9500" }, 390, 44);
  assert.deepEqual(fills[1].box, [20 + 32, 40 + 14, 60, 60]);
  assert.equal(fills[1].color, "#ff9500");
});

test("a photo goes from the whole cell to the row's picture", () => {
  const box = (share) => drawn({ photo: 1 - share, row: share, hasPicture: true, color: "#f00", cornerRadius: 20 }, 100, 44)
    .fills.find((fill) => fill.color === "#f00").box;
  assert.deepEqual(box(0), [20, 40, 200, 88]);
  assert.deepEqual(box(1), [20 + 32, 40 + 14, 60, 60]);
  assert.deepEqual(box(0.5), [20 + 16, 40 + 7, 130, 74]);
});
