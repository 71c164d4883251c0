import assert from "node:assert/strict";
import { test } from "node:test";
import { cellContent, emptyContent, isRow, LABEL_HEIGHT, LABEL_SIZE } from "../../Public/cellContent.js";

const place = (axis, width, height, textWidth) => ({ ...cellContent(axis, width, height, textWidth, emptyContent()) });

test("a cell is a row when its width is more than twice its height", () => {
  assert.equal(isRow(225, 112), true);
  assert.equal(isRow(224, 112), false); // twice is not more
  assert.equal(isRow(114, 114), false);
});

test("a row: square picture as high as the cell, 16, the label from there", () => {
  assert.equal(LABEL_SIZE, 18);
  const { pictureX, pictureY, pictureWidth, pictureHeight, labelX, labelY, labelWidth, labelScale } = place(0, 358, 112, 48);
  assert.deepEqual([pictureX, pictureY, pictureWidth, pictureHeight], [0, 0, 112, 112]);
  assert.deepEqual([labelX, labelY, labelScale], [128, 56, 1]); // 112 + 16; half of 112
  assert.equal(labelWidth, 214); // 358 − 112 − 16, and 16 to the edge
});

test("a column: picture, 4, the label centred at 0.8", () => {
  const { pictureWidth, pictureHeight, labelX, labelY, labelWidth, labelScale } = place(1, 114, 114, 50);
  assert.equal(pictureHeight, 114 - 4 - LABEL_HEIGHT); // what the label and 4 leave
  assert.equal(pictureWidth, 114);
  assert.equal(labelScale, 0.8);
  assert.equal(labelX, 57 - 20); // the middle less half of 0.8 × 50
  assert.equal(labelY, 114 - LABEL_HEIGHT / 2);
  assert.equal(labelWidth, 132.5); // (114 − 2 × 4) / 0.8: what fits once it is scaled
});

test("a label that is too long begins where its room begins", () => {
  const { labelX, labelWidth } = place(1, 100, 120, 500);
  assert.ok(Math.abs(labelX - 4) < 1e-9 && Math.abs(labelWidth - 115) < 1e-9); // (100 − 8) / 0.8
});

test("between row and column every number is on its way", () => {
  const row = place(0, 250, 114, 50), column = place(1, 250, 114, 50), half = place(0.5, 250, 114, 50);
  for (const name of Object.keys(row)) assert.ok(Math.abs(half[name] - (row[name] + column[name]) / 2) < 1e-9, name);
});

test("no size is too small", () => {
  for (const axis of [0, 0.5, 1]) {
    for (const [width, height] of [[0, 0], [1, 1], [300, 2], [2, 300], [10, 12]]) {
      for (const [name, value] of Object.entries(place(axis, width, height, 60))) {
        assert.ok(Number.isFinite(value), name);
        if (/Width|Height/.test(name)) assert.ok(value >= 0, `${name} of ${width} × ${height}`);
      }
    }
  }
});
