import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { drawBadge } from "../../Public/badgeDrawing.js";
import { METRICS } from "../../Public/contentMetrics.js";
import { luminance } from "../../Public/contrast.js";
import { Scene } from "../../Public/scene.js";
import { describeSupplementary, drawSupplementary, emptySupplementary } from "../../Public/supplementaryDrawing.js";
import { Texts } from "../../Public/texts.js";
import { layout, scroller } from "./fixtures.js";
import { recordingContext } from "./recordingContext.js";

const palette = Object.fromEntries(["ink", "soft", "accent", "badge", "badgeInk"].map((name) => [name, name]));
/** Half its size a character. */
const texts = new Texts((text, font) => text.length * Number(/([\d.]+)px/.exec(font)[1]) / 2);

/** A badge at 40, 60 in pixels, two of them a point. */
function badge(text, width = 20, height = 20, zoom = 1) {
  const context = recordingContext();
  drawBadge(context, text, 40, 60, width * 2, height * 2, zoom, 2, palette, texts);
  return context;
}

test("a badge of 20 with a figure is a circle, the figure white in its middle", () => {
  const { fills, texts: [figure] } = badge("3");
  assert.deepEqual(fills, [{ color: "badge", alpha: 1, box: [40, 60, 40, 40], radii: [20] }]);
  // The baseline: 0.355 of 13 below the middle at 80, on a whole pixel.
  assert.deepEqual([figure.text, figure.at, figure.align, figure.color], ["3", [60, 80 + Math.round(0.355 * 13 * 2)], "center", "badgeInk"]);
  assert.match(figure.font, /^600 13px /);
});

test("more figures widen it to both sides; a frame that is wider stays as wide", () => {
  // 3 × 6.5 + 2 × 0.3 × 20 = 31.5 points, about 60.
  assert.deepEqual(badge("128").fills[0].box, [60 - 31.5, 60, 63, 40]);
  assert.deepEqual(badge("1", 60).fills[0].box, [40, 60, 120, 40]);
});

test("a low one has a smaller figure, one that comes grows about its middle, one without a text is not there", () => {
  assert.match(badge("3", 12, 12).texts[0].font, /^600 8.25px /); // 0.68 × 12 = 8.16, to a quarter
  assert.deepEqual(badge("3", 20, 20, 0.5).fills[0].box, [50, 70, 20, 20]);
  for (const nothing of [badge(""), badge("3", 0, 20), badge("3", 20, 20, 0)]) assert.deepEqual([nothing.fills, nothing.texts], [[], []]);
});

test("white is read on a badge, by day and by night", () => {
  const css = readFileSync(new URL("../../Public/styles.css", import.meta.url), "utf8"), colors = [...css.matchAll(/--badge: (#\w+); --badge-ink: #ffffff/g)];
  assert.equal(colors.length, 3);
  for (const [, color] of colors) assert.ok(1.05 / (luminance(color) + 0.05) >= 4.5, color); // WCAG's for text of this size
});

const HEADER = 1, SUPPLEMENTARY = 4;

/** How what is at the edges of a section is written, by key. */
function described(cells, key, text, changes = {}) {
  const scene = new Scene();
  scene.take(layout({ animated: false, text: METRICS, ...changes }, cells), { now: 0, shift: [0, 0], animated: false });
  const { elements } = scene, view = { elements, looks: new Map([[key, { key, kind: "supplementary", text }]]), isMirrored: changes.rightToLeft === true };
  return describeSupplementary(emptySupplementary(), view, elements.index.get(key), "to", METRICS, texts);
}

const header = { key: 1, kind: HEADER, frame: [20, 0, 350, 44] }, more = { key: 2, kind: SUPPLEMENTARY, frame: [310, 7, 60, 30] };

test("what is at the end of a header is a link there", () => {
  const shown = described([header, more], 2, "All"), context = recordingContext();
  assert.deepEqual([shown.align, shown.inset, shown.font.size, shown.lines], ["right", 0, 17, ["All"]]);
  drawSupplementary(context, shown, 620, 14, 120, 60, 2, palette);
  assert.deepEqual([context.texts[0].at[0], context.texts[0].color, context.texts[0].align], [740, "accent", "right"]);
});

test("it stands at that end which is nearer to the content's edge, in the middle between both", () => {
  const at = (x, changes) => described([{ ...more, frame: [x, 7, 60, 30] }], 2, "All", changes).align;
  assert.deepEqual([at(20), at(165), at(310)], ["left", "center", "right"]);
  assert.deepEqual([at(20, { rightToLeft: true }), at(310, { rightToLeft: true })], ["left", "right"]);
});

test("it is written smaller where it is too wide, and cut when that is not enough", () => {
  assert.deepEqual([described([more], 2, "See all").font.size, described([more], 2, "See all").lines], [17, ["See all"]]); // 7 × 8.5 = 59.5
  assert.deepEqual([described([more], 2, "See all 8").font.size, described([more], 2, "See all 8").lines], [13.25, ["See all 8"]]); // 60 / 76.5 × 17 = 13.3
  assert.equal(described([more], 2, "See all of these").font.size, 12.75);
  const tall = described([{ ...more, frame: [310, 0, 60, 60] }], 2, "See all of these").lines;
  assert.deepEqual([tall.length, tall[0].endsWith("…")], [1, true], "on one line, however high it is");
});

test("a header that stands in from the edge begins at its own", () => {
  const inset = (cells, changes) => described(cells, 1, "Top", changes).inset;
  assert.equal(inset([header, { key: 3, frame: [20, 50, 100, 100] }]), 0);
  assert.equal(inset([{ ...header, frame: [10, 0, 370, 44] }]), 6, "16 from the content's");
  assert.equal(inset([{ ...header, frame: [0, 0, 390, 44] }, { key: 3, frame: [-300, 50, 100, 100], scroller: 1 }], { scrollers: [scroller({ section: 0 })] }), 16,
    "cells that scroll by themselves say nothing");
});
