import assert from "node:assert/strict";
import { test } from "node:test";
import { Grip } from "../../Public/grip.js";
import { ScrollAxis } from "../../Public/scrolling.js";
import { SectionScrollers } from "../../Public/sectionScrollers.js";
import { Wheel } from "../../Public/wheel.js";
import { Elements } from "../../Public/elements.js";
import { scroller } from "./fixtures.js";

const GROUPS = { start: 0, pitch: 210, count: 8 };
/** (390 − 200) / 2 = 95: the first of them is in the middle at 20 − 95 = −75. */
const CENTRED = { start: -75, pitch: 210, count: 8 };
const PAGES = { start: 0, pitch: 390, count: 5 };
const nobody = new Elements();

/** The one scroller of a layout. @param {object} values what differs */
function shelf(values = {}) {
  const all = new SectionScrollers();
  all.take([scroller(values)], nobody, String);
  return all.inView[0];
}

/** A page that scrolls down. */
function axes() {
  const x = new ScrollAxis(), y = new ScrollAxis();
  x.setRange(390, 390, 0, 0);
  y.setRange(3000, 800, 0, 0);
  return { x, y };
}

/** Steps until it rests; where it is then. */
function settled(moving, from = 0) {
  for (let now = from; moving.step(now) && now < from + 20000; now += 16);
  assert.equal(moving.mode, "rest");
  return moving.offset;
}

/** A swipe of so far to the left that lets go with so much speed, from an offset; where it comes to rest. */
function swiped(moving, distance, speed, from = moving.offset) {
  moving.moveTo(from);
  moving.grab();
  moving.drag(-distance);
  moving.release(speed, 0);
  return settled(moving);
}

test("a section begins where its content does, and keeps its offset until a layout says otherwise", () => {
  const all = new SectionScrollers();
  all.take([scroller(), scroller({ section: 4, offsets: [-1320, 0] })], nobody, String);
  assert.deepEqual(all.inView.map(({ offset }) => offset), [0, 0]);
  all.inView[0].moveTo(420);
  all.take([scroller({ section: 4 }), scroller()], nobody, String);
  assert.deepEqual(all.inView.map(({ section, offset }) => [section, offset]), [[4, 0], [1, 420]]);
  all.take([scroller({ offset: 630 })], nobody, String);
  assert.equal(all.inView[0].offset, 630);
  all.take([scroller({ offsets: [0, 500] })], nobody, String);
  assert.equal(all.inView[0].offset, 500, "back into its range");
});

test("what has gone out of sight is where it was when it comes back; what rests begins anew", () => {
  const all = new SectionScrollers();
  all.take([scroller(), scroller({ section: 2 })], nobody, String);
  all.inView[0].moveTo(300);
  all.take([], nobody, String);
  assert.deepEqual([...all.known.keys()], [1]);
  all.take([scroller({ section: 2, rest: -75, offsets: [-75, 1395] }), scroller()], nobody, String);
  assert.deepEqual(all.inView.map(({ offset }) => offset), [-75, 300]);
});

test("a motion that goes out of sight has ended where it was going", () => {
  const all = new SectionScrollers();
  all.take([scroller({ snap: GROUPS, behavior: "groupPaging" })], nobody, String);
  all.inView[0].jump(400, 0);
  all.inView[0].step(50);
  all.take([], nobody, String);
  assert.equal(all.known.get(1).offset, 420);
  assert.equal(all.known.get(1).mode, "rest");
});

test("read from right to left it begins at the right, and its rest follows the width", () => {
  const all = new SectionScrollers();
  all.take([scroller({ offsets: [-1320, 0], rest: 0 })], nobody, String);
  assert.deepEqual([all.inView[0].first, all.inView[0].last, all.inView[0].offset], [0, -1320, 0]);
  all.take([scroller({ offsets: [-1200, 75], rest: 75 })], nobody, String);
  assert.equal(all.inView[0].offset, 75);
});

test("continuous: comes to rest wherever its deceleration says", () => {
  // 400 points a second coast until they are 10: 390 / (−1000 ln 0.998) = 194.8 points.
  assert.ok(Math.abs(swiped(shelf({ snap: GROUPS }), 100, 400) - 294.805) < 0.5);
});

test("continuousGroupLeadingBoundary: at the group nearest to where it would have, however many those are", () => {
  const moving = () => shelf({ behavior: "continuousGroupLeadingBoundary", snap: GROUPS });
  assert.equal(swiped(moving(), 100, 0), 0);
  assert.equal(swiped(moving(), 106, 0), 210);
  // 100 + 1200 × 0.4995 = 699: 630 is nearer than 840.
  assert.equal(swiped(moving(), 100, 1200), 630);
  assert.equal(swiped(moving(), 100, 9000), 1320, "its end is a place too");
  assert.equal(swiped(moving(), -20, 0, 1320), 1320, "1,300 is nearer to the end than to the group at 1,260");
});

