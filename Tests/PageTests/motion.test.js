import assert from "node:assert/strict";
import { test } from "node:test";
import { ATTRIBUTES } from "../../Public/attributes.js";
import { easeInOut } from "../../Public/easing.js";
import { Scene } from "../../Public/scene.js";
import { layout, tracks } from "./fixtures.js";
import { random } from "./random.js";

const near = (actual, expected, what, by = 1e-6) => assert.ok(Math.abs(actual - expected) < by, `${what ?? ""} ${actual}, not ${expected}`);
const animated = (now, extra = {}) => ({ now, shift: [0, 0], animated: true, ...extra });
const still = (extra = {}) => ({ now: 0, shift: [0, 0], animated: false, ...extra });

/** Where a key is shown. */
function shown(scene, key) {
  const { index, now, layer } = scene.elements, i = index.get(key);
  return i === undefined ? null : { ...Object.fromEntries(ATTRIBUTES.map((name) => [name, now[name][i]])), zIndex: layer[i] };
}

const keysInFront = ({ elements: { drawOrder, key, count } }) => [...drawOrder.subarray(0, count)].map((i) => key[i]);
const holding = (header, cells, context = {}) => {
  const scene = new Scene();
  scene.take(layout({ animated: false, ...header }, cells), still(context));
  return scene;
};

test("scale, turn and tilt are interpolated like a frame", () => {
  const scene = holding({}, [{ key: 1, frame: [0, 0, 50, 50] }]);
  assert.equal(scene.elements.hasTransforms, false);
  scene.take(layout({}, [{ key: 1, frame: [0, 0, 50, 50], scale: 2, rotation: 1, tilt: -0.5 }]), animated(0));
  scene.step(75);
  const share = easeInOut(0.25);
  for (const [name, from, to] of [["scale", 1, 2], ["rotation", 0, 1], ["tilt", 0, -0.5]]) near(shown(scene, 1)[name], from + (to - from) * share, name);
  scene.step(300);
  assert.deepEqual([shown(scene, 1).scale, shown(scene, 1).rotation, shown(scene, 1).tilt, scene.elements.hasTransforms], [2, 1, -0.5, true]);
  scene.take(layout({ push: 2 }, [{ key: 1, frame: [0, 0, 50, 50] }]), animated(400));
  assert.equal(shown(scene, 1).scale, 2);
  scene.step(700);
  assert.deepEqual([shown(scene, 1).scale, scene.elements.hasTransforms], [1, false], "upright again, and drawn as such");
});

test("what comes in starts from the scale, turn and tilt that the layout says", () => {
  const scene = holding({}, []);
  scene.take(layout({}, [{ key: 1, frame: [0, 0, 50, 50], change: 1, from: [90, 0, 50, 50, 0, 0, 0.1, 3, 0.5] },
    { key: 2, frame: [0, 0, 50, 50], scale: 0.8, change: 1, from: [9, 0, 50, 50, 0, 0] }]), animated(0));
  const { x, alpha, scale, rotation, tilt } = shown(scene, 1);
  [[x, 90], [alpha, 0], [scale, 0.1], [rotation, 3], [tilt, 0.5]].forEach(([actual, expected]) => near(actual, expected));
  near(shown(scene, 2).scale, 0.8, "none given: its own,");
});

test("one after the other: each waits, then travels as long as any other, and the whole ends with the last", () => {
  const scene = holding({}, [0, 1, 2].map((key) => ({ key, frame: [0, key * 60, 50, 50] })));
  scene.take(layout({}, [0, 1, 2].map((key) => ({ key, frame: [100, key * 60, 50, 50], delay: key / 8 }))), animated(1000));
  // 300 ms and 250 ms for the last: 550 in all.
  for (const milliseconds of [0, 100, 150, 275, 400, 549]) {
    scene.step(1000 + milliseconds);
    near(scene.transition.progress, milliseconds / 550);
    for (const key of [0, 1, 2]) {
      const time = Math.min(1, Math.max(0, (milliseconds - key * 125) / 300));
      near(shown(scene, key).x, 100 * easeInOut(time), `key ${key} after ${milliseconds} ms`);
    }
  }
  scene.step(1550);
  assert.deepEqual([scene.isMoving, shown(scene, 2).x, scene.elements.hasDelays], [false, 100, false]);
});

