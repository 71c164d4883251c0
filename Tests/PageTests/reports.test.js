import assert from "node:assert/strict";
import { test } from "node:test";
import { retryDelay } from "../../Public/connection.js";
import { Reports } from "../../Public/reports.js";
import { windowViewport } from "../../Public/viewport.js";

/** Open reports and what they have sent. */
function open() {
  const sent = [], reports = new Reports((message) => sent.push(message));
  reports.restart(true);
  return { reports, sent };
}

const size = (width) => windowViewport(width, 800, 1);

test("at most one viewport report is in flight, and the latest wins", () => {
  const { reports, sent } = open();
  for (const width of [400, 410, 420, 430]) reports.viewportDidChange(size(width), width === 400);
  assert.deepEqual(sent.map(({ seq, viewport, animated }) => [seq, viewport.width, animated]), [[1, 400, true]]);
  reports.answered(1);
  assert.deepEqual(sent.map(({ seq, viewport, animated }) => [seq, viewport.width, animated]), [[1, 400, true], [2, 430, false]]);
  reports.answered(2);
  assert.equal(sent.length, 2);
});

test("scrolls are coalesced in the same way, beside the viewport, on one counter", () => {
  const { reports, sent } = open();
  reports.viewportDidChange(size(400), true);
  for (const y of [10, 20, 30]) reports.scrollDidChange([0, y]);
  assert.deepEqual(sent.map(({ type, seq }) => [type, seq]), [["viewportDidChange", 1], ["scrollDidChange", 2]]);
  reports.answered(1);
  assert.equal(sent.length, 2, "the scroll is not answered yet");
  reports.answered(2);
  assert.deepEqual(sent[2], { type: "scrollDidChange", seq: 3, offset: [0, 30] });
});

test("an answer to a later report answers the earlier ones", () => {
  const { reports, sent } = open();
  reports.viewportDidChange(size(400), true);
  reports.styleDidChange("grid", false);
  reports.viewportDidChange(size(500), true);
  reports.answered(2);
  assert.deepEqual(sent.map(({ type }) => type), ["viewportDidChange", "styleDidChange", "viewportDidChange"]);
});

test("without a connection nothing is sent; its hello says all", () => {
  const { reports, sent } = open();
  reports.viewportDidChange(size(400), true);
  reports.restart(false);
  reports.viewportDidChange(size(500), true);
  reports.scrollDidChange([0, 1]);
  reports.styleDidChange("grid", true);
  assert.equal(sent.length, 1);
  reports.restart(true);
  reports.answered(9);
  assert.equal(sent.length, 1);
  reports.viewportDidChange(size(600), false);
  assert.equal(sent[1].seq, 1, "counted anew");
});

test("the page comes back after 250 ms, doubling to 5 s, each with jitter", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 12].map((failures) => retryDelay(failures, 1)), [250, 500, 1000, 2000, 4000, 5000, 5000]);
  assert.deepEqual([0, 5].map((failures) => retryDelay(failures, 0)), [125, 2500]);
});
