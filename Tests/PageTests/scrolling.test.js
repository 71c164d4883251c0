import assert from "node:assert/strict";
import { test } from "node:test";
import { rubberBand } from "../../Public/scrollPhysics.js";
import { ScrollAxis } from "../../Public/scrolling.js";
import { thumb } from "../../Public/scrollIndicator.js";

/** Content of 3,000 in bounds of 800, insets 62 before and 34 after. */
function axis() {
  const made = new ScrollAxis();
  made.setRange(3000, 800, 62, 34);
  made.moveTo(made.min);
  return made;
}

/** Steps until it rests; every offset on the way. */
function run(moving, from, limit = 20000) {
  const offsets = [];
  for (let now = from; moving.step(now) && now < from + limit; now += 16) offsets.push(moving.offset);
  return offsets;
}

test("insets move the range, not the content", () => {
  const { min, max, offset } = axis();
  assert.deepEqual([min, max, offset], [-62, 2234, -62]); // 3,000 + 34 − 800
});

test("content that fits does not scroll, and does not bounce", () => {
  const small = new ScrollAxis();
  small.setRange(500, 800, 62, 34);
  small.moveTo(small.min);
  assert.deepEqual([small.min, small.max, small.canScroll], [-62, -62, false]);
  small.grab();
  small.drag(-300);
  assert.equal(small.offset, -62);
  small.release(5000, 0);
  assert.equal(small.mode, "rest");
});

test("content follows the finger within its range", () => {
  const moving = axis();
  moving.grab();
  moving.drag(-250.5);
  assert.equal(moving.offset, 188.5);
});

test("beyond its end content follows less and less, and never farther than its bounds", () => {
  // UIScrollView's formula: (1 − 1 / (x × 0.55 / d + 1)) × d; 100 of 800 shows (1 − 1 / 1.06875) × 800 = 51.4620.
  assert.ok(Math.abs(rubberBand(100, 800) - 51.46198830409357) < 1e-9);
  assert.equal(rubberBand(0, 800), 0);
  assert.ok(rubberBand(1e9, 800) < 800);
  const moving = axis();
  moving.grab();
  moving.drag(100);
  assert.ok(Math.abs(moving.offset - (-62 - 51.46198830409357)) < 1e-9);
});

test("a finger that takes hold of pulled content holds it where it is", () => {
  const moving = axis();
  moving.grab();
  moving.drag(140);
  const { offset } = moving;
  moving.grab();
  moving.drag(0);
  assert.ok(Math.abs(moving.offset - offset) < 1e-9);
});

test("let go, content coasts as far as its deceleration says", () => {
  const moving = axis();
  moving.moveTo(500);
  moving.grab();
  moving.release(400, 1000);
  run(moving, 1000);
  // ∫ 400 × 0.998^(1000 t) dt from 400 down to 10 pt/s: (400 − 10) / (−1000 ln 0.998) = 194.8051 pt.
  assert.ok(Math.abs(moving.offset - 694.805) < 0.5, `${moving.offset}`);
  assert.equal(moving.mode, "rest");
});

test("momentum that runs into an end bounces a little and comes to rest exactly there", () => {
  for (const [start, speed, end] of [[2100, 4000, 2234], [100, -4000, -62]]) {
    const moving = axis();
    moving.moveTo(start);
    moving.grab();
    moving.release(speed, 0);
    const beyond = run(moving, 0).map((offset) => Math.abs(offset - moving.clamped(offset)));
    assert.ok(Math.max(...beyond) > 5 && Math.max(...beyond) < 200, `${Math.max(...beyond)}`);
    assert.deepEqual([moving.offset, moving.mode], [end, "rest"]);
  }
});

test("content pulled beyond its end and let go comes back without swinging", () => {
  const moving = axis();
  moving.grab();
  moving.drag(300);
  moving.release(0, 0);
  const offsets = run(moving, 0);
  offsets.reduce((before, offset) => {
    assert.ok(offset >= before && offset <= -62);
    return offset;
  });
  assert.equal(moving.offset, -62);
});

