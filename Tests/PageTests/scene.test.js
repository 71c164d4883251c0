import assert from "node:assert/strict";
import { test } from "node:test";
import { easeInOut } from "../../Public/easing.js";
import { Scene } from "../../Public/scene.js";
import { layout } from "./fixtures.js";

const still = { now: 0, shift: [0, 0], animated: false };
const moved = (now, shift = [0, 0]) => ({ now, shift, animated: true });
const near = (actual, expected, what) => assert.ok(Math.abs(actual - expected) < 1e-9, `${what ?? ""} ${actual}, not ${expected}`);

/** Where a key is now: x, y, width, height. */
function frame(scene, key) {
  const { index, now } = scene.elements, i = index.get(key);
  return i === undefined ? null : [now.x[i], now.y[i], now.width[i], now.height[i]];
}

/** A scene that holds some cells at rest. */
function holding(cells, header = {}) {
  const scene = new Scene();
  scene.take(layout({ animated: false, ...header }, cells), still);
  return scene;
}

test("at any time each value is old + (new − old) × curve(progress)", () => {
  const scene = holding([{ key: 7, frame: [10, 20, 100, 50], cornerRadius: 4 }]);
  scene.take(layout({}, [{ key: 7, frame: [110, 220, 200, 60], cornerRadius: 30 }]), moved(1000));
  for (const milliseconds of [0, 75, 150, 225, 299]) {
    scene.step(1000 + milliseconds);
    const progress = milliseconds / 300, share = easeInOut(progress);
    near(scene.transition.progress, progress);
    frame(scene, 7).forEach((value, n) => near(value, [10, 20, 100, 50][n] + [100, 200, 100, 10][n] * share));
    near(scene.elements.now.cornerRadius[0], 4 + 26 * share);
  }
  scene.step(1300);
  assert.deepEqual(frame(scene, 7), [110, 220, 200, 60]);
  assert.equal(scene.isMoving, false);
});

test("a layout in mid-flight starts from what is on the screen, without a jump", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 100, 100] }]);
  scene.take(layout({}, [{ key: 1, frame: [200, 0, 100, 100] }]), moved(0));
  scene.step(120);
  const [x] = frame(scene, 1);
  near(x, 200 * easeInOut(0.4));
  scene.take(layout({ push: 2 }, [{ key: 1, frame: [0, 300, 100, 100] }]), moved(120));
  assert.deepEqual(frame(scene, 1), [x, 0, 100, 100], "nothing has jumped");
  scene.step(270);
  near(frame(scene, 1)[0], x + (0 - x) * 0.5);
  near(frame(scene, 1)[1], 300 * 0.5);
});

test("a new offset shifts what is held, so that a cell stays where it is seen", () => {
  const scene = holding([{ key: 1, frame: [16, 900, 50, 50] }]);
  // The offset goes from 850 to 500: seen at 50, and at 50 still, which is 550 in the content.
  scene.take(layout({}, [{ key: 1, frame: [16, 520, 50, 50] }]), moved(0, [0, -350]));
  near(frame(scene, 1)[1], 550);
  scene.step(300);
  near(frame(scene, 1)[1], 520);
});

test("cells that were never on the page travel in from where the layout says they were", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50] }]);
  scene.take(layout({ window: { x: 0, y: 1000, width: 390, height: 1000 } }, [
    { key: 2, frame: [10, 20, 50, 60], from: [10, -700, 80, 90, 12, 0.5], change: 2, cornerRadius: 4 }]), moved(0));
  assert.deepEqual(frame(scene, 2), [10, 300, 80, 90], "relative to the window's origin");
  scene.step(150);
  assert.deepEqual(frame(scene, 2).map((value) => Math.round(value * 1000) / 1000), [10, 660, 65, 75]);
  near(scene.elements.now.alpha[0], 0.75);
  near(scene.elements.now.cornerRadius[0], 8);
});

test("what appears fades in at its place, what disappears fades out and is dropped", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50] }]);
  scene.take(layout({}, [
    { key: 1, frame: [0, 0, 50, 50], alpha: 0, change: 3 },
    { key: 2, frame: [60, 0, 50, 50], change: 1, from: [60, 0, 50, 50, 0, 0] },
    { key: 3, frame: [120, 0, 50, 50], change: 1 },
  ]), moved(0));
  scene.step(150);
  const alpha = (key) => scene.elements.now.alpha[scene.elements.index.get(key)];
  for (const key of [1, 2, 3]) near(alpha(key), 0.5);
  scene.step(300);
  assert.equal(frame(scene, 1), null);
  assert.deepEqual([alpha(2), alpha(3)], [1, 1]);
  assert.deepEqual([...scene.elements.change.subarray(0, 2)], [0, 0], "all rest");
});

