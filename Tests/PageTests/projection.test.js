import assert from "node:assert/strict";
import { test } from "node:test";
import { cover, emptyPose, project, setPose, unproject } from "../../Public/projection.js";
import { COARSE, cut, emptyStrips, FINE, STRIDE } from "../../Public/strips.js";
import { random } from "./random.js";

const near = (actual, expected, what, by = 1e-9) => assert.ok(Math.abs(actual - expected) < by, `${what ?? ""} ${actual}, not ${expected}`);

/** 4 × 4 matrices by rows, for row vectors, as CATransform3D has them: v' = v × M. */
const multiplied = (a, b) => a.map((row) => b[0].map((_, column) => row.reduce((sum, value, k) => sum + value * b[k][column], 0)));
const identity = () => [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => Number(row === column)));
/** CATransform3DMakeScale(s, s, 1). */
const scaling = (s) => [[s, 0, 0, 0], [0, s, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]];
/** CATransform3DMakeRotation(angle, 0, 1, 0), and about 0, 0, 1. */
const aboutY = (angle) => [[Math.cos(angle), 0, -Math.sin(angle), 0], [0, 1, 0, 0], [Math.sin(angle), 0, Math.cos(angle), 0], [0, 0, 0, 1]];
const aboutZ = (angle) => [[Math.cos(angle), Math.sin(angle), 0, 0], [-Math.sin(angle), Math.cos(angle), 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]];
function perspective(distance) {
  const matrix = identity();
  matrix[2][3] = -1 / distance; // m34
  return matrix;
}

/** Where a point of a layer is seen: the homogeneous vector, divided by its last number. */
function seen(matrix, x, y) {
  const [vx, vy, , vw] = multiplied([[x, y, 0, 1]], matrix)[0];
  return [vx / vw, vy / vw];
}

const poseOf = (width, height, scale, rotation, tilt, distance) =>
  setPose(emptyPose(), 0, 0, width, height, scale, rotation, tilt, distance === 0 ? 0 : 1 / distance);

test("the corners of a tilted card are where a hand computes them", () => {
  // 240 × 320, tilted by 30°, seen from 500: x = ±120 goes to z = ∓60, w = 1 ± 60 / 500 = 1.12 and 0.88.
  const pose = poseOf(240, 320, 1, 0, Math.PI / 6, 500), out = { x: 0, y: 0 };
  project(pose, 120, -160, out);
  near(out.x, (120 * Math.sqrt(3) / 2) / 1.12);
  near(out.y, -160 / 1.12);
  project(pose, -120, 160, out);
  near(out.x, (-120 * Math.sqrt(3) / 2) / 0.88);
  near(out.y, 160 / 0.88);
});

test("a turn is clockwise on the screen, about the middle", () => {
  const out = project(setPose(emptyPose(), 100, 50, 40, 20, 1, Math.PI / 2, 0, 0), 20, 0, { x: 0, y: 0 });
  near(out.x, 100);
  near(out.y, 70); // what was on the right is below
});

test("all corners are where CATransform3D takes them (seeded)", () => {
  const next = random(3);
  for (let n = 0; n < 500; n++) {
    const width = 20 + next() * 300, height = 20 + next() * 300, scale = 0.2 + next() * 1.3, rotation = (next() - 0.5) * 7;
    const tilt = (next() - 0.5) * 2.4, distance = 300 + next() * 900;
    const matrix = [aboutY(tilt), perspective(distance), aboutZ(rotation)].reduce(multiplied, scaling(scale));
    const pose = poseOf(width, height, scale, rotation, tilt, distance), out = { x: 0, y: 0 };
    for (const [x, y] of [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([a, b]) => [(a * width) / 2, (b * height) / 2])) {
      const [sx, sy] = seen(matrix, x, y);
      project(pose, x, y, out);
      near(out.x, sx, "x");
      near(out.y, sy, "y");
      assert.ok(unproject(pose, sx, sy, out));
      near(out.x, x, "back x", 1e-6);
      near(out.y, y, "back y", 1e-6);
    }
  }
});

test("without a perspective a tilt only narrows", () => {
  const out = project(poseOf(200, 100, 1, 0, Math.PI / 3, 0), 100, 50, { x: 0, y: 0 });
  near(out.x, 50);
  near(out.y, 50);
});

