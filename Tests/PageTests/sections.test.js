import assert from "node:assert/strict";
import { test } from "node:test";
import { Conversation } from "../../Public/conversation.js";
import { easeInOut } from "../../Public/easing.js";
import { cellAt } from "../../Public/hitTest.js";
import { PROTOCOL } from "../../Public/messages.js";
import { Page } from "../../Public/page.js";
import { Reports } from "../../Public/reports.js";
import { Scene } from "../../Public/scene.js";
import { cellsOf, stateOf } from "../../Public/scripting.js";
import { scrollByGroup, scrollToEnd, selectedScroller } from "../../Public/sectionKeys.js";
import { windowViewport } from "../../Public/viewport.js";
import { reachableCells, revealCell, visibleCells } from "../../Public/visible.js";
import { layout, scroller, tracks } from "./fixtures.js";

/** Eight cells of 200 in a shelf, 10 between, from 20 on, at 100 down; and one below it. */
const SHELF = Array.from({ length: 8 }, (_, item) => ({ key: 10 + item, section: 1, item, scroller: 1, frame: [20 + item * 210, 100, 200, 100], axis: 1 }));
const CELLS = [...SHELF, { key: 1, section: 2, item: 0, frame: [20, 220, 350, 60] }];
const HEAD = { animated: false, contentSize: [390, 3000], style: "store", scrollers: [scroller()] };

/** A page that shows the shelf; `did` is what it sent. */
function page(header = {}, cells = CELLS) {
  const did = [], world = { time: 0, reduced: false }, conversation = new Conversation(null);
  const send = (message) => { if (message.type !== "applied") did.push(message); };
  const made = new Page(conversation, new Reports(send), new Scene(), { send, draw: () => false, wake: () => undefined, emit: () => undefined,
    looksDidChange: () => undefined, chromeDidChange: () => undefined, stepStage: () => false, landStage: () => undefined, crossFade: () => undefined,
    isHidden: () => false, hasReducedMotion: () => world.reduced, time: () => world.time }, windowViewport(390, 800, 2));
  made.reports.restart(true);
  conversation.receive({ type: "hello", protocol: PROTOCOL, instance: "a", version: "0.1.0" });
  conversation.receive({ type: "playground", revision: 1, title: "Store", show: "store", styles: [{ name: "store", layout: "compositional", scrollDirection: "vertical" }] });
  made.receiveLayout(layout({ ...HEAD, push: 7, ...header }, cells));
  made.frame(0);
  return { page: made, did, world };
}

/** Scrolls the shelf at once, and draws. */
function scrollTo(shown, offset, now = 0) {
  shown.scrollers.inView[0].moveTo(offset);
  shown.invalidate();
  shown.frame(now);
}

/** Where a key is seen now. */
const seen = (shown, key) => {
  const { index, now } = shown.scene.elements, i = index.get(key);
  return i === undefined ? null : [now.x[i], now.y[i]];
};

test("what is in a section that scrolls is seen at its place less its offset, and nothing else is moved", () => {
  const { page: shown } = page();
  assert.deepEqual([seen(shown, 10), seen(shown, 17), seen(shown, 1)], [[20, 100], [1490, 100], [20, 220]]);
  scrollTo(shown, 300.5);
  assert.deepEqual([seen(shown, 10), seen(shown, 12), seen(shown, 1)], [[-280.5, 100], [139.5, 100], [20, 220]]);
  scrollTo(shown, 0);
  assert.deepEqual(seen(shown, 17), [1490, 100]);
});

test("a vertical one scrolls down", () => {
  const { page: shown } = page({ scrollers: [scroller({ direction: "vertical", frame: { x: 0, y: 0, width: 100, height: 800 }, window: [-800, 1600] })] },
    [{ key: 10, section: 1, scroller: 1, frame: [5, 40, 50, 50] }]);
  scrollTo(shown, 30);
  assert.deepEqual(seen(shown, 10), [5, 10]);
});