test("a new layout in the middle of a staggered one starts from what is seen, waiting ones too", () => {
  const scene = holding({}, [0, 1].map((key) => ({ key, frame: [0, key * 60, 50, 50] })));
  scene.take(layout({}, [0, 1].map((key) => ({ key, frame: [100, key * 60, 50, 50], delay: key * 0.5 }))), animated(0));
  scene.step(150);
  assert.deepEqual([shown(scene, 0).x, shown(scene, 1).x], [50, 0]);
  scene.take(layout({ push: 2 }, [0, 1].map((key) => ({ key, frame: [300, key * 60, 50, 50] }))), animated(150));
  assert.deepEqual([shown(scene, 0).x, shown(scene, 1).x], [50, 0]);
  scene.step(450);
  assert.deepEqual([shown(scene, 0).x, shown(scene, 1).x], [300, 300]);
});

test("a window that scrolls in the middle of a staggered motion lets each wait as long as it had to", () => {
  const scene = holding({}, [0, 1].map((key) => ({ key, frame: [0, key * 60, 50, 50] })));
  scene.take(layout({}, [0, 1].map((key) => ({ key, frame: [100, key * 60, 50, 50], delay: key / 4 }))), animated(0));
  scene.step(150);
  scene.take(layout({ push: 2, animated: false }, [0, 1].map((key) => ({ key, frame: [100, key * 60, 50, 50] }))), { ...still(), now: 150 });
  scene.step(400);
  near(shown(scene, 1).x, 50);
});

test("what the window brings while others travel is at once where its track has it, and stays with the scroll", () => {
  const scene = holding({}, [{ key: 1, frame: [0, 0, 50, 50] }]);
  scene.take(layout({}, [{ key: 1, frame: [100, 0, 50, 50] }]), animated(0));
  scene.step(150);
  scene.take(layout({ push: 2, animated: false, tracks: tracks({ element: 1, knots: PINNED }) }, [{ key: 1, frame: [100, 0, 50, 50] }, { key: 9, kind: 1, frame: [0, 0, 390, 44] }]),
    { ...still({ offset: 80 }), now: 150 });
  assert.deepEqual([shown(scene, 9).y, shown(scene, 1).x], [80, 50]);
  scene.step(200, 130);
  assert.equal(shown(scene, 9).y, 130);
  scene.step(300, 140);
  assert.equal(shown(scene, 9).y, 140);
});

test("what fades in where nothing was does so where its track has it", () => {
  const scene = holding({}, []);
  scene.take(layout({ tracks: header(PINNED) }, [{ key: 9, kind: 1, frame: [0, 0, 390, 44], change: 1 }]), animated(0, { offset: 90 }));
  assert.deepEqual([shown(scene, 9).y, shown(scene, 9).alpha], [90, 0]);
});

const header = (knots) => tracks({ element: 0, knots });
const PINNED = [{ offset: 0, dy: 0 }, { offset: 500, dy: 500 }];

test("at rest a pinned header stays at the top while the content scrolls, without a new layout", () => {
  const scene = holding({ tracks: header(PINNED) }, [{ key: 9, kind: 1, frame: [0, 0, 390, 44], zIndex: 10 }, { key: 1, frame: [0, 44, 390, 900] }]);
  for (const offset of [0, 120, 480, 500, 640]) {
    scene.step(0, offset);
    assert.equal(shown(scene, 9).y, Math.min(500, offset));
    assert.equal(shown(scene, 1).y, 44);
  }
  assert.equal(scene.step(0, 640), false, "nothing moves while nothing scrolls");
});

test("in a horizontal layout tracks go by the horizontal offset, from the window's origin on", () => {
  const scene = holding({ scrollDirection: "horizontal", window: { x: 1000, y: 0, width: 900, height: 400 }, tracks: header([{ offset: 0, dx: 0 }, { offset: 100, dx: 50 }]) },
    [{ key: 1, frame: [200, 0, 50, 50] }], { offset: 1100 });
  assert.equal(shown(scene, 1).x, 1250);
  scene.follow(1050);
  assert.equal(shown(scene, 1).x, 1225);
});

test("scale and alpha are multiplied, turn and tilt added, zIndex rounded and added", () => {
  const scene = holding({ tracks: header([{ offset: 0, trackScale: 1, trackAlpha: 1 }, { offset: 100, trackScale: 0.5, trackAlpha: 0.5, trackRotation: 1, trackTilt: 0.25, trackZ: 3 }]) },
    [{ key: 1, frame: [0, 0, 50, 50], scale: 2, rotation: 0.5, tilt: 0.5, alpha: 0.5, zIndex: 7 }]);
  scene.follow(50);
  const { scale, rotation, tilt, alpha, zIndex } = shown(scene, 1);
  assert.deepEqual([scale, rotation, tilt, alpha, zIndex], [1.5, 1, 0.625, 0.375, 9]); // 7 + round(1.5)
});