test("paging: by its own width", () => {
  const moving = () => shelf({ behavior: "paging", snap: PAGES });
  assert.equal(swiped(moving(), 190, 0), 0);
  assert.equal(swiped(moving(), 200, 0), 390);
  assert.equal(swiped(moving(), 40, 300), 390, "a flick goes on");
  assert.equal(swiped(moving(), 100, 9000), 390, "one page a swipe");
  assert.equal(swiped(moving(), -100, -500, 780), 390);
  assert.equal(swiped(moving(), 100, 900, 1170), 1320, "the last page is as far as the content goes");
  assert.equal(swiped(moving(), -60, -600, 1320), 1170);
});

test("groupPaging: one group a swipe", () => {
  const moving = () => shelf({ behavior: "groupPaging", snap: GROUPS });
  for (const speed of [260, 1000, 20000]) assert.equal(swiped(moving(), 50, speed, 210), 420);
  assert.equal(swiped(moving(), 380, 3000, 210), 420, "however far the finger goes");
  assert.equal(swiped(moving(), 50, 0, 210), 210);
  assert.equal(swiped(moving(), -50, -800, 210), 0);
  assert.equal(swiped(moving(), 50, -800, 210), 210, "back again");
  assert.equal(swiped(moving(), -50, -800, 0), 0, "the first");
  assert.equal(swiped(moving(), 50, 800, 1260), 1320, "the last is seen whole");
});

test("a page is turned in half a second, and not passed", () => {
  for (const [distance, speed] of [[10, 300], [60, 1500], [120, 6000]]) {
    const moving = shelf({ behavior: "groupPaging", snap: GROUPS });
    moving.grab();
    moving.drag(-distance);
    moving.release(speed, 0);
    for (let now = 0; moving.step(now); now += 8) {
      assert.ok(moving.offset <= 210 * 1.02, `${speed}: ${moving.offset}`);
      if (now >= 500) assert.ok(moving.offset > 207, `${speed}: ${moving.offset} after ${now} ms`);
    }
  }
});

test("groupPagingCentered: a group in the middle", () => {
  const moving = () => shelf({ behavior: "groupPagingCentered", snap: CENTRED, offsets: [-75, 1395], rest: -75 });
  assert.equal(moving().offset, -75);
  assert.equal(swiped(moving(), 50, 800), 135);
  assert.equal(swiped(moving(), 50, 8000, 135), 345);
  assert.equal(swiped(moving(), 60, 800, 1395), 1395);
});

test("swipes that follow one another quickly go on by one each", () => {
  const moving = shelf({ behavior: "groupPaging", snap: GROUPS });
  for (let n = 0; n < 3; n++) {
    moving.grab();
    moving.drag(-60);
    moving.release(1500, n * 100);
    for (let now = n * 100; now < n * 100 + 80; now += 16) moving.step(now);
  }
  assert.equal(settled(moving, 300), 630);
});

test("pulled beyond its end it comes back", () => {
  for (const values of [{}, { behavior: "groupPaging", snap: GROUPS }]) {
    const moving = shelf(values);
    moving.grab();
    moving.drag(100);
    // UIScrollView's formula: (1 − 1 / (100 × 0.55 / 390 + 1)) × 390 = 48.2022.
    assert.ok(Math.abs(moving.offset + 48.2022) < 1e-3, `${moving.offset}`);
    assert.equal(moving.offsetToReport, 0);
    moving.release(0, 0);
    assert.equal(settled(moving), 0);
  }
});

test("who wants no motion sees none: it is at its place at once", () => {
  for (const [values, rests] of [[{}, 100], [{ behavior: "groupPaging", snap: GROUPS }, 210], [{ behavior: "continuousGroupLeadingBoundary", snap: GROUPS }, 630]]) {
    const moving = shelf(values);
    moving.isStill = true;
    moving.grab();
    moving.drag(-100);
    moving.release(1200, 0);
    assert.deepEqual([moving.offset, moving.mode], [rests, "rest"]);
    moving.jump(840, 0);
    assert.deepEqual([moving.offset, moving.mode], [840, "rest"]);
  }
});

test("a wheel turns it, by one group until it has stopped where it is paged", () => {
  const free = shelf(), paged = shelf({ behavior: "groupPaging", snap: GROUPS });
  for (let now = 0; now < 100; now += 10) {
    free.turn(60, now);
    paged.turn(60, now);
  }
  assert.equal(free.offset, 600);
  assert.equal(paged.offset, 210);
  assert.equal(settled(paged, 110), 210);
  paged.turn(25, 1000);
  assert.equal(settled(paged, 1010), 420);
  paged.turn(8, 3000);
  assert.equal(settled(paged, 3010), 420, "it has only trembled");
});

