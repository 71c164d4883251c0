import assert from "node:assert/strict";
import { test } from "node:test";
import { cellAt, neighbour } from "../../Public/hitTest.js";
import { Scene } from "../../Public/scene.js";
import { layout, tracks } from "./fixtures.js";

/** @param {object[]} cells @param {object} header */
function elements(cells, header = {}) {
  const scene = new Scene();
  scene.take(layout({ animated: true, ...header }, cells), { now: 0, shift: [0, 0], animated: true });
  return scene.elements;
}

const keyAt = (held, x, y) => {
  const i = cellAt(held, x, y);
  return i < 0 ? null : held.key[i];
};

test("a round cell is hit within its circle only", () => {
  const held = elements([{ key: 1, frame: [100, 100, 80, 80], cornerRadius: 40 }]);
  assert.equal(keyAt(held, 140, 140), 1);
  assert.equal(keyAt(held, 140, 100.5), 1);
  assert.equal(keyAt(held, 103, 103), null); // √2 × 37 = 52.3 from the middle
  assert.equal(keyAt(held, 112, 112), 1); // √2 × 28 = 39.6
});

test("a frame is half-open, and a square cell is hit in its corners", () => {
  const held = elements([{ key: 1, frame: [10, 20, 30, 40] }]);
  assert.equal(keyAt(held, 10, 20), 1);
  assert.equal(keyAt(held, 39.99, 59.99), 1);
  assert.equal(keyAt(held, 40, 30), null);
  assert.equal(keyAt(held, 20, 60), null);
});

test("what is in front is hit; what leaves, headers and cells without a sensible size are not", () => {
  const held = elements([
    { key: 1, item: 0, frame: [0, 0, 50, 50], zIndex: 5 }, { key: 2, item: 1, frame: [0, 0, 50, 50] },
    { key: 3, item: 2, frame: [100, 0, 50, 50], change: 3 }, { key: 4, kind: 1, frame: [200, 0, 50, 50] },
    { key: 5, item: 4, frame: [300, 0, 50, 50], invalid: 1 }]);
  assert.equal(keyAt(held, 25, 25), 1);
  for (const x of [125, 225, 325]) assert.equal(keyAt(held, x, 25), null);
});

test("a cell in motion is hit where it is seen", () => {
  const scene = new Scene();
  scene.take(layout({ animated: false }, [{ key: 1, frame: [0, 0, 50, 50] }]), { now: 0, shift: [0, 0], animated: false });
  scene.take(layout({}, [{ key: 1, frame: [200, 0, 50, 50] }]), { now: 0, shift: [0, 0], animated: true });
  scene.step(150);
  assert.equal(keyAt(scene.elements, 125, 25), 1);
  assert.equal(keyAt(scene.elements, 225, 25), null);
});

test("arrows go to the neighbour that lies that way", () => {
  // 1 2 3
  // 4 5 6
  const held = elements([1, 2, 3, 4, 5, 6].map((key, n) => ({ key, frame: [(n % 3) * 60, Math.floor(n / 3) * 70, 50, 50] })));
  const from = (key, dx, dy) => held.key[neighbour(held, held.index.get(key), dx, dy)] ?? null;
  assert.deepEqual([from(2, 1, 0), from(2, -1, 0), from(2, 0, 1), from(5, 0, -1)], [3, 1, 5, 2]);
  assert.deepEqual([from(1, -1, 0), from(1, 0, -1), from(6, 1, 0), from(6, 0, 1)], [null, null, null, null]);
});

test("a turned cell is hit where it is seen", () => {
  // 100 × 20 about (50, 110), upright after a quarter turn: x 40…60, y 60…160.
  const held = elements([{ key: 1, frame: [0, 100, 100, 20], rotation: Math.PI / 2 }]);
  for (const [x, y] of [[50, 62], [50, 158], [41, 110], [59, 110]]) assert.equal(keyAt(held, x, y), 1, `${x}, ${y}`);
  for (const [x, y] of [[10, 110], [90, 110], [50, 58], [38, 110]]) assert.equal(keyAt(held, x, y), null, `${x}, ${y}`);
});

test("a scaled cell is hit as large and as round as it is seen, one of no size nowhere", () => {
  const held = elements([{ key: 1, frame: [100, 100, 40, 40], cornerRadius: 20, scale: 2 }, { key: 2, frame: [300, 300, 40, 40], scale: 0 }]);
  assert.equal(keyAt(held, 82, 120), 1); // 40 around (120, 120)
  assert.equal(keyAt(held, 92, 92), 1); // √2 × 28 = 39.6
  assert.equal(keyAt(held, 90, 90), null); // 42.4
  assert.equal(keyAt(held, 320, 320), null);
});

test("a tilted cell is hit within its trapezoid", () => {
  // 200 × 100 about (100, 50), tilted by 30° and seen from 500: its left side at 100 − 86.6 / 0.9 = 3.8 reaches 50 / 0.9 = 55.6
  // up and down, its right one at 100 + 86.6 / 1.1 = 178.7 only 45.5.
  const held = elements([{ key: 1, frame: [0, 0, 200, 100], tilt: Math.PI / 6 }], { perspective: 500 });
  for (const [x, y] of [[5, -4], [5, 104], [177, 6], [177, 94]]) assert.equal(keyAt(held, x, y), 1, `${x}, ${y}`);
  for (const [x, y] of [[2, 50], [180, 50], [177, 3], [177, 97], [5, -7]]) assert.equal(keyAt(held, x, y), null, `${x}, ${y}`);
});

test("only the corners that are round let through what is behind them", () => {
  const held = elements([{ key: 1, frame: [0, 0, 100, 60], cornerRadius: 30, corners: 1 + 8 }]); // top left, bottom right
  assert.deepEqual([[2, 2], [98, 2], [2, 58], [98, 58]].map(([x, y]) => keyAt(held, x, y)), [null, 1, 1, null]);
});

test("what a track brings to the front is hit first, what it fades out not at all, and a header that floats hides", () => {
  const knots = (values) => [{ offset: 0, ...values }];
  const held = elements([{ key: 1, item: 0, frame: [0, 0, 50, 50] }, { key: 2, item: 1, frame: [0, 0, 50, 50] }, { key: 3, item: 2, frame: [100, 0, 50, 50] },
    { key: 4, item: 3, frame: [200, 0, 50, 50] }, { key: 9, kind: 1, frame: [200, 0, 50, 20], zIndex: 5 }],
  { tracks: tracks({ element: 0, knots: knots({ trackZ: 1 }) }, { element: 2, knots: knots({ trackAlpha: 0 }) }, { element: 4, knots: knots({ dy: 10 }) }) });
  assert.deepEqual([[25, 25], [125, 25], [225, 5], [225, 15], [225, 29], [225, 31]].map(([x, y]) => keyAt(held, x, y)), [1, null, 4, null, null, 4]);
});

test("a wide cell has those below it that it covers, though their middles are elsewhere", () => {
  // A row of 400, a shelf of cells of 200 from 20 on, a row again.
  const held = elements([{ key: 1, frame: [0, 0, 400, 50] }, { key: 2, frame: [20, 50, 200, 100] }, { key: 3, frame: [230, 50, 200, 100] }, { key: 4, frame: [0, 150, 400, 50] }]);
  const from = (key, dx, dy) => held.key[neighbour(held, held.index.get(key), dx, dy)];
  assert.deepEqual([from(1, 0, 1), from(2, 0, 1), from(3, 0, 1), from(4, 0, -1), from(2, 1, 0), from(3, 0, -1)], [2, 4, 4, 2, 3, 1]);
});