test("what would be behind the eye is drawn nearest to it, and is not hit", () => {
  // 2,000 wide, seen from 500, tilted by 80°: its left side would be at w = 1 − 1,000 sin 80° / 500 = −0.97.
  const pose = poseOf(2000, 100, 1, 0, (80 * Math.PI) / 180, 500), out = { x: 0, y: 0 };
  project(pose, -1000, 50, out);
  assert.ok(Number.isFinite(out.x) && Number.isFinite(out.y));
  near(out.y, 500);
  assert.equal(unproject(pose, out.x, 0, out), false);
});

test("a card that is seen from its edge or has no size is hit nowhere", () => {
  const out = { x: 0, y: 0 };
  assert.equal(unproject(poseOf(100, 100, 0, 0, 0, 0), 3, 0, out), false);
  // Edge on: all of it is at x = 0, up to what cosines of a right angle leave.
  const pose = poseOf(100, 100, 1, 0, Math.PI / 2, 0);
  assert.ok(!unproject(pose, 3, 0, out) || Math.abs(out.x) > 50);
});

test("a box covers what is seen", () => {
  const box = cover(setPose(emptyPose(), 10, 20, 100, 50, 2, Math.PI / 2, 0, 0), { left: 0, top: 0, right: 0, bottom: 0 });
  // 200 × 100, turned: 100 × 200 about (10, 20).
  near(box.left, -40);
  near(box.right, 60);
  near(box.top, -80);
  near(box.bottom, 120);
});

/** Strips as objects. */
function strips(width, height, tilt, distance, centre = 0) {
  const { count, values } = cut(width, height, Math.cos(tilt), Math.sin(tilt) / distance, centre, FINE, emptyStrips());
  return Array.from({ length: count }, (_, n) => {
    const [from, share, x, wide, half] = values.subarray(n * STRIDE, n * STRIDE + STRIDE);
    return { from, share, x, wide, half };
  });
}

test("strips make the trapezoid: no edge is off by more than a quarter of a pixel, no seam, all of the sprite", () => {
  const next = random(5);
  for (let n = 0; n < 300; n++) {
    const width = 40 + next() * 900, height = 40 + next() * 900, tilt = (next() - 0.5) * 2.2, distance = 600 + next() * 1500, centre = next() * 1000;
    const cuts = strips(width, height, tilt, distance, centre), pose = poseOf(width, height, 1, 0, tilt, distance), out = { x: 0, y: 0 };
    let x = project(pose, -width / 2, 0, out).x, from = 0;
    for (const strip of cuts) {
      near(strip.x, x, "begins where the last one ends", 1e-6);
      near(strip.from, from, "in the sprite too", 1e-6);
      x += strip.wide;
      from += strip.share;
      if (strip !== cuts.at(-1)) near((x + centre) % 1, Math.round((x + centre) % 1), "meets on a whole pixel", 1e-6);
      // The true upper edge at both ends of the strip: the projection of the sprite's corner column.
      for (const [at, column] of [[strip.x, strip.from], [strip.x + strip.wide, strip.from + strip.share]]) {
        project(pose, (column - 0.5) * width, height / 2, out);
        near(out.x, at, "shows the right column", 1e-6);
        if (strip.wide > 1.001) near(out.y, strip.half, `${width} × ${height}, ${tilt}: edge`, 0.2501);
      }
    }
    near(x, project(pose, width / 2, 0, out).x, "ends at the right side", 0.011);
    near(from, 1, "all of the sprite", 1e-9);
    assert.ok(cuts.length <= 1024);
  }
});

test("an upright edge needs few strips, an edge-on card none", () => {
  assert.ok(strips(320, 200, 0.001, 500).length <= 21); // 16 pixels each
  assert.deepEqual(strips(320, 200, Math.PI / 2, 500), []);
  assert.deepEqual(strips(0, 200, 0.3, 500), []);
  assert.deepEqual(strips(300, 0, 0.3, 500), []);
});

test("what is in motion is cut into fewer strips, as exactly as is asked", () => {
  const out = emptyStrips(), tilt = 0.9, flat = Math.cos(tilt), lean = Math.sin(tilt) / 1000;
  const fine = cut(400, 520, flat, lean, 0, FINE, out).count, coarse = cut(400, 520, flat, lean, 0, COARSE, out).count;
  // The edge rises by 260 × 0.000783 / 0.6216 = 0.328 a pixel: strips of one pixel, of 1.2 / 0.328 = three.
  // They begin at whole pixels, the first one with what is left of one.
  const left = (-200 * flat) / (1 - 200 * lean), right = (200 * flat) / (1 + 200 * lean);
  assert.deepEqual([fine, coarse], [1, 3].map((step) => Math.ceil((right - Math.floor(left)) / step)));
});
