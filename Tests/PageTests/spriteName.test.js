import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyCell } from "../../Public/cellDescription.js";
import { magnificationFor, spriteName } from "../../Public/spriteName.js";

test("a cell is baked a little finer than it is shown, in steps", () => {
  assert.deepEqual([0.3, 0.5, 0.51, 0.85, 1].map(magnificationFor), [0.5, 0.5, 1, 1, 1]);
  [[1.1, 1], [1.4, 1], [1.5, 2], [2, 2], [2.5, 3], [3.9, 4]].forEach(([scale, steps]) =>
    assert.ok(Math.abs(magnificationFor(scale) - Math.SQRT2 ** steps) < 1e-9, `${scale}: ${magnificationFor(scale)}`));
  assert.deepEqual([0, -1, 0.001, 50].map(magnificationFor), [0.25, 0.25, 0.25, 4]);
  for (let scale = 0.26; scale < 4; scale += 0.01) {
    const magnification = magnificationFor(scale);
    assert.ok(magnification >= scale * 0.985 && magnification <= scale * 2.01, `${scale} → ${magnification}`);
  }
});

test("cells that look the same share a sprite, others do not", () => {
  const cell = emptyCell(), name = (change = {}, content = 1, magnification = 1) => spriteName({ ...cell, title: "Apple", ...change }, content, 100, 50, 2, magnification, 0, "");
  assert.equal(name(), name());
  assert.equal(name({ title: "Pear" }, 0), name({}, 0), "a photo has no title");
  const all = [name(), name({ title: "Pear" }), name({ isPressed: true }), name({ cornerRadius: 3 }), name({ minXminY: 0 }), name({ axis: 1 }), name({}, 0), name({}, 1, 2),
    name({ accessory: "toggle" }, 3)];
  assert.equal(new Set(all).size, all.length);
});
