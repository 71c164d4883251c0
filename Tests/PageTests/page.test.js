import assert from "node:assert/strict";
import { test } from "node:test";
import { Conversation } from "../../Public/conversation.js";
import { PROTOCOL } from "../../Public/messages.js";
import { Page } from "../../Public/page.js";
import { Reports } from "../../Public/reports.js";
import { Scene } from "../../Public/scene.js";
import { cellsOf, stateOf } from "../../Public/scripting.js";
import { chooseStyle } from "../../Public/styleChoice.js";
import { windowViewport } from "../../Public/viewport.js";
import { anchorOf, offsetRevealing, visibleCells } from "../../Public/visible.js";
import { layout, tracks } from "./fixtures.js";

const STYLES = ["round", "table", "grid"].map((name) => ({ name, layout: "flow", scrollDirection: "vertical" }));

/** A page with a live connection, without a document; `did` is all that it did, in order. */
function page({ style = null, viewport = windowViewport(390, 800, 3) } = {}) {
  const did = [], conversation = new Conversation(style);
  const send = (message) => did.push(message.type === "applied" ? `applied ${message.push}` : message);
  const world = { hidden: false, reduced: false, time: 0 }, reports = new Reports(send);
  const made = new Page(conversation, reports, new Scene(), {
    send, draw: () => { did.push("draw"); return false; }, wake: () => undefined, emit: (name) => did.push(name), looksDidChange: () => undefined,
    chromeDidChange: () => undefined,
    stepStage: () => false, landStage: () => undefined, crossFade: () => did.push("cross-fade"), isHidden: () => world.hidden,
    hasReducedMotion: () => world.reduced, time: () => world.time,
  }, viewport);
  reports.restart(true);
  conversation.receive({ type: "hello", protocol: PROTOCOL, instance: "a", version: "0.1.0" });
  conversation.receive({ type: "playground", revision: 1, title: "Fruit", show: "round", styles: STYLES });
  return { page: made, did, world, conversation, reports };
}

const column = (y) => [{ key: 1, frame: [0, y, 100, 100] }, { key: 2, frame: [0, y + 110, 100, 100] }];
const looks = [{ key: 1, kind: "cell", id: "apple", title: "Apple" }, { key: 2, kind: "cell", id: "pear", title: "Pear" }];
const first = { animated: false, contentSize: [390, 3000], style: "round" };

test("a layout is taken and drawn by one frame, which then says so", () => {
  const { page: shown, did } = page();
  shown.inbox.addLooks(looks);
  shown.receiveLayout(layout({ ...first, push: 5 }, column(0)));
  assert.deepEqual(did, []);
  shown.frame(0);
  assert.deepEqual(did, ["roundabout:layout", "draw", "applied 5", "roundabout:settled"]);
});

test("a look that comes alone is drawn, if its element is there", () => {
  const { page: shown, did } = page();
  shown.receiveLooks(looks);
  shown.receiveLayout(layout(first, column(0)));
  shown.frame(0);
  did.length = 0;
  shown.receiveLooks([{ key: 2, kind: "cell", id: "pear", title: "Pear", image: "/pictures/1/pear.svg" }]);
  shown.frame(16);
  assert.deepEqual(did, ["draw"]);
  shown.receiveLooks([{ key: 9, kind: "cell", id: "fig", title: "Fig" }]);
  shown.frame(32);
  assert.deepEqual(did, ["draw"]);
});

test("idle, nothing is drawn and no frame is asked for", () => {
  const { page: shown, did } = page();
  shown.receiveLayout(layout(first, column(0)));
  assert.equal(shown.frame(0), false);
  did.length = 0;
  assert.equal(shown.frame(16), false);
  assert.deepEqual(did, []);
});

test("state and cells are one instant: old + (new − old) × curve(progress)", () => {
  const { page: shown } = page();
  shown.inbox.addLooks(looks);
  shown.receiveLayout(layout(first, column(0)));
  shown.frame(0);
  shown.receiveLayout(layout({ ...first, push: 2, animated: true, animation: { duration: 0.4, curve: "linear" } }, column(200).map((cell) => ({ ...cell, change: 2 }))));
  shown.frame(100);
  assert.deepEqual([stateOf(shown, "window").progress, cellsOf(shown)[0].frame[1]], [0, 0], "the motion begins where things are");
  shown.frame(200);
  const state = stateOf(shown, "window"), cells = cellsOf(shown);
  assert.deepEqual([state.progress, state.animating, state.drawn], [0.25, true, 3]);
  assert.deepEqual(cells.map((cell) => [cell.id, cell.title, cell.frame, cell.phase, cell.alpha]),
    [["apple", "Apple", [0, 50, 100, 100], "moving", 1], ["pear", "Pear", [0, 160, 100, 100], "moving", 1]]);
  shown.frame(500);
  assert.deepEqual([stateOf(shown, "window").progress, cellsOf(shown)[1].frame[1], cellsOf(shown)[1].phase], [1, 310, "resting"]);
});

