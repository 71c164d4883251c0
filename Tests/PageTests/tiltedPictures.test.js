import assert from "node:assert/strict";
import { test } from "node:test";
import { TiltedPictures } from "../../Public/tiltedPictures.js";

/** A bitmap that says whether it was let go. */
const bitmap = () => ({ isClosed: false, close() { this.isClosed = true; } });
const image = bitmap(), other = bitmap();

test("a picture is kept while its element is tilted in the same way, and let go when it is not", () => {
  const tilted = new TiltedPictures();
  assert.equal(tilted.find(7, image, 200, 100, 0.8, 0.001), null, "seen for the first time");
  const known = tilted.find(7, image, 200, 100, 0.8, 0.001);
  assert.equal(known.bitmap, null, "as before: worth a picture");
  known.bitmap = bitmap();
  assert.equal(tilted.find(7, image, 200.001, 100, 0.8, 0.001), known);
  for (const [n, given] of [[image, 200, 100, 0.81, 0.001], [image, 200, 100, 0.8, 0.0012], [image, 210, 100, 0.8, 0.001], [other, 200, 100, 0.8, 0.001]].entries()) {
    tilted.find(8, image, 200, 100, 0.8, 0.001);
    const held = tilted.find(8, image, 200, 100, 0.8, 0.001), made = held.bitmap = bitmap();
    assert.equal(tilted.find(8, ...given), null, `change ${n}`);
    assert.equal(made.isClosed, true, `change ${n}`);
  }
  assert.equal(known.bitmap.isClosed, false);
});

test("a tilt of the other sign is another tilt", () => {
  const tilted = new TiltedPictures();
  tilted.find(1, image, 200, 100, 0.8, 0.001);
  assert.equal(tilted.find(1, image, 200, 100, 0.8, -0.001), null);
});

test("the oldest go when there are many", () => {
  const tilted = new TiltedPictures(), made = [];
  for (let key = 0; key < 400; key++) {
    tilted.find(key, image, 200, 100, 0.8, 0.001);
    made.push(tilted.find(key, image, 200, 100, 0.8, 0.001).bitmap = bitmap());
  }
  assert.ok(tilted.tilted.size <= 120);
  assert.deepEqual([made[0].isClosed, made[399].isClosed], [true, false]);
});
