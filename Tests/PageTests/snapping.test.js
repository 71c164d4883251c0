import assert from "node:assert/strict";
import { test } from "node:test";
import { coasting, stiffnessFor, swingSpeed, swung } from "../../Public/scrollPhysics.js";
import { ScrollAxis } from "../../Public/scrolling.js";
import { nearestPlace, placeBeside } from "../../Public/snapping.js";
import { random } from "./random.js";

/** Cards 250 apart from −75 on: content of 20 cards of 240 and 10 between, in bounds of 390. */
const PITCH = { start: -75, pitch: 250, count: 20 };
const LIST = { offsets: [0, 100, 350, 351, 900] };

/** @param {object} snap @param {number} offset */
function axis(snap = PITCH, offset = -75, isReversed = false) {
  const made = new ScrollAxis();
  made.setRange(19 * 250 + 240, 390, 75, 75);
  made.setPlaces(snap, isReversed);
  made.moveTo(offset);
  return made;
}

/** Steps until it rests; every offset on the way. */
function run(moving, from = 0, limit = 20000) {
  const offsets = [];
  for (let now = from; moving.step(now) && now < from + limit; now += 16) offsets.push(moving.offset);
  return offsets;
}

test("the nearest place, the next one, and the ends", () => {
  assert.deepEqual([-1000, -75, 49, 50, 51, 4675, 9999].map((offset) => nearestPlace(PITCH, offset)), [-75, -75, -75, -75, 175, 4675, 4675]);
  assert.deepEqual([-5, 50, 51, 350.4, 350.6, 2000].map((offset) => nearestPlace(LIST, offset)), [0, 0, 100, 350, 351, 900]);
  assert.deepEqual([[175, 1], [175, -1], [174.9, 1], [-75, -1], [4675, 1], [300, 1], [300, -1]].map(([offset, way]) => placeBeside(PITCH, offset, way)),
    [425, -75, 425, -75, 4675, 425, 175]);
  assert.deepEqual([[100, 1], [100, -1], [0, -1], [900, 1], [200, -1]].map(([offset, way]) => placeBeside(LIST, offset, way)), [350, 0, 0, 900, 100]);
});

test("no places are no bar", () => {
  for (const snap of [{ offsets: [] }, { start: 0, pitch: 10, count: 0 }]) {
    assert.equal(nearestPlace(snap, 123), 123);
    assert.equal(placeBeside(snap, 123, 1), 123);
    assert.equal(axis(snap).snap, null);
  }
  assert.equal(nearestPlace({ start: 40, pitch: 0, count: 7 }, 123), 40);
});

test("many places are searched as a list is defined (seeded)", () => {
  const next = random(9), offsets = Array.from({ length: 500 }, () => next() * 10000).sort((a, b) => a - b);
  for (let n = 0; n < 500; n++) {
    const offset = next() * 11000 - 500, wanted = offsets.reduce((best, place) => (Math.abs(place - offset) < Math.abs(best - offset) ? place : best));
    assert.equal(nearestPlace({ offsets }, offset), wanted);
  }
});

test("momentum ends at the place nearest to where it would have come to rest", () => {
  // 0.998 a millisecond: a velocity of v goes v / (1000 × 0.0020020) = 0.4995 v. From −75: 400 → 124.8 → 175; −400 at 425 → 225.2 → 175.
  assert.ok(Math.abs(coasting(400) - 199.7999) < 0.001);
  for (const [from, velocity, place] of [[-75, 400, 175], [-75, 200, -75], [-75, 300, 175], [425, -400, 175], [-75, 3000, 1425], [4675, 900, 4675], [300, -5000, -75]]) {
    const moving = axis(PITCH, from);
    moving.grab();
    moving.release(velocity, 0);
    run(moving);
    assert.deepEqual([moving.offset, moving.mode], [place, "rest"], `${velocity} from ${from}`);
  }
});

test("what is let go slowly goes to the nearest place", () => {
  for (const [from, place] of [[-60, -75], [60, 175], [180, 175], [299, 175], [301, 425]]) {
    const moving = axis(PITCH, from);
    moving.grab();
    moving.release(0, 0);
    const way = run(moving);
    assert.equal(moving.offset, place);
    assert.ok(way.length * 16 < 900, "soon");
    for (const offset of way) assert.ok((offset - from) * (place - offset) >= -1, "without swinging");
  }
});

test("at a place nothing moves", () => {
  const moving = axis(PITCH, 175);
  moving.grab();
  moving.release(0, 0);
  assert.equal(moving.isMoving, false);
});