test("who asks what is seen, touched, listed or reported is told of that place", () => {
  const { page: shown } = page();
  scrollTo(shown, 420);
  assert.deepEqual(visibleCells(shown).map((i) => shown.scene.elements.key[i]), [11, 12, 13, 1]);
  assert.deepEqual(cellsOf(shown).map(({ id, frame }) => [id, frame]), [["1/1", [-190, 100, 200, 100]], ["1/2", [20, 100, 200, 100]], ["1/3", [230, 100, 200, 100]], ["2/0", [20, 220, 350, 60]]]);
  assert.equal(shown.scene.elements.key[cellAt(shown.scene.elements, 100, 150)], 12);
  assert.deepEqual(stateOf(shown, "window").scrollers, [{ section: 1, offset: 420, rest: 0, offsets: [0, 1320], behavior: "continuous" }]);
});

test("cells beside what is seen of it can be reached, those beside the page cannot", () => {
  const { page: shown } = page({}, [...CELLS, { key: 2, section: 3, item: 0, frame: [20, 900, 350, 60] }]);
  scrollTo(shown, 420);
  assert.deepEqual(reachableCells(shown).map((i) => shown.scene.elements.key[i]), [10, 11, 12, 13, 14, 15, 16, 17, 1]);
});

test("a number that no section has is none", () => {
  const { page: shown } = page({}, [{ key: 1, frame: [30, 40, 50, 60], scroller: 9 }]);
  assert.deepEqual(seen(shown, 1), [30, 40]);
  scrollTo(shown, 100);
  assert.deepEqual(seen(shown, 1), [30, 40]);
});

test("a layout without any, and one with a server that knows of none", () => {
  const { page: shown } = page({ scrollers: undefined }, [{ key: 1, frame: [30, 40, 50, 60] }]);
  assert.deepEqual([seen(shown, 1), stateOf(shown, "window").scrollers], [[30, 40], []]);
});

test("the window goes along: a layout over the next stretch moves nothing", () => {
  const { page: shown } = page();
  scrollTo(shown, 840);
  const before = seen(shown, 14);
  shown.receiveLayout(layout({ ...HEAD, push: 8, seq: 1, scrollers: [scroller({ window: [450, 1620] })] }, SHELF.slice(2)));
  shown.frame(16);
  assert.deepEqual([seen(shown, 14), before, seen(shown, 10)], [[20, 100], [20, 100], null]);
});

/** Where a key is seen over a motion of 0.3 s that begins at 1,000. */
function ways(shown, key, times = [0, 75, 150, 225, 300]) {
  return times.map((time) => {
    shown.frame(1000 + time);
    return seen(shown, key)[0];
  });
}
const between = (from, to) => [0, 0.25, 0.5, 0.75, 1].map((share) => from + (to - from) * easeInOut(share));
const near = (actual, expected) => actual.forEach((value, n) => assert.ok(Math.abs(value - expected[n]) < 1e-9, `${actual}, not ${expected}`));

test("a cell that comes out of a section starts where it is seen", () => {
  const { page: shown } = page();
  scrollTo(shown, 300);
  shown.receiveLayout(layout({ ...HEAD, push: 8, revision: 2, animated: true, scrollers: undefined }, [{ key: 12, frame: [40, 400, 100, 100], change: 2 }]));
  near(ways(shown, 12), between(440 - 300, 40));
});

test("one that is put into a section starts where it is seen, and goes to where it is seen then", () => {
  const { page: shown } = page();
  scrollTo(shown, 300);
  shown.receiveLayout(layout({ ...HEAD, push: 8, revision: 2, animated: true }, [...SHELF.slice(0, 4), { ...SHELF[4], key: 1, change: 2 }]));
  near(ways(shown, 1), between(20, 20 + 4 * 210 - 300));
});

test("where a layout changes its offset all starts where it is seen", () => {
  const { page: shown } = page();
  scrollTo(shown, 300);
  shown.receiveLayout(layout({ ...HEAD, push: 8, revision: 2, animated: true, scrollers: [scroller({ offset: 50 })] }, CELLS));
  near(ways(shown, 12), between(440 - 300, 440 - 50));
  assert.deepEqual(stateOf(shown, "window").scrollers[0].offset, 50);
});

test("one that the page does not hold starts where the layout has seen it", () => {
  const { page: shown } = page({}, [CELLS[8]]);
  scrollTo(shown, 300);
  // It was seen at 560, beyond the edge: in the section's coordinates at the offset that is in force then.
  const come = (offset) => [{ ...SHELF[1], change: 2, from: [560 + offset, 100, 200, 100, 0, 1] }, CELLS[8]];
  shown.receiveLayout(layout({ ...HEAD, push: 8, revision: 2, animated: true }, come(300)));
  near(ways(shown, 11), between(560, 230 - 300));
  const { page: other } = page({}, [CELLS[8]]);
  scrollTo(other, 300);
  other.receiveLayout(layout({ ...HEAD, push: 8, revision: 2, animated: true, scrollers: [scroller({ offset: 40 })] }, come(40)));
  near(ways(other, 11), between(560, 230 - 40));
});