test("a layout is complete: what it does not name is gone", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50] }, { key: 2, frame: [60, 0, 50, 50] }]);
  scene.take(layout({ animated: false }, [{ key: 2, frame: [60, 0, 50, 50] }]), still);
  assert.equal(frame(scene, 1), null);
  assert.equal(scene.elements.count, 1);
});

test("not animated, everything lands at once", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50] }]);
  scene.take(layout({ revision: 2 }, [{ key: 1, frame: [100, 0, 50, 50], from: [0, 0, 50, 50, 0, 1] }]), still);
  assert.deepEqual(frame(scene, 1), [100, 0, 50, 50]);
  assert.equal(scene.isMoving, false);
});

test("a window that only scrolled lets what travels travel on, and what leaves leave", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50] }, { key: 3, frame: [0, 90, 50, 50] }]);
  scene.take(layout({}, [{ key: 1, frame: [100, 0, 50, 50], change: 2 }, { key: 3, frame: [0, 90, 50, 50], alpha: 0, change: 3 }]), moved(0));
  scene.step(75);
  const before = frame(scene, 1);
  scene.take(layout({ push: 2, animated: false }, [{ key: 1, frame: [100, 0, 50, 50] }, { key: 2, frame: [0, 60, 50, 50] }]), { ...still, now: 75 });
  assert.deepEqual(frame(scene, 1), before);
  assert.deepEqual(frame(scene, 2), [0, 60, 50, 50]);
  scene.step(150);
  near(frame(scene, 1)[0], 50);
  near(scene.elements.now.alpha[scene.elements.index.get(3)], 0.5);
  scene.step(300);
  assert.deepEqual(frame(scene, 1), [100, 0, 50, 50]);
  assert.equal(frame(scene, 3), null);
});

test("a layout in mid-flight leaves what is leaving until it has left", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50] }, { key: 2, frame: [0, 100, 50, 50] }, { key: 3, frame: [0, 200, 50, 50] }]);
  // 2 is deleted, 3 goes to where the page holds nothing; then another edit comes that knows neither.
  scene.take(layout({}, [{ key: 1, frame: [0, 0, 50, 50] }, { key: 2, frame: [0, 100, 50, 50], alpha: 0, change: 3 },
    { key: 3, frame: [0, 5200, 50, 50], change: 2 }]), moved(0));
  scene.step(30);
  const share = easeInOut(0.1), alpha = () => scene.elements.now.alpha[scene.elements.index.get(2)];
  near(alpha(), 1 - share);
  const [, y] = frame(scene, 3);
  near(y, 200 + 5000 * share);
  scene.take(layout({ push: 2 }, [{ key: 1, frame: [100, 0, 50, 50] }]), moved(30, [0, 10]));
  near(alpha(), 1 - share, "it has not vanished:");
  assert.deepEqual([frame(scene, 2), frame(scene, 3)], [[0, 110, 50, 50], [0, y + 10, 50, 50]], "nor jumped, with the offset 10 farther");
  scene.step(180);
  near(alpha(), (1 - share) / 2);
  near(frame(scene, 3)[1], (y + 5200) / 2 + 10);
  scene.step(330);
  assert.deepEqual([...scene.elements.index.keys()], [1]);
});

test("what is on its way out of the window goes on when the window scrolls, and may come back into it", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50] }]);
  scene.take(layout({}, [{ key: 1, frame: [0, 2000, 50, 50], change: 2 }]), moved(0));
  const scrolled = (push, y, cells) => layout({ push, animated: false, window: { x: 0, y, width: 390, height: 1000 } }, cells);
  scene.step(75);
  scene.take(scrolled(2, 100, [{ key: 2, frame: [0, 800, 50, 50] }]), { ...still, now: 75 });
  near(frame(scene, 1)[1], 2000 * easeInOut(0.25));
  scene.step(150);
  near(frame(scene, 1)[1], 1000);
  scene.take(scrolled(3, 900, [{ key: 1, frame: [0, 1100, 50, 50] }]), { ...still, now: 150 });
  near(frame(scene, 1)[1], 1000);
  scene.step(300);
  assert.deepEqual(frame(scene, 1), [0, 2000, 50, 50]);
});

test("a drag in mid-flight lands what has another place now", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50] }]);
  scene.take(layout({}, [{ key: 1, frame: [100, 0, 50, 50] }]), moved(0));
  scene.step(75);
  scene.take(layout({ push: 2, animated: false }, [{ key: 1, frame: [90, 0, 50, 50] }]), { ...still, now: 75 });
  assert.deepEqual(frame(scene, 1), [90, 0, 50, 50]);
  assert.equal(scene.isMoving, false);
});