test("cells are what intersects the visible bounds", () => {
  const { page: shown } = page({ viewport: windowViewport(390, 200, 1) });
  shown.receiveLayout(layout(first, [{ key: 1, frame: [0, -100, 50, 100] }, { key: 2, frame: [0, 0, 50, 50] }, { key: 3, frame: [0, 199, 50, 50] },
    { key: 4, frame: [0, 200, 50, 50] }, { key: 5, frame: [390, 0, 50, 50] }]));
  shown.frame(0);
  assert.deepEqual(cellsOf(shown).map((cell) => cell.id), ["0/1", "0/2"]);
});

test("a hidden page takes what comes at once, and it has arrived", () => {
  const { page: shown, did, world } = page();
  shown.receiveLayout(layout(first, column(0)));
  shown.frame(0);
  did.length = 0;
  world.hidden = true;
  shown.receiveLayout(layout({ ...first, push: 2, animated: true }, column(300)));
  assert.deepEqual(did, ["roundabout:layout", "applied 2", "roundabout:settled"]);
  assert.equal(cellsOf(shown)[0].frame[1], 300);
  assert.equal(stateOf(shown, "window").animating, false);
});

test("with reduced motion a change is a cross-fade, not a flight", () => {
  const { page: shown, did, world } = page();
  world.reduced = true;
  shown.receiveLayout(layout(first, column(0)));
  shown.frame(0);
  shown.receiveLayout(layout({ ...first, push: 2, animated: true }, column(300)));
  shown.frame(16);
  assert.equal(cellsOf(shown)[0].frame[1], 300);
  assert.equal(did.filter((entry) => entry === "cross-fade").length, 1);
});

test("at rest the content starts at its inset, and stays there when the inset changes", () => {
  const { page: shown } = page();
  const inset = (top) => ({ top, left: 0, bottom: 34, right: 0 });
  shown.receiveLayout(layout({ ...first, contentInset: inset(62) }, column(0)));
  shown.frame(0);
  assert.deepEqual(shown.offset, [0, -62]);
  shown.receiveLayout(layout({ ...first, push: 2, contentInset: inset(20) }, column(0)));
  shown.frame(16);
  assert.deepEqual(shown.offset, [0, -20]);
});

test("an offset that a layout brings is taken, and the cells stay where they are seen", () => {
  const { page: shown } = page();
  shown.receiveLayout(layout(first, column(1500)));
  shown.frame(0);
  shown.y.moveTo(1400);
  shown.frame(16);
  shown.receiveLayout(layout({ ...first, push: 2, animated: true, contentSize: [390, 1000], offset: [0, 200] }, column(500)));
  shown.frame(32);
  assert.deepEqual(shown.offset, [0, 200]);
  assert.equal(cellsOf(shown)[0].frame[1], 300, "100 below the top before and after");
});

test("content scrolls each way in which there is more of it than is visible", () => {
  const { page: shown } = page();
  const contentInset = { top: 10, left: 20, bottom: 30, right: 40 };
  const ranges = () => [shown.x.min, shown.x.max, shown.y.min, shown.y.max];
  // What the insets leave: 390 − 60. A rounding of that sum is nothing to scroll.
  shown.receiveLayout(layout({ ...first, contentSize: [330.00000000000006, 3000], contentInset }, column(0)));
  shown.frame(0);
  assert.deepEqual(ranges(), [-20, -20, -10, 2230]); // 3,000 + 30 − 800
  shown.receiveLayout(layout({ ...first, push: 2, contentSize: [2000, 760], contentInset, scrollDirection: "horizontal" }, column(0)));
  shown.frame(16);
  assert.deepEqual(ranges(), [-20, 1650, -10, -10]); // 2,000 + 40 − 390
  shown.receiveLayout(layout({ ...first, push: 3, contentSize: [2000, 3000], contentInset }, column(0)));
  shown.frame(32);
  assert.deepEqual(ranges(), [-20, 1650, -10, 2230]);
});

