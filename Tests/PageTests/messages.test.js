import assert from "node:assert/strict";
import { test } from "node:test";
import * as messages from "../../Public/messages.js";
import { bytes, text, value } from "./fixtures.js";

/** The value of a row in a column, whether it was sent as a column or as one value. */
const at = (columns, name, row) => (typeof columns[name] === "number" ? columns[name] : columns[name][row]);
/** What a description's value is read as: it says null for what is no number. */
const read = (number) => number ?? NaN;

for (const name of ["server-layout", "server-layout-uniform", "server-layout-empty", "server-layout-tracks", "server-layout-one-track",
  "server-layout-scrollers", "server-layout-scrollers-across"]) {
  test(`${name} decodes to what its description says`, () => {
    const layout = messages.decodeLayout(bytes(`${name}.bin`)), { header, elements, tracks } = value(`${name}.json`);
    for (const [field, expected] of Object.entries(header)) assert.deepEqual(layout[field], expected, field);
    assert.equal(layout.count, elements.length);
    elements.forEach(({ from, ...plain }, i) => {
      for (const [column, number] of Object.entries(plain)) {
        assert.equal(at(layout.columns, column, i), read(number), `element ${i}, ${column}`);
      }
      if (from === null) assert.ok(Number.isNaN(at(layout.columns, "fromX", i)), `element ${i} starts from the screen`);
      else for (const [side, number] of Object.entries(from)) {
        assert.equal(at(layout.columns, `from${side[0].toUpperCase()}${side.slice(1)}`, i), read(number), `element ${i}, from ${side}`);
      }
    });
    assert.equal(layout.tracks.count, tracks.length);
    tracks.forEach(({ element, knots }, i) => {
      const { columns } = layout.tracks, first = at(columns, "first", i);
      assert.equal(at(columns, "element", i), element, `track ${i}`);
      assert.equal(i + 1 < tracks.length ? at(columns, "first", i + 1) : layout.tracks.knots, first + knots.length, `track ${i} ends`);
      knots.forEach((knot, k) => {
        for (const [column, number] of Object.entries(knot)) assert.equal(at(columns, column, first + k), number, `track ${i}, knot ${k}, ${column}`);
      });
    });
  });
}

test("columns lie in the message and are not copied", () => {
  const buffer = bytes("server-layout-tracks.bin"), { columns, tracks } = messages.decodeLayout(buffer);
  assert.equal(columns.x.buffer, buffer);
  assert.equal(tracks.columns.offset.buffer, buffer);
  assert.equal(tracks.columns.element.buffer, buffer);
});

test("a layout message that is cut short is refused wherever it is cut", () => {
  for (const whole of [bytes("server-layout.bin"), bytes("server-layout-tracks.bin")])
  for (let length = 0; length < whole.byteLength; length += 3) {
    assert.throws(() => messages.decodeLayout(whole.slice(0, length)), `${length} bytes`);
  }
});

test("what the page sends is spelled as the server reads it", () => {
  const said = (name) => value(`client-${name}.json`);
  for (const name of ["hello", "hello-first"]) {
    const { type: _, protocol, ...fields } = said(name);
    assert.equal(protocol, messages.PROTOCOL);
    assert.deepEqual(messages.hello(fields), said(name));
  }
  const viewport = said("viewportDidChange");
  assert.deepEqual(messages.viewportDidChange(viewport.seq, viewport.viewport, viewport.animated), viewport);
  const scroll = said("scrollDidChange");
  assert.deepEqual(messages.scrollDidChange(scroll.seq, scroll.offset), scroll);
  const section = said("sectionDidScroll");
  assert.deepEqual(messages.sectionDidScroll(section.seq, section.section, section.offset, section.push), section);
  const style = said("styleDidChange");
  assert.deepEqual(messages.styleDidChange(style.seq, style.name, style.pinned), style);
  const selected = said("itemSelected");
  assert.deepEqual(messages.itemSelected(selected.section, selected.item, selected.revision), selected);
  const applied = said("applied");
  assert.deepEqual(messages.applied(applied.push), applied);
  const measured = said("measured");
  assert.deepEqual(messages.measured(measured.measure, measured.sizes), measured);
});

test("text messages are read, and what is none is left", () => {
  for (const name of ["hello", "playground", "playground-plain", "items", "measure", "problems", "problems-none", "unchanged", "error"]) {
    assert.deepEqual(messages.decodeText(text(`server-${name}.json`)), value(`server-${name}.json`), name);
  }
  for (const none of ["", "{", "null", "3", "[]", "{}", "{\"type\": 3}"]) assert.equal(messages.decodeText(none), null, none);
});