test("a motion goes to where its track leads, which follows the scroll meanwhile", () => {
  const scene = holding({}, [{ key: 9, kind: 1, frame: [0, 200, 390, 44] }]);
  scene.take(layout({ tracks: header(PINNED) }, [{ key: 9, kind: 1, frame: [0, 0, 390, 44] }]), animated(0, { offset: 100 }));
  near(shown(scene, 9).y, 200);
  scene.step(150, 100);
  near(shown(scene, 9).y, 150); // half way from 200 to 100
  scene.step(150, 300);
  near(shown(scene, 9).y, 250); // half way from 200 to 300
  scene.step(300, 320);
  near(shown(scene, 9).y, 320);
});

test("what is drawn in front changes as tracks say, and only then is it ordered anew", () => {
  // Five cards: the one in the middle of the bounds is in front.
  const cards = [0, 1, 2, 3, 4], knots = (n) => [{ offset: n * 100 - 200, trackZ: 0 }, { offset: n * 100, trackZ: 2 }, { offset: n * 100 + 200, trackZ: 0 }];
  const scene = holding({ tracks: tracks(...cards.map((n) => ({ element: n, knots: knots(n) }))) }, cards.map((n) => ({ key: n, frame: [n * 100, 0, 150, 150] })));
  assert.equal(keysInFront(scene).at(-1), 0);
  for (const offset of [110, 205, 390, 160, 0]) {
    scene.follow(offset);
    // Its definition: by zIndex, then by place.
    const z = (n) => Math.round(Math.max(0, 2 - Math.abs(offset - n * 100) / 100));
    assert.deepEqual(keysInFront(scene), [...cards].sort((a, b) => z(a) - z(b) || a - b), `at ${offset}`);
  }
});

test("what leaves while it follows the scroll goes on from where its track had it", () => {
  const scene = holding({ tracks: header(PINNED) }, [{ key: 9, kind: 1, frame: [0, 0, 390, 44] }], { offset: 200 });
  scene.take(layout({ tracks: header(PINNED) }, [{ key: 9, kind: 1, frame: [0, 0, 390, 44], change: 3, alpha: 0 }]), animated(0, { offset: 200 }));
  scene.step(150, 200);
  assert.deepEqual([shown(scene, 9).y, shown(scene, 9).alpha], [200, 0.5]);
  scene.take(layout({ push: 2 }, [{ key: 1, frame: [0, 0, 50, 50] }]), animated(150, { offset: 200 }));
  assert.deepEqual([shown(scene, 9).y, shown(scene, 9).alpha], [200, 0.5]);
  scene.step(300, 260);
  near(shown(scene, 9).y, 200);
  scene.step(450, 260);
  assert.equal(shown(scene, 9), null);
});

test("when some have left, the tracks of those that stay are still theirs", () => {
  const scene = holding({}, [{ key: 1, frame: [0, 0, 50, 50] }, { key: 2, frame: [0, 60, 50, 50] }]);
  scene.take(layout({ tracks: tracks({ element: 0, knots: PINNED }, { element: 1, knots: [{ offset: 0, dx: 0 }, { offset: 100, dx: 100 }] }) },
    [{ key: 1, frame: [0, 0, 50, 50], change: 3, alpha: 0 }, { key: 2, frame: [0, 60, 50, 50] }]), animated(0));
  scene.step(300);
  scene.follow(40);
  assert.deepEqual([shown(scene, 1), shown(scene, 2).x, shown(scene, 2).y], [null, 40, 60]);
});

test("a perspective is approached, not jumped to, and goes with the last tilt", () => {
  const scene = holding({ perspective: 500 }, [{ key: 1, frame: [0, 0, 50, 50], tilt: 1 }]), { depth } = scene.elements;
  assert.equal(depth.now, 1 / 500);
  scene.take(layout({}, [{ key: 1, frame: [0, 0, 50, 50] }]), animated(0));
  assert.equal(scene.elements.depth.now, 1 / 500);
  scene.step(150);
  near(scene.elements.depth.now, 1 / 1000);
  scene.step(300);
  assert.equal(scene.elements.depth.now, 0);
});

/**
 * A layout of 60 cells of its own for each seed, of which a window is sent: as a server would, with what the page holds
 * beside what is new.
 */