test("a jump ends at its target, and in the range", () => {
  const moving = axis();
  moving.jump(700, 0);
  assert.equal(moving.destination, 700);
  run(moving, 0);
  assert.deepEqual([moving.offset, moving.mode], [700, "rest"]);
  moving.jump(99999, 0);
  run(moving, 0);
  assert.equal(moving.offset, 2234);
});

test("a jump goes on after its content was moved under it", () => {
  const moving = axis();
  moving.jump(700, 0);
  moving.step(100);
  const { offset } = moving;
  moving.shift(-50);
  assert.equal(moving.offset, offset - 50);
  run(moving, 116);
  assert.equal(moving.offset, 650);
});

test("new content: at rest an axis takes the offset asked for, or comes back into its range", () => {
  const moving = axis();
  moving.moveTo(2234);
  moving.setRange(1500, 800, 62, 34);
  moving.settle(null, 2234);
  assert.equal(moving.offset, 734); // 1,500 + 34 − 800
  moving.settle(120, 734);
  assert.equal(moving.offset, 120);
});

test("a bounce ends where the content ends, whatever comes meanwhile", () => {
  const moving = axis();
  moving.moveTo(2200);
  moving.grab();
  moving.release(3000, 0);
  for (let now = 16; now < 120; now += 16) moving.step(now);
  assert.ok(moving.mode === "bounce" && moving.offset > 2234);
  moving.settle(2234, 2234);
  run(moving, 120);
  assert.equal(moving.offset, 2234);
});

test("a jump to where no content is any more ends where it ends, on a steady way", () => {
  for (const reported of [0, 400]) { // what the server had heard of when it laid out anew
    const moving = axis();
    moving.setRange(100000, 800, 0, 0);
    moving.moveTo(0);
    moving.jump(99200, 0);
    for (let now = 16; now < 64; now += 16) moving.step(now);
    assert.ok(moving.offset > 20000);
    moving.setRange(1100, 800, 0, 0);
    moving.settle(reported > 300 ? 300 : null, moving.offset);
    for (let now = 64; now < 400; now += 16) {
      assert.ok(moving.offset <= 300 + 1e-9 && moving.offset >= 0, `${moving.offset}`);
      moving.step(now);
    }
    assert.deepEqual([moving.offset, moving.mode], [300, "rest"]);
  }
});

test("a bounce at an end that has moved comes to rest at the new one", () => {
  const moving = axis();
  moving.moveTo(2200);
  moving.grab();
  moving.release(3000, 0);
  for (let now = 16; now < 120; now += 16) moving.step(now);
  moving.setRange(1500, 800, 62, 34);
  moving.settle(null, 2234);
  run(moving, 120);
  assert.equal(moving.offset, 734); // 1,500 + 34 − 800
});

test("momentum stays bounded whatever the speed and the pace of frames", () => {
  for (const speed of [1e3, 1e5, -1e7]) {
    for (const pace of [1, 16, 400]) {
      const moving = axis();
      moving.moveTo(1000);
      moving.grab();
      moving.release(speed, 0);
      for (let now = 0; moving.step(now) && now < 60000; now += pace) assert.ok(Number.isFinite(moving.offset));
      assert.equal(moving.offset, moving.clamped(moving.offset));
    }
  }
});

test("the indicator is as long as the visible share and stays on its track", () => {
  const moving = axis(), at = () => thumb(moving, 62, 766); // a track of 704 − 6
  // 698 × 800 / (2,296 + 800) = 180.36
  assert.ok(Math.abs(at().length - 180.36) < 0.01);
  assert.equal(at().start, 65);
  moving.moveTo(moving.max);
  assert.ok(Math.abs(at().start + at().length - 763) < 1e-9);
  moving.moveTo(moving.max + 100);
  assert.ok(Math.abs(at().start + at().length - 763) < 1e-9, "pressed together at the end");
});
