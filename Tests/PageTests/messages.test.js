import assert from "node:assert/strict";
import { test } from "node:test";
import * as messages from "../../Public/messages.js";
import { bytes, text, value } from "./fixtures.js";

for (const name of ["server-layout", "server-layout-uniform", "server-layout-empty"]) {
  test(`${name} decodes to what its description says`, () => {
    const layout = messages.decodeLayout(bytes(`${name}.bin`)), { header, elements } = value(`${name}.json`);
    for (const [field, expected] of Object.entries(header)) assert.deepEqual(layout[field], expected, field);
    assert.equal(layout.count, elements.length);
    elements.forEach((expected, i) => {
      const at = (column) => (typeof layout.columns[column] === "number" ? layout.columns[column] : layout.columns[column][i]);
      const { from, ...plain } = expected;
      for (const [column, number] of Object.entries(plain)) assert.equal(at(column), number, `element ${i}, ${column}`);
      if (from === null) assert.ok(Number.isNaN(at("fromX")), `element ${i} starts from the screen`);
      else for (const [side, number] of Object.entries(from)) {
        assert.equal(at(`from${side[0].toUpperCase()}${side.slice(1)}`), number, `element ${i}, from ${side}`);
      }
    });
  });
}

test("columns lie in the message and are not copied", () => {
  const buffer = bytes("server-layout.bin"), { columns } = messages.decodeLayout(buffer);
  assert.equal(columns.x.buffer, buffer);
});

test("a layout message that is cut short is refused wherever it is cut", () => {
  const whole = bytes("server-layout.bin");
  for (let length = 0; length < whole.byteLength; length += 3) {
    assert.throws(() => messages.decodeLayout(whole.slice(0, length)), `${length} bytes`);
  }
});

test("what the page sends is spelled as the server reads it", () => {
  const read = (name) => value(`client-${name}.json`);
  for (const name of ["hello", "hello-first"]) {
    const { type: _, protocol, ...fields } = read(name);
    assert.equal(protocol, messages.PROTOCOL);
    assert.deepEqual(messages.hello(fields), read(name));
  }
  const viewport = read("viewportDidChange");
  assert.deepEqual(messages.viewportDidChange(viewport.seq, viewport.viewport, viewport.animated), viewport);
  const scroll = read("scrollDidChange");
  assert.deepEqual(messages.scrollDidChange(scroll.seq, scroll.offset), scroll);
  const style = read("styleDidChange");
  assert.deepEqual(messages.styleDidChange(style.seq, style.name, style.pinned), style);
  const selected = read("itemSelected");
  assert.deepEqual(messages.itemSelected(selected.section, selected.item, selected.revision), selected);
  const applied = read("applied");
  assert.deepEqual(messages.applied(applied.push), applied);
});

test("text messages are read, and what is none is left", () => {
  for (const name of ["hello", "playground", "playground-plain", "items", "problems", "problems-none", "unchanged", "error"]) {
    assert.deepEqual(messages.decodeText(text(`server-${name}.json`)), value(`server-${name}.json`), name);
  }
  for (const none of ["", "{", "null", "3", "[]", "{}", "{\"type\": 3}"]) assert.equal(messages.decodeText(none), null, none);
});