function model(seed) {
  const next = random(seed), single = Math.fround, perspective = seed % 3 === 0 ? 500 : 0, staggers = seed % 2 === 0;
  const cells = Array.from({ length: 60 }, (_, key) => ({ key, frame: [next() * 300, next() * 4000, 20 + next() * 90, 20 + next() * 90], cornerRadius: next() * 20,
    scale: seed % 4 === 0 ? 1 : 0.5 + next(), rotation: seed % 4 === 1 ? 0 : next() * 3, tilt: next() - 0.5, alpha: 0.4 + next() * 0.6, zIndex: Math.floor(next() * 5) }));
  const knots = cells.map(({ key }) => (key % 3 === seed % 3 ? null : Array.from({ length: 5 }, (_, n) => ({ offset: n * 900,
    dx: next() * 60, dy: next() * 60, trackScale: 0.5 + next(), trackRotation: next(), trackTilt: next() * 0.3, trackAlpha: 0.5 + next() * 0.5, trackZ: next() * 9 }))));
  return (top, held, header) => {
    const last = top + 3000, there = cells.filter(({ key, frame: [, y] }) => held.has(key) || (y + 400 > top && y - 400 < last));
    const entries = there.map((cell, element) => ({ element, knots: knots[cell.key]?.map((knot) => ({ ...knot, offset: single(knot.offset - top) })) }));
    return layout({ style: `s${seed}`, perspective, window: { x: 0, y: top, width: 390, height: 3000 }, tracks: tracks(...entries.filter((entry) => entry.knots !== undefined)),
      animation: seed % 5 === 0 ? { duration: 0.4, curve: "spring", bounce: 0.3 } : { duration: 0.3, curve: "easeInOut" }, ...header },
    there.map((cell) => ({ ...cell, frame: [cell.frame[0], cell.frame[1] - top, cell.frame[2], cell.frame[3]], change: 2, delay: staggers && header.animated ? cell.key / 100 : 0 })));
  };
}

test("whatever comes at whatever moment, nothing that is seen jumps (seeded)", () => {
  const next = random(77), scene = new Scene();
  let offset = 0, now = 0, seed = 1, send = model(seed), revision = 1;
  const top = () => Math.floor(offset / 500) * 500 - 500;
  scene.take(send(top(), new Set(), { animated: false, revision }), still({ offset }));
  for (let n = 0; n < 600; n++) {
    for (let frames = Math.floor(next() * 8); frames > 0; frames--) {
      now += 1 + next() * 40;
      offset = Math.max(0, Math.min(3000, offset + (next() - 0.5) * 80));
      scene.step(now, offset);
    }
    const before = new Map([...scene.elements.index.keys()].map((key) => [key, shown(scene, key)])), wasMoving = scene.isMoving;
    const isNew = next() < 0.5;
    const shift = isNew && next() < 0.4 ? Math.round((next() - 0.5) * 600) : 0;
    if (isNew) {
      seed = 1 + Math.floor(next() * 12);
      send = model(seed);
      revision += 1;
    }
    offset += shift;
    scene.take(send(top(), isNew ? scene.elements.index : new Set(), { animated: isNew, revision, push: n }), { now, shift: [0, shift], animated: isNew, offset });
    for (const [key, was] of before) {
      const is = shown(scene, key), where = `${n}: key ${key} ${isNew ? "retargeted" : "streamed"}${wasMoving ? " on its way" : ""}`;
      const reach = 200 + Math.max(was.width, was.height), isSeen = was.y + reach > offset - shift && was.y - reach < offset - shift + 1000;
      assert.ok(is !== null || (!isNew && !isSeen), `${where} vanished at ${was.y}, seen from ${offset}`);
      if (is === null || (!isNew && !isSeen)) continue;
      for (const name of ATTRIBUTES) near(is[name], was[name] + (name === "y" ? shift : 0), `${where}, ${name}:`, name === "x" || name === "y" ? 0.01 : 1e-3);
    }
    // Nor does it jump a moment later, when what has arrived lands.
    const here = new Map([...scene.elements.index.keys()].map((key) => [key, shown(scene, key)]));
    scene.step(now + 0.01, offset);
    for (const [key, was] of here) {
      const is = shown(scene, key);
      if (is !== null) for (const name of ["x", "y", "width", "rotation", "scale"]) near(is[name], was[name], `${n}: key ${key} a moment later, ${name}:`, 2);
    }
  }
});