test("what is on its way follows the finger as what rests does", () => {
  const { page: shown } = page();
  shown.receiveLayout(layout({ ...HEAD, push: 8, revision: 2, animated: true }, [...SHELF.map((cell) => ({ ...cell, frame: [cell.frame[0] + 40, 100, 200, 100], change: 2 })), CELLS[8]]));
  shown.frame(1000);
  shown.frame(1150);
  near([seen(shown, 11)[0]], [230 + 40 * 0.5]);
  scrollTo(shown, 90, 1150);
  near([seen(shown, 11)[0]], [230 + 40 * 0.5 - 90]);
  shown.frame(1300);
  assert.deepEqual(seen(shown, 11), [180, 100]);
  assert.equal(shown.scene.isMoving, false);
  assert.deepEqual(shown.scene.elements.changing, []);
});

test("what leaves goes on to where it was seen to go, and scrolls no more; what stays does", () => {
  const { page: shown } = page();
  scrollTo(shown, 100);
  shown.receiveLayout(layout({ ...HEAD, push: 8, revision: 2, animated: true }, [{ ...SHELF[0], change: 3, alpha: 0 }, ...SHELF.slice(1), CELLS[8]]));
  shown.frame(1000);
  shown.frame(1300);
  assert.equal(seen(shown, 10), null);
  scrollTo(shown, 200, 1300); // the members were found anew
  assert.deepEqual([seen(shown, 11), seen(shown, 17), seen(shown, 1)], [[30, 100], [1290, 100], [20, 220]]);
});

test("what follows the page's scroll as well does both", () => {
  const { page: shown } = page({ tracks: tracks({ element: 1, knots: [{ offset: 0, dy: 0, dx: 0 }, { offset: 100, dy: 50, dx: 10 }] }) });
  scrollTo(shown, 30);
  assert.deepEqual(seen(shown, 11), [200, 100]);
  shown.y.moveTo(100);
  shown.invalidate();
  shown.frame(16);
  assert.deepEqual(seen(shown, 11), [210, 150]);
  scrollTo(shown, 60, 32);
  assert.deepEqual(seen(shown, 11), [180, 150]);
});

test("a section's scrolling is reported by its last offset, one report under way at a time", () => {
  const { page: shown, did } = page();
  scrollTo(shown, 100);
  scrollTo(shown, 200);
  scrollTo(shown, 300);
  assert.deepEqual(did, [{ type: "sectionDidScroll", seq: 1, section: 1, offset: 100, push: 7 }]);
  shown.reports.answered(1);
  assert.deepEqual(did.slice(1), [{ type: "sectionDidScroll", seq: 2, section: 1, offset: 300, push: 7 }]);
  shown.reports.answered(2);
  shown.frame(100);
  assert.equal(did.length, 2);
});

test("each section has a report of its own under way, and content that is pulled is at its end", () => {
  const { page: shown, did } = page({ scrollers: [scroller(), scroller({ section: 5, frame: { x: 0, y: 400, width: 390, height: 50 } })] });
  shown.scrollers.inView.forEach((own) => own.moveTo(-40));
  shown.frame(16);
  assert.deepEqual(did, []);
  shown.scrollers.inView.forEach((own) => own.moveTo(60));
  shown.frame(32);
  assert.deepEqual(did.map(({ section, offset }) => [section, offset]), [[1, 60], [5, 60]]);
});

test("a report that speaks of the layout before is made anew", () => {
  const { page: shown, did } = page();
  scrollTo(shown, 100);
  // Sent before the server heard of it: it takes in no report.
  shown.receiveLayout(layout({ ...HEAD, push: 8, seq: 0 }, CELLS));
  shown.frame(16);
  assert.equal(did.length, 1, "the first one is under way still");
  shown.reports.answered(1);
  assert.deepEqual(did[1], { type: "sectionDidScroll", seq: 2, section: 1, offset: 100, push: 8 });
  shown.receiveLayout(layout({ ...HEAD, push: 9, seq: 2 }, CELLS));
  shown.frame(32);
  assert.equal(did.length, 2, "it was heard");
});