test("scrolling is reported once while its answer is awaited", () => {
  const { page: shown, did } = page();
  shown.receiveLayout(layout(first, column(0)));
  shown.frame(0);
  did.length = 0;
  for (const y of [10, 20, 30]) {
    shown.y.moveTo(y);
    shown.invalidate();
    shown.frame(y);
  }
  const scrolls = () => did.filter((entry) => entry.type === "scrollDidChange").map((entry) => entry.offset[1]);
  assert.deepEqual(scrolls(), [10]);
  shown.reports.answered(1);
  assert.deepEqual(scrolls(), [10, 30]);
});

test("what follows the scroll is where the offset says, at the very moment that it is asked", () => {
  const { page: shown } = page();
  const pinned = tracks({ element: 1, knots: [{ offset: 0, dy: 0 }, { offset: 900, dy: 900, trackAlpha: 0.5, trackZ: 4 }] });
  shown.receiveLayout(layout({ ...first, tracks: pinned }, [{ key: 1, frame: [0, 44, 390, 2000] }, { key: 9, kind: 1, frame: [0, 0, 390, 44], zIndex: 3 }]));
  shown.frame(0);
  shown.y.moveTo(450);
  const [header, cell] = cellsOf(shown);
  assert.deepEqual([header.kind, header.frame, header.alpha, header.zIndex, header.transform], ["header", [0, 450, 390, 44], 0.75, 5, { scale: 1, rotation: 0, tilt: 0 }]);
  assert.deepEqual([cell.frame, stateOf(shown, "window").contentOffset], [[0, 44, 390, 2000], [0, 450]]);
});

test("what is seen counts, not what has its frame there", () => {
  const { page: shown } = page({ viewport: windowViewport(390, 200, 1) });
  shown.receiveLayout(layout(first, [{ key: 1, frame: [0, 210, 100, 20], scale: 2 }, { key: 2, frame: [0, 150, 100, 100], scale: 0.4 },
    { key: 3, frame: [0, 205, 200, 20], rotation: Math.PI / 2 }, { key: 4, frame: [0, -100, 100, 90], rotation: Math.PI / 4 }]));
  shown.frame(0);
  // 1: 200…240 is below; 2: its 40 points in the middle are at 180…220; 3: upright it is 115…315; 4: √½ (100 + 90) = 134 high, to 12.
  assert.deepEqual(cellsOf(shown).map((cell) => cell.id), ["0/1", "0/2", "0/3"]);
  assert.deepEqual(visibleCells(shown).map((i) => shown.scene.elements.key[i]), [2, 3, 4]);
  assert.equal(cellsOf(shown)[0].transform.scale, Math.fround(0.4));
});

test("a layout that scrolls to places takes the axis there, by keys and by what is revealed", () => {
  const { page: shown } = page();
  const carousel = { ...first, scrollDirection: "horizontal", contentSize: [5000, 800], snap: { start: -75, pitch: 250, count: 20 }, contentInset: { top: 0, left: 75, bottom: 0, right: 75 } };
  shown.receiveLayout(layout(carousel, column(0)));
  shown.frame(0);
  assert.deepEqual([shown.x.snap, shown.y.snap, shown.x.offset], [carousel.snap, null, -75]);
  // The cell at 510…750 has its middle at 630; 390 / 2 before it is 435, and the place next to that 425.
  assert.equal(offsetRevealing(shown.x, 510, 240, 75, 75), 425);
  shown.receiveLayout(layout({ ...first, push: 2 }, column(0)));
  shown.frame(16);
  assert.deepEqual([shown.x.snap, shown.y.snap], [null, null]);
});

test("a horizontal layout that is read from right to left begins at its right end, and stays there", () => {
  const { page: shown } = page();
  const list = (width) => ({ ...first, scrollDirection: "horizontal", rightToLeft: true, contentSize: [width, 800] });
  shown.receiveLayout(layout(list(2000), column(0)));
  shown.frame(0);
  assert.equal(shown.x.offset, 1610);
  shown.receiveLayout(layout({ ...list(1500), push: 2 }, column(0)));
  shown.frame(16);
  assert.equal(shown.x.offset, 1110);
  assert.deepEqual([shown.x.first, shown.x.last, shown.y.first], [1110, 0, 0]);
});

test("which item kept its place is said until the layout changes again", () => {
  const { page: shown } = page();
  shown.inbox.addLooks(looks);
  shown.receiveLayout(layout(first, column(0)));
  shown.frame(0);
  assert.equal(stateOf(shown, "window").kept, null);
  shown.receiveLayout(layout({ ...first, push: 2, animated: true, moved: 2, kept: "pear" }, column(20)));
  shown.frame(16);
  shown.receiveLayout(layout({ ...first, push: 3, moved: 0 }, column(20)));
  shown.frame(900);
  assert.equal(stateOf(shown, "window").kept, "pear", "a window that only scrolls is no news");
  shown.receiveLayout(layout({ ...first, push: 4, animated: true, moved: 2 }, column(40)));
  shown.frame(1800);
  assert.equal(stateOf(shown, "window").kept, null);
});

