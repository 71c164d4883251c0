import assert from "node:assert/strict";
import { test } from "node:test";
import { NONE, Tracks } from "../../Public/tracks.js";
import { tracks } from "./fixtures.js";
import { random } from "./random.js";

/** A header that is pinned from 100 to 400: dy 0 until 100, then as far as the content has gone, 300 from 400 on. */
const PINNED = { element: 2, knots: [{ offset: 100, dy: 0 }, { offset: 400, dy: 300 }] };

/** @param {object} table @param {number} origin */
function loaded(table, origin = 0) {
  const made = new Tracks();
  made.load(table, origin);
  return made;
}

test("between knots values are linear, beyond them constant", () => {
  const made = loaded(tracks(PINNED));
  for (const [offset, dy] of [[-50, 0], [100, 0], [250, 150], [399.5, 299.5], [400, 300], [9000, 300]]) {
    made.follow(offset);
    assert.equal(made.now.dy[0], dy, `at ${offset}`);
  }
});

test("offsets count from the window's origin", () => {
  const made = loaded(tracks(PINNED), 5000);
  made.follow(5250);
  assert.equal(made.now.dy[0], 150);
});

test("what a track does not name stays neutral, and each track has its own knots", () => {
  const made = loaded(tracks(PINNED, { element: 0, knots: [{ offset: 0, trackScale: 0.5, trackAlpha: 1 }, { offset: 10, trackScale: 1, trackAlpha: 0 }] }));
  made.follow(5);
  assert.deepEqual(Object.fromEntries(Object.entries(made.now).map(([name, column]) => [name, [...column.subarray(0, 2)]])),
    { dx: [0, 0], dy: [0, 0], scale: [1, 0.75], rotation: [0, 0], tilt: [0, 0], alpha: [1, 0.5], zIndex: [0, 0] });
  assert.deepEqual([...made.element.subarray(0, 2)], [2, 0]);
  assert.equal(made.hasTransforms, true);
  assert.equal(loaded(tracks(PINNED)).hasTransforms, false);
});

test("columns that are one value, as a message of one track has them", () => {
  const made = loaded({ count: 1, knots: 1, columns: { element: 7, first: 0, offset: 30, dx: 4, dy: 0, trackScale: 1, trackRotation: 0.25, trackTilt: 0, trackAlpha: 1, trackZ: 2 } });
  for (const offset of [0, 30, 60]) {
    made.follow(offset);
    assert.deepEqual([made.element[0], made.now.dx[0], made.now.rotation[0], made.now.zIndex[0]], [7, 4, 0.25, 2]);
  }
});

test("no tracks, and tracks without knots, move nothing", () => {
  for (const table of [undefined, tracks(), { count: 3, knots: 0, columns: {} }]) assert.equal(loaded(table).count, 0);
  assert.equal(NONE, 2 ** 32 - 1);
});

test("knots at one offset are a step", () => {
  const made = loaded(tracks({ element: 0, knots: [{ offset: 0, trackZ: 0 }, { offset: 50, trackZ: 0 }, { offset: 50, trackZ: 3 }, { offset: 90, trackZ: 3 }] }));
  for (const [offset, z] of [[49.9, 0], [50, 3], [49.9, 0], [120, 3]]) {
    made.follow(offset);
    assert.equal(made.now.zIndex[0], z, `at ${offset}`);
  }
});

/** The definition, written down: the last knot at or before, else the first; linear to the next. */
function expected(knots, name, offset) {
  const n = knots.findLastIndex((knot) => knot.offset <= offset), a = knots[Math.max(0, n)], b = knots[n + 1];
  return n < 0 || b === undefined ? a[name] : a[name] + ((b[name] - a[name]) * (offset - a.offset)) / (b.offset - a.offset);
}

test("wherever the content jumps, each track is where its definition says (seeded)", () => {
  const next = random(11), entries = Array.from({ length: 40 }, (_, element) => {
    let offset = Math.fround(next() * 100);
    return { element, knots: Array.from({ length: 1 + Math.floor(next() * 64) }, () => ({ offset: (offset = Math.fround(offset + 0.5 + next() * 60)),
      dx: Math.fround(next() * 50), trackScale: Math.fround(0.5 + next()), trackRotation: Math.fround(next() * 3) })) };
  });
  const made = loaded(tracks(...entries));
  for (let n = 0; n < 1000; n++) {
    const offset = n % 3 === 0 ? next() * 5000 - 500 : made.offset + (next() - 0.5) * 30;
    made.follow(Number.isNaN(offset) ? 0 : offset);
    for (const { element, knots } of entries) {
      for (const [name, column] of [["dx", "dx"], ["trackScale", "scale"], ["trackRotation", "rotation"]]) {
        const actual = made.now[column][element], wanted = expected(knots, name, made.offset);
        assert.ok(Math.abs(actual - wanted) < 1e-9, `track ${element}, ${name} at ${made.offset}: ${actual}, not ${wanted}`);
      }
    }
  }
});
