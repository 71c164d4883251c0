import assert from "node:assert/strict";
import { test } from "node:test";
import { Scene } from "../../Public/scene.js";
import { layout } from "./fixtures.js";

const LEADING = 1, CENTER = 2, TRAILING = 3;

/** Bubbles below one another: side, gap before, and what else differs. @returns {[number[], number[]]} hang and tail of each */
function chat(bubbles, header = {}) {
  const scene = new Scene();
  let y = 0;
  const cells = bubbles.map(([side, gap, changes = {}], n) => {
    y += gap;
    const cell = { key: n + 1, frame: [0, y, 100, 36], content: 4, side, ...changes };
    y += 36;
    return cell;
  });
  scene.take(layout({ animated: false, ...header }, cells), { now: 0, shift: [0, 0], animated: false });
  return [[...scene.elements.now.hang.subarray(0, cells.length)], [...scene.elements.now.tail.subarray(0, cells.length)]];
}

test("the last bubble of a group has the tail", () => {
  const [hang, tail] = chat([[LEADING, 0], [LEADING, 2], [TRAILING, 10], [TRAILING, 2], [TRAILING, 12], [LEADING, 2]]);
  assert.deepEqual(hang, [-1, -1, 1, 1, 1, -1]);
  assert.deepEqual(tail, [0, 1, 0, 1, 1, 1]);
});

test("what is wider apart, in another section or no bubble is no group", () => {
  assert.deepEqual(chat([[LEADING, 0], [LEADING, 6]])[1], [1, 1]);
  assert.deepEqual(chat([[LEADING, 0], [LEADING, 2, { section: 1 }]])[1], [1, 1]);
  assert.deepEqual(chat([[LEADING, 0], [LEADING, 2, { content: 3 }]])[1], [1, 0]);
});

test("a bubble in the middle hangs on no side and has no tail", () => {
  assert.deepEqual(chat([[CENTER, 0], [0, 2]]), [[0, 0], [0, 0]]);
});

test("from right to left the sides change places", () => {
  assert.deepEqual(chat([[LEADING, 0], [TRAILING, 2]], { rightToLeft: true })[0], [1, -1]);
});

test("a new bubble takes the tail over, step by step", () => {
  const scene = new Scene(), first = { key: 1, frame: [0, 0, 100, 36], content: 4, side: TRAILING };
  scene.take(layout({ animated: false }, [first]), { now: 0, shift: [0, 0], animated: false });
  scene.take(layout({}, [first, { key: 2, frame: [0, 38, 100, 36], content: 4, side: TRAILING, change: 1 }]), { now: 0, shift: [0, 0], animated: true });
  scene.step(150);
  assert.ok(Math.abs(scene.elements.now.tail[0] - 0.5) < 1e-9);
  scene.step(300);
  assert.deepEqual([...scene.elements.now.tail.subarray(0, 2)], [0, 1]);
});
