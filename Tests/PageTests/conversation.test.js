import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddress, writeAddress } from "../../Public/address.js";
import { Conversation } from "../../Public/conversation.js";
import { deviceNamed } from "../../Public/devices.js";
import { statusOf } from "../../Public/panels/statusPill.js";
import { layout, value } from "./fixtures.js";

const styles = ["round", "table", "spiral"].map((name) => ({ name, layout: "flow", scrollDirection: "vertical" }));
const playground = (show) => ({ type: "playground", revision: 2, title: "Fruit", show, styles });

test("a style in the address is pinned; a new `show` undoes the pin", () => {
  const conversation = new Conversation("spiral");
  assert.deepEqual([conversation.chosen, conversation.isPinned], ["spiral", true]);
  conversation.receive(playground("round"));
  conversation.didTake(layout({ style: "spiral" }, []), new Map(), true);
  assert.equal(conversation.isPinned, true);
  conversation.receive(playground("round"));
  assert.equal(conversation.isPinned, true, "the same `show` is no news");
  conversation.receive(playground("table"));
  assert.equal(conversation.isPinned, false);
});

test("a pinned style that the server does not show is not pinned any more", () => {
  const conversation = new Conversation("gone");
  conversation.receive(playground("round"));
  conversation.didTake(layout({ style: "round" }, []), new Map(), true);
  assert.deepEqual([conversation.isPinned, conversation.chosen], [false, "round"]);
});

test("next and previous go round about", () => {
  const conversation = new Conversation(null);
  assert.equal(conversation.styleBeside(1), null);
  conversation.receive(playground("round"));
  conversation.didTake(layout({ style: "spiral" }, []), new Map(), true);
  assert.deepEqual([conversation.styleBeside(1), conversation.styleBeside(-1)], ["round", "table"]);
});

test("a server of another protocol makes the page outdated", () => {
  const conversation = new Conversation(null);
  conversation.receive({ ...value("server-hello.json"), protocol: 4 });
  assert.deepEqual([conversation.isOutdated, conversation.connection], [true, "offline"]);
  conversation.receive(value("server-hello.json"));
  assert.deepEqual([conversation.isOutdated, conversation.connection], [false, "live"]);
});

test("an element is called by its id, else by its place", () => {
  const conversation = new Conversation(null);
  conversation.addLooks(value("server-items.json").entries);
  assert.deepEqual([conversation.nameOf(0, 0, 0), conversation.nameOf(7, 1, 3), conversation.nameOf(8, 2, 5)], ["apple", "1/3", "2/5"]);
});

test("the pill says how things stand", () => {
  const conversation = new Conversation(null), summary = { style: "grid", moved: 12, total: 30, farthest: 12.5, sampled: false, milliseconds: 12.3, isFirst: false, isStep: true, kept: null };
  assert.deepEqual({ ...statusOf(conversation, null, false) }, { shape: "away", text: "connecting", detail: "" });
  conversation.receive(value("server-hello.json"));
  assert.deepEqual({ ...statusOf(conversation, summary, true) },
    { shape: "live", text: "live · grid: 12 of 30 cells moved · 12 ms", detail: "at most 13 pt" });
  assert.equal(statusOf(conversation, { ...summary, isFirst: true, total: 1, milliseconds: 0.34 }, true).text, "live · grid: 1 cell · 0.3 ms");
  assert.equal(statusOf(conversation, { ...summary, sampled: true, moved: 5000, total: 1000000 }, true).text,
    "live · grid: about 5,000 of 1,000,000 cells moved · 12 ms");
  conversation.addLooks([{ key: 3, kind: "cell", id: "apple", title: "Apple" }, { key: 4, kind: "cell", id: "4" }]);
  assert.equal(statusOf(conversation, { ...summary, kept: "apple" }, true).text, "live · grid: 12 of 30 cells moved, kept Apple in place · 12 ms");
  assert.equal(statusOf(conversation, { ...summary, kept: "0/9" }, true).text, "live · grid: 12 of 30 cells moved, kept 0/9 in place · 12 ms");
  // The fixture's style "round" is a flow that UIKit's own class cannot do.
  conversation.receive(value("server-playground.json"));
  assert.deepEqual({ ...statusOf(conversation, { ...summary, style: "round" }, true) },
    { shape: "live", text: "live · round (needs a subclass): 12 of 30 cells moved · 12 ms",
      detail: "at most 13 pt; UIKit's own flow layout cannot do this: an app needs a subclass" });
  const circle = { name: "ring", layout: "circle", scrollDirection: /** @type {const} */ ("vertical"), icon: "circle", needsSubclass: true };
  conversation.receive({ ...value("server-playground.json"), styles: [circle] });
  assert.equal(statusOf(conversation, { ...summary, style: "ring" }, true).detail,
    "at most 13 pt; UIKit has no layout class that does this: an app needs one of its own");
  conversation.receive(value("server-problems.json"));
  assert.deepEqual({ ...statusOf(conversation, summary, true) }, { shape: "problem", text: "2 problems, showing the last good picture", detail: "" });
  conversation.receive({ type: "problems", revision: 12, entries: [value("server-problems.json").entries[1]] });
  assert.deepEqual({ ...statusOf(conversation, summary, true) },
    { shape: "warning", text: "live · 1 warning · grid: 12 of 30 cells moved · 12 ms", detail: "at most 13 pt" });
  conversation.connection = "offline";
  assert.equal(statusOf(conversation, summary, true).text, "reconnecting");
});

test("the address holds what differs from the default, and what is unknown is named", () => {
  const isDevice = (word) => deviceNamed(word, 1) !== null;
  assert.deepEqual(readAddress("", isDevice), { state: { style: null, device: null, isLandscape: false, isView: false }, unknown: [] });
  assert.deepEqual(readAddress("?style=spiral&device=iphone-se&o=landscape&view=1", isDevice),
    { state: { style: "spiral", device: "iphone-se", isLandscape: true, isView: true }, unknown: [] });
  assert.deepEqual(readAddress("?device=iphone-99&o=up&view=2&x=1&style=", isDevice).unknown, ["device=iphone-99", "o=up", "view=2", "style="]);
});

test("an address that is read and written stays what it is", () => {
  const isDevice = (word) => deviceNamed(word, 1) !== null;
  for (const query of ["", "?style=two+columns", "?device=390x844&o=landscape&view=1", "?t=secret&style=spiral"]) {
    assert.equal(writeAddress(query, readAddress(query, isDevice).state), query);
  }
  assert.equal(writeAddress("?style=a&device=ipad-mini&o=landscape", { style: null, device: null, isLandscape: true, isView: false }), "");
});
