import assert from "node:assert/strict";
import { test } from "node:test";
import { METRICS } from "../../Public/contentMetrics.js";
import { Scene } from "../../Public/scene.js";
import { layout } from "./fixtures.js";

const HEADER = 1, FOOTER = 2, PHOTO = 0, ROW = 3, BUBBLE = 4;
const header = { key: 1, kind: HEADER, frame: [0, 0, 390, 44] };

/** A scene that holds those elements at rest. */
function holding(cells, changes = {}) {
  const scene = new Scene();
  scene.take(layout({ animated: false, text: METRICS, ...changes }, cells), { now: 0, shift: [0, 0], animated: false });
  return scene;
}

/** `inset` and `near` of the element of a key. */
function placeOf(scene, key = 1) {
  const { now, index } = scene.elements, i = index.get(key);
  return [now.inset[i], now.near[i]];
}

test("a header begins where its section's cells do, over rows where their texts do", () => {
  assert.deepEqual(placeOf(holding([header, { key: 2, frame: [24, 44, 100, 100], content: PHOTO }])), [24, 0]);
  assert.deepEqual(placeOf(holding([header, { key: 2, frame: [0, 44, 390, 44], content: ROW }])), [16, 0]);
  assert.deepEqual(placeOf(holding([header, { key: 2, frame: [20, 44, 350, 44], content: ROW }])), [36, 1], "a group that stands in: near it");
});

test("it is never nearer than 16 to the edge, and there without cells", () => {
  assert.deepEqual(placeOf(holding([header, { key: 2, frame: [0, 44, 390, 100], content: PHOTO }])), [16, 0]);
  assert.deepEqual(placeOf(holding([header])), [16, 0]);
});

test("the leftmost cell says where, from right to left the rightmost one; another section's says nothing", () => {
  const cells = [header, { key: 2, frame: [200, 44, 100, 50], content: PHOTO }, { key: 3, frame: [40, 44, 100, 50], content: PHOTO },
    { key: 4, frame: [0, 94, 390, 50], content: PHOTO, section: 1 }];
  assert.equal(placeOf(holding(cells))[0], 40);
  assert.equal(placeOf(holding(cells, { rightToLeft: true }))[0], 390 - 300);
});

test("beside cells that follow it sideways it begins at its own edge", () => {
  const cells = [{ ...header, frame: [0, 0, 132, 390] }, { key: 2, frame: [148, 24, 96, 96], content: PHOTO }];
  assert.deepEqual(placeOf(holding(cells, { scrollDirection: "horizontal" })), [16, 0]);
  const mirrored = [{ ...header, frame: [868, 0, 132, 390] }, { key: 2, frame: [756, 24, 96, 96], content: PHOTO }];
  assert.deepEqual(placeOf(holding(mirrored, { scrollDirection: "horizontal", rightToLeft: true })), [16, 0]);
});

test("a footer stands as a header does", () => {
  assert.deepEqual(placeOf(holding([{ key: 2, frame: [20, 0, 350, 44], content: ROW }, { ...header, kind: FOOTER, frame: [0, 44, 390, 28] }])), [36, 1]);
});

test("it knows what its cells are", () => {
  const { elements } = holding([header, { key: 2, frame: [0, 44, 100, 36], content: BUBBLE }]);
  assert.equal(elements.content[elements.index.get(1)], BUBBLE);
});

test("on its way to another appearance its text travels, and cells do not take part", () => {
  const scene = holding([header, { key: 2, frame: [20, 44, 350, 44], content: ROW }]);
  scene.take(layout({ text: METRICS }, [header, { key: 2, frame: [0, 44, 390, 44], content: ROW }]), { now: 0, shift: [0, 0], animated: true });
  scene.step(150);
  const [inset, near] = placeOf(scene);
  assert.ok(Math.abs(inset - 26) < 1e-9 && Math.abs(near - 0.5) < 1e-9);
  assert.deepEqual(placeOf(scene, 2), [0, 0]);
});
