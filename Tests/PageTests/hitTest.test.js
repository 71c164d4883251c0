import assert from "node:assert/strict";
import { test } from "node:test";
import { cellAt, neighbour } from "../../Public/hitTest.js";
import { Scene } from "../../Public/scene.js";
import { layout } from "./fixtures.js";

/** @param {object[]} cells */
function elements(cells) {
  const scene = new Scene();
  scene.take(layout({ animated: true }, cells), { now: 0, shift: [0, 0], animated: true });
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