test("the way to a place begins at the speed of the finger", () => {
  for (const velocity of [400, 900, -1200, 3000]) {
    const moving = axis(PITCH, 1425);
    moving.grab();
    moving.release(velocity, 0);
    moving.step(0);
    const before = moving.offset;
    moving.step(1);
    assert.ok(Math.abs(moving.offset - before - velocity / 1000) < Math.abs(velocity) / 1000 / 20 + 0.02, `${velocity}: ${(moving.offset - before) * 1000}`);
  }
});

test("a spring's speed is the slope of its way, and a place straight ahead is reached without a change of pace", () => {
  const slope = (swung(-300, 700, 6, 0.2501) - swung(-300, 700, 6, 0.2499)) / 0.0002;
  assert.ok(Math.abs(slope - swingSpeed(-300, 700, 6, 0.25)) < 0.01);
  assert.equal(stiffnessFor(100, 800), 8);
  assert.deepEqual([stiffnessFor(100, 0), stiffnessFor(0, 700), stiffnessFor(1000, 800), stiffnessFor(-100, 800), stiffnessFor(10, 800)], [12, 12, 5, 5, 12]);
});

test("a wheel turns the content at once, and to a place once it has stopped", () => {
  const moving = axis();
  moving.turn(100, 1000);
  assert.equal(moving.offset, 25);
  assert.ok(moving.step(1100) && moving.offset === 25, "it may go on");
  moving.turn(100, 1110);
  assert.equal(moving.offset, 125);
  run(moving, 1120);
  assert.equal(moving.offset, 175);
});

test("a notch of the wheel is one card at least, a tremble none", () => {
  for (const [distance, place] of [[60, 175], [-60, -75], [5, -75], [700, 675]]) {
    const moving = axis();
    moving.turn(distance, 0);
    run(moving);
    assert.equal(moving.offset, place, `${distance}`);
  }
  const back = axis(PITCH, 425);
  back.turn(-60, 0);
  run(back);
  assert.equal(back.offset, 175);
});

test("without places a wheel leaves the content where it is", () => {
  const moving = axis({ offsets: [] });
  moving.turn(100, 0);
  assert.deepEqual([moving.offset, moving.isMoving], [25, false]);
});

test("keys go from place to place, and as far as they ask", () => {
  const moving = axis();
  const press = (distance, now) => {
    moving.jump(moving.beyond(moving.destination, distance), now);
    return moving.destination;
  };
  assert.deepEqual([press(64, 0), press(64, 20), press(351, 40), press(-64, 60), press(-9999, 80), press(-64, 100)], [175, 425, 675, 425, -75, -75]);
  run(moving, 100);
  assert.equal(moving.offset, -75);
  const plain = axis({ offsets: [] });
  assert.deepEqual([plain.beyond(0, 64), plain.beyond(0, -500)], [64, -75]);
});

test("a jump to anywhere ends at a place, and so does what is under way when the places change", () => {
  const moving = axis();
  moving.jump(1000, 0);
  assert.equal(moving.destination, 925);
  moving.step(100);
  moving.setPlaces({ start: -75, pitch: 300, count: 10 }, false);
  moving.settle(null, moving.offset);
  run(moving, 100);
  assert.equal(moving.offset, 825);
  moving.grab();
  moving.release(500, 0); // 825 + 249.8 = 1,074.8 → 1,125
  moving.step(50);
  moving.setPlaces(PITCH, false);
  moving.settle(null, moving.offset);
  run(moving, 60);
  assert.equal(moving.offset, 1175);
});

test("content that is read from right to left begins at the right", () => {
  const moving = axis(PITCH, 4675, true);
  assert.deepEqual([moving.first, moving.last], [4675, -75]);
  assert.deepEqual([axis().first, axis().last], [-75, 4675]);
});

test("wherever a finger lets go, the content comes to rest at a place in its range (seeded)", () => {
  const next = random(21);
  for (let n = 0; n < 400; n++) {
    const moving = axis(n % 2 === 0 ? PITCH : { offsets: Array.from({ length: 9 }, (_, k) => k * k * 60 - 75) }, next() * 4750 - 75);
    moving.grab();
    moving.drag((next() - 0.5) * 900);
    moving.release((next() - 0.5) * 8000, 0);
    for (let now = 0; moving.step(now) && now < 20000; now += 1 + next() * 60) assert.ok(Number.isFinite(moving.offset));
    assert.equal(moving.mode, "rest");
    assert.equal(moving.offset, moving.nearest(moving.offset), "a place");
  }
});