test("a radius that does not follow the bounds stays as long as only the viewport changes", () => {
  const wrong = { cornerRadiusFollowsBounds: false };
  const scene = holding([{ key: 1, frame: [0, 0, 122, 122], cornerRadius: 61 }], wrong);
  const radius = (key) => scene.elements.to.cornerRadius[scene.elements.index.get(key)];
  const turned = [{ key: 1, frame: [0, 0, 273, 273], cornerRadius: 136.5 }, { key: 2, frame: [0, 0, 273, 273], cornerRadius: 136.5 }];
  scene.take(layout({ ...wrong, push: 2 }, turned), moved(0));
  assert.deepEqual([radius(1), radius(2)], [61, 136.5], "held: as it was; new: right");
  scene.take(layout({ ...wrong, push: 3, style: "other" }, turned), moved(0));
  assert.deepEqual([radius(1), radius(2)], [136.5, 136.5], "another style");
  scene.take(layout({ push: 4, style: "other" }, [{ key: 1, frame: [0, 0, 122, 122], cornerRadius: 61 }]), moved(0));
  assert.equal(radius(1), 61, "followed");
});

test("elements are ordered as in `roundabout frames`, those that leave last; drawn from back to front", () => {
  const scene = new Scene();
  scene.take(layout({}, [
    { key: 1, section: 1, item: 0, kind: 0, frame: [0, 0, 1, 1] }, { key: 2, section: 0, item: 0, kind: 2, frame: [0, 0, 1, 1] },
    { key: 3, section: 0, item: 4, kind: 0, frame: [0, 0, 1, 1], change: 3 }, { key: 4, section: 0, item: 9, kind: 0, frame: [0, 0, 1, 1], zIndex: 2 },
    { key: 5, section: 0, item: 2, kind: 0, frame: [0, 0, 1, 1] }, { key: 6, section: 0, item: 0, kind: 1, frame: [0, 0, 1, 1], zIndex: -1 },
  ]), moved(0));
  const keys = (places) => [...places.subarray(0, 6)].map((i) => scene.elements.key[i]);
  assert.deepEqual(keys(scene.elements.order), [6, 5, 4, 2, 1, 3]);
  assert.deepEqual(keys(scene.elements.drawOrder), [3, 6, 5, 2, 1, 4]);
});

test("another server's keys continue nothing, and until its layout comes the old picture stays whole", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50] }]);
  scene.forgetKeys();
  assert.deepEqual(frame(scene, 1), [0, 0, 50, 50]);
  scene.take(layout({}, [{ key: 1, frame: [100, 0, 50, 50] }]), moved(0));
  assert.deepEqual(frame(scene, 1), [100, 0, 50, 50]);
});

test("the label turns with the cell: its axis is interpolated like the rest", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 358, 112], axis: 0 }]);
  scene.take(layout({}, [{ key: 1, frame: [0, 0, 114, 114], axis: 1 }]), moved(0));
  scene.step(150);
  near(scene.elements.now.axis[0], 0.5);
});

test("on its way to another content a cell is a bit of both, and a new way starts from that", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50], content: 1 }]);
  const shares = () => ["photo", "card", "text", "row", "bubble"].map((name) => scene.elements.now[name][0]);
  assert.deepEqual(shares(), [0, 1, 0, 0, 0]);
  scene.take(layout({}, [{ key: 1, frame: [0, 0, 50, 50], content: 3 }]), moved(0));
  scene.step(150);
  shares().forEach((share, n) => near(share, [0, 0.5, 0, 0.5, 0][n]));
  scene.take(layout({ push: 2 }, [{ key: 1, frame: [0, 0, 50, 50], content: 4 }]), moved(150));
  shares().forEach((share, n) => near(share, [0, 0.5, 0, 0.5, 0][n], "nothing has jumped"));
  scene.step(300);
  shares().forEach((share, n) => near(share, [0, 0.25, 0, 0.25, 0.5][n]));
  scene.step(450);
  assert.deepEqual(shares(), [0, 0, 0, 0, 1]);
});

test("each corner has its share of the radius, and loses it on the way", () => {
  const scene = holding([{ key: 1, frame: [0, 0, 50, 50], corners: 15 }]);
  const shares = () => ["minXminY", "maxXminY", "minXmaxY", "maxXmaxY"].map((name) => scene.elements.now[name][0]);
  assert.deepEqual(shares(), [1, 1, 1, 1]);
  scene.take(layout({}, [{ key: 1, frame: [0, 0, 50, 50], corners: 1 + 2 }]), moved(0)); // the upper two
  scene.step(150);
  shares().forEach((share, n) => near(share, [1, 1, 0.5, 0.5][n]));
  scene.step(300);
  assert.deepEqual(shares(), [1, 1, 0, 0]);
});