test("the first movement of a finger says whether it means the page or the section", () => {
  const page = axes(), own = shelf(), down = new Grip(page, own);
  down.drag(-3, -10, 0);
  down.drag(-80, -60, 10);
  assert.deepEqual([page.y.offset, own.offset, own.mode], [60, 0, "rest"]);
  down.release(0, 0, 20);
  const along = new Grip(page, own);
  along.drag(-10, -3, 100);
  along.drag(-80, -60, 110);
  assert.deepEqual([page.y.offset, page.y.mode, own.offset], [60, "rest", 80]);
  along.release(-500, -900, 120);
  assert.equal(page.y.mode, "rest");
  assert.ok(own.isMoving && own.velocity === 500);
});

test("a finger stops what moves, and what it does not mean goes to its place", () => {
  const page = axes(), own = shelf({ behavior: "groupPaging", snap: GROUPS });
  own.jump(420, 0);
  own.step(60);
  const grip = new Grip(page, own);
  assert.equal(grip.stopped, true);
  assert.equal(own.mode, "drag");
  grip.drag(0, -20, 100);
  assert.equal(page.y.offset, 20);
  assert.ok([0, 210, 420].includes(settled(own, 100)));
  grip.release(0, 0, 200);
  const still = new Grip(page, own);
  still.release(0, 0, 300);
  assert.deepEqual([still.stopped, own.mode], [false, "rest"]);
});

test("a section that fits is the page's to scroll; a vertical one is dragged down", () => {
  const page = axes(), small = shelf({ offsets: [0, 0] }), tall = shelf({ direction: "vertical", frame: { x: 0, y: 0, width: 100, height: 800 } });
  new Grip(page, small).drag(-50, -20, 0);
  assert.deepEqual([small.offset, page.y.offset], [0, 20]);
  new Grip(page, tall).drag(-5, -50, 0);
  assert.equal(tall.offset, 50);
});

test("a wheel over a section turns it sideways, and the page down", () => {
  const page = axes(), own = shelf(), wheel = new Wheel(), find = () => own;
  wheel.turn(page, find, 40, 5, false, 0);
  wheel.turn(page, find, 10, 30, false, 50); // the same turn still
  assert.deepEqual([own.offset, page.y.offset], [50, 0]);
  wheel.turn(page, find, 5, 40, false, 500);
  wheel.turn(page, find, 30, 10, false, 550);
  assert.deepEqual([own.offset, page.y.offset], [50, 50]);
  wheel.turn(page, find, 0, 40, true, 1000);
  assert.deepEqual([own.offset, page.y.offset], [90, 50]);
  wheel.turn(page, () => null, 0, 40, false, 2000);
  assert.equal(page.y.offset, 90);
});

test("the section at a point is that in whose frame it lies", () => {
  const all = new SectionScrollers();
  all.take([scroller(), scroller({ section: 2, frame: { x: 20, y: 300, width: 350, height: 100 } })], nobody, String);
  assert.deepEqual([[0, 100], [389, 199], [100, 200], [19, 350], [20, 399]].map(([x, y]) => all.at(x, y)?.section ?? null), [1, 1, null, null, 2]);
});

test("a cell is brought into sight by no more than is needed, to a place where there are such", () => {
  // Groups at 20, 230, 440, …: the third ends at 640, 250 beyond the edge at 390.
  const free = shelf(), paged = shelf({ behavior: "groupPaging", snap: GROUPS });
  assert.deepEqual([20, 100, 440].map((start) => free.offsetShowing(start, 200)), [0, 0, 262]);
  assert.deepEqual([20, 440, 650].map((start) => paged.offsetShowing(start, 200)), [0, 420, 630]);
  free.moveTo(500);
  paged.moveTo(630);
  assert.equal(free.offsetShowing(230, 200), 218);
  assert.equal(paged.offsetShowing(440, 200), 420);
  assert.equal(paged.offsetShowing(1490, 200), 1320);
});

test("a script scrolls as far as the content goes", () => {
  const all = new SectionScrollers();
  all.take([scroller({ behavior: "groupPaging", snap: GROUPS })], nobody, String);
  assert.equal(all.scroll(1, 333), true);
  assert.equal(all.inView[0].offset, 333);
  all.scroll(1, 1e9);
  assert.equal(all.inView[0].offset, 1320);
  assert.deepEqual([all.scroll(7, 0), all.scroll(1, NaN)], [false, false]);
});
