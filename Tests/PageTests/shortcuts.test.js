import assert from "node:assert/strict";
import { test } from "node:test";
import { ScrollAxis } from "../../Public/scrolling.js";
import { SectionScrollers } from "../../Public/sectionScrollers.js";
import { Selection } from "../../Public/selection.js";
import { shortcuts } from "../../Public/shortcuts.js";

/** Presses keys on a page of 390 × 800 whose content is so large; where it goes. */
function pressing(width, height, { isReversed = false, snap = undefined } = {}) {
  const x = new ScrollAxis(), y = new ScrollAxis();
  x.setRange(width, 390, 0, 0);
  y.setRange(height, 800, 0, 0);
  x.setPlaces(snap, isReversed);
  x.moveTo(x.first);
  const keys = shortcuts({ page: { x, y, scrollers: new SectionScrollers(), selection: new Selection(), viewport: { width: 390, height: 800 }, edges: { time: () => 0 }, invalidate: () => undefined } });
  return (key) => {
    keys.find((shortcut) => shortcut.keys.includes(key)).run({ key });
    return [x.destination, y.destination];
  };
}

test("arrows, pages and ends scroll down, or along where the content lies across", () => {
  const down = pressing(390, 5000), along = pressing(5000, 800);
  assert.deepEqual(["ArrowDown", "PageDown", "ArrowUp", "End", "PageUp", "Home"].map(down), [[0, 64], [0, 784], [0, 720], [0, 4200], [0, 3480], [0, 0]]);
  assert.deepEqual(["ArrowDown", "PageDown", "ArrowUp", "End", "PageUp", "Home"].map(along), [[64, 0], [415, 0], [351, 0], [4610, 0], [4259, 0], [0, 0]]);
});

test("what is read from right to left begins at the right, and goes on to the left", () => {
  const along = pressing(5000, 800, { isReversed: true });
  assert.deepEqual(["ArrowDown", "PageDown", "ArrowUp", "End", "Home"].map(along), [[4546, 0], [4195, 0], [4259, 0], [0, 0], [4610, 0]]);
});

test("where there are places each key goes to one", () => {
  const along = pressing(5000, 800, { snap: { start: 0, pitch: 250, count: 18 } });
  assert.deepEqual(["ArrowDown", "PageDown", "ArrowUp", "End", "ArrowDown", "Home"].map(along), [[250, 0], [500, 0], [250, 0], [4250, 0], [4250, 0], [0, 0]]);
});