test("an offset that the server says is not told back to it", () => {
  const { page: shown, did } = page();
  shown.receiveLayout(layout({ ...HEAD, push: 8, scrollers: [scroller({ offset: 260 })] }, CELLS));
  shown.frame(16);
  assert.deepEqual([stateOf(shown, "window").scrollers[0].offset, did], [260, []]);
});

test("a hello tells where sections are scrolled to, by their first visible item", () => {
  const { page: shown } = page();
  const hello = () => shown.scrollers.forHello(shown.scene.elements, (i) => shown.nameOf(i));
  assert.deepEqual(hello(), []);
  scrollTo(shown, 300);
  // Item 0 ends at −80, item 1 begins at 230 − 300.
  assert.deepEqual(hello(), [{ section: 1, offset: 300, anchor: { id: "1/1", distance: -70 } }]);
  shown.receiveLayout(layout({ ...HEAD, push: 8, scrollers: undefined }, [CELLS[8]]));
  shown.frame(16);
  assert.deepEqual(hello(), [{ section: 1, offset: 300, anchor: { id: "1/1", distance: -70 } }], "out of sight it is known still");
});

test("read from right to left an item's distance is from the right", () => {
  const mirrored = SHELF.map((cell) => ({ ...cell, frame: [390 - 20 - 200 - cell.item * 210, 100, 200, 100] }));
  const { page: shown } = page({ rightToLeft: true, scrollers: [scroller({ offsets: [-1320, 0], rest: 0, window: [-1170, 780] })] }, mirrored);
  scrollTo(shown, -300);
  assert.deepEqual(shown.scrollers.forHello(shown.scene.elements, (i) => shown.nameOf(i)), [{ section: 1, offset: -300, anchor: { id: "1/1", distance: -70 } }]);
});

test("a hello tells of 64 at most, those in sight first; of the others it is reported", () => {
  const many = Array.from({ length: 70 }, (_, section) => scroller({ section, frame: { x: 0, y: section * 10, width: 390, height: 10 } }));
  const { page: shown, did } = page({ scrollers: many }, []);
  shown.scrollers.inView.forEach((own) => own.moveTo(10));
  const told = shown.scrollers.forHello(shown.scene.elements, String);
  assert.deepEqual([told.length, told[63].section], [64, 63]);
  shown.frame(16);
  assert.deepEqual(did.map(({ section }) => section), [64, 65, 66, 67, 68, 69]);
});

test("a cell that the keyboard goes to is scrolled into sight, in its section and down the page", () => {
  const { page: shown } = page({}, [...SHELF.map((cell) => ({ ...cell, frame: [cell.frame[0], 900, 200, 100] }))]);
  revealCell(shown, 3, 0); // ends at 850: 850 − 390 + 12 of air
  const [own] = shown.scrollers.inView;
  assert.deepEqual([own.destination, shown.y.destination, shown.x.destination], [472, 212, 0]);
});

test("keys scroll the section of the selected cell: by a group, and to its ends", () => {
  const { page: shown } = page();
  assert.equal(selectedScroller(shown), -1);
  shown.select(2);
  const s = selectedScroller(shown), [own] = shown.scrollers.inView;
  assert.equal(s, 0);
  const press = (run) => {
    run();
    return own.destination;
  };
  assert.deepEqual([1, 1, -1].map((direction) => press(() => scrollByGroup(shown, s, direction))), [210, 420, 210]);
  assert.deepEqual([false, true].map((isFirst) => press(() => scrollToEnd(shown, s, isFirst))), [1320, 0]);
  own.setPlaces({ start: 0, pitch: 390, count: 5 }, false);
  assert.deepEqual([1, 1, -1].map((direction) => press(() => scrollByGroup(shown, s, direction))), [390, 780, 390]);
  shown.y.moveTo(300);
  assert.equal(selectedScroller(shown), -1, "it is out of sight");
});

test("frames in which nothing scrolls do nothing to its elements", () => {
  const { page: shown } = page();
  scrollTo(shown, 100);
  assert.equal(shown.scene.scrollSections(shown.scrollers.inView), false);
  const moving = shown.scrollers.inView[0];
  moving.grab();
  moving.release(500, 0);
  assert.equal(shown.frame(16), true);
  assert.equal(shown.isBusy, true);
});
