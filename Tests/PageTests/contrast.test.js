import assert from "node:assert/strict";
import { test } from "node:test";
import { luminance, takesWhite } from "../../Public/contrast.js";

test("luminance is WCAG's", () => {
  assert.equal(luminance("#000"), 0);
  assert.ok(Math.abs(luminance("#ffffff") - 1) < 1e-9);
  // ((59 / 255 + 0.055) / 1.055) ^ 2.4 = 0.0437 and 0.0295 for 48: 0.2126 × 1 + 0.7152 × 0.0437 + 0.0722 × 0.0295.
  assert.ok(Math.abs(luminance("#ff3b30") - 0.246) < 2e-4);
  assert.equal(luminance("#f00"), luminance("#ff0000"));
  assert.equal(luminance("#ff000080"), luminance("#ff0000"));
  assert.equal(luminance("Canvas"), null);
});

test("white is read on strong colours, ink on pale ones", () => {
  for (const color of ["#4f46e5", "#007aff", "#ff3b30", "#5856d6", "#000"]) assert.equal(takesWhite(color, false), true, color);
  for (const color of ["#ffcc00", "#ffe2e0", "#fff", "#34c759"]) assert.equal(takesWhite(color, true), false, color);
  assert.equal(takesWhite("Canvas", true), true);
});