test("a late answer is dropped, but its server hears that it came", () => {
  const { page: shown, did } = page();
  shown.receiveLayout(layout({ ...first, seq: 4 }, column(0)));
  shown.frame(0);
  did.length = 0;
  shown.receiveLayout(layout({ ...first, push: 2, seq: 3 }, column(700)));
  shown.frame(16);
  assert.equal(cellsOf(shown)[0].frame[1], 0);
  assert.ok(did.includes("applied 2"));
});

test("looks are kept as long as their cells are, and drawn anew when they change", () => {
  const { page: shown, conversation } = page();
  shown.inbox.addLooks(looks);
  shown.receiveLayout(layout(first, column(0)));
  shown.inbox.addLooks([{ key: 2, kind: "cell", id: "pear", title: "Nashi" }]);
  shown.receiveLayout(layout({ ...first, push: 2 }, [{ key: 2, frame: [0, 0, 10, 10] }]));
  shown.frame(0);
  assert.deepEqual([...conversation.looks.values()].map((look) => look.title), ["Nashi"]);
});

test("a selected item is told to the server and keeps its selection by key, else by name", () => {
  const { page: shown, did } = page();
  shown.inbox.addLooks(looks);
  shown.receiveLayout(layout({ ...first, revision: 3 }, column(0)));
  shown.frame(0);
  shown.select(shown.scene.elements.index.get(2));
  assert.deepEqual(did.find((entry) => entry.type === "itemSelected"), { type: "itemSelected", section: 0, item: 1, revision: 3 });
  shown.receiveLayout(layout({ ...first, push: 2 }, [{ key: 2, item: 0, frame: [0, 0, 10, 10] }, { key: 1, item: 1, frame: [0, 20, 10, 10] }]));
  shown.frame(16);
  assert.deepEqual(stateOf(shown, "window").selection, [{ section: 0, item: 0, id: "pear" }]);
  shown.inbox.addLooks([{ key: 2, kind: "cell", id: "apple" }, { key: 9, kind: "cell", id: "pear" }]);
  shown.receiveLayout(layout({ ...first, push: 3 }, [{ key: 2, item: 0, frame: [0, 0, 10, 10] }, { key: 9, item: 5, frame: [0, 20, 10, 10] }]));
  shown.frame(32);
  assert.deepEqual(stateOf(shown, "window").selection, [{ section: 0, item: 5, id: "pear" }]);
  assert.deepEqual(cellsOf(shown).map((cell) => cell.selected), [false, true]);
});

test("the anchor is the first visible cell and its place in the bounds", () => {
  const { page: shown } = page();
  assert.equal(anchorOf(shown), null);
  shown.inbox.addLooks(looks);
  shown.receiveLayout(layout(first, column(0)));
  shown.frame(0);
  shown.y.moveTo(104);
  assert.deepEqual(anchorOf(shown), { id: "pear", x: 0, y: 6 });
});

test("a style that the server refuses is not marked as chosen any more", () => {
  const { page: shown, conversation } = page();
  shown.receiveLayout(layout(first, column(0)));
  shown.frame(0);
  chooseStyle(shown, "gone");
  conversation.wasRefused(1);
  assert.equal(conversation.chosen, "round");
});

test("a chosen style is asked for once, and marked until a layout answers", () => {
  const { page: shown, did, conversation } = page();
  shown.receiveLayout(layout(first, column(0)));
  shown.frame(0);
  chooseStyle(shown, "grid");
  chooseStyle(shown, "grid");
  assert.deepEqual(did.filter((entry) => entry.type === "styleDidChange"), [{ type: "styleDidChange", seq: 1, name: "grid", pinned: false }]);
  assert.deepEqual([conversation.style, conversation.chosen], ["round", "grid"]);
  shown.receiveLayout(layout({ ...first, push: 2, seq: 0 }, column(5)));
  shown.frame(16);
  assert.equal(conversation.chosen, "grid", "that was no answer");
  shown.receiveLayout(layout({ ...first, push: 3, seq: 1, style: "grid" }, column(5)));
  shown.frame(32);
  assert.deepEqual([conversation.style, conversation.chosen], ["grid", "grid"]);
});
