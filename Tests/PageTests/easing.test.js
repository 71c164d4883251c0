import assert from "node:assert/strict";
import { test } from "node:test";
import { cubicBezier, easeIn, easeInOut, easeOut, spring, timing } from "../../Public/easing.js";

/** The curve's own definition: where x(t) is the time, y(t) is the progress. */
function points(x1, y1, x2, y2) {
  return Array.from({ length: 41 }, (_, n) => {
    const t = n / 40, u = 1 - t;
    return { time: 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3, progress: 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 };
  });
}

test("UIKit's curves go through the points of their Bézier curves", () => {
  for (const [name, curve, control] of [["easeInOut", easeInOut, [0.42, 0, 0.58, 1]], ["easeIn", easeIn, [0.42, 0, 1, 1]],
    ["easeOut", easeOut, [0, 0, 0.58, 1]]]) {
    for (const { time, progress } of points(...control)) assert.ok(Math.abs(curve(time) - progress) < 1e-9, `${name} at ${time}`);
  }
});

test("ease-in-out is symmetric and half way at half time", () => {
  assert.ok(Math.abs(easeInOut(0.5) - 0.5) < 1e-12);
  for (const time of [0.1, 0.25, 0.4]) assert.ok(Math.abs(easeInOut(time) + easeInOut(1 - time) - 1) < 1e-9);
  // t = 0.25 of (0.42, 0, 0.58, 1): x = 3·0.75²·0.25·0.42 + 3·0.75·0.25²·0.58 + 0.25³ = 0.274375, y = 0.15625.
  assert.ok(Math.abs(easeInOut(0.274375) - 0.15625) < 1e-9);
});

test("a curve that CSS calls `ease` agrees with its published control points", () => {
  // t = 0.5 of (0.25, 0.1, 0.25, 1): x = 3/8·0.25 + 3/8·0.25 + 1/8 = 0.3125, y = 3/8·0.1 + 3/8 + 1/8 = 0.5375.
  assert.ok(Math.abs(cubicBezier(0.25, 0.1, 0.25, 1)(0.3125) - 0.5375) < 1e-9);
});

test("curves begin at 0, end at 1 and stay there", () => {
  for (const curve of [easeIn, easeOut, easeInOut, spring(0.5, 0.2).curve, timing({ curve: "linear" }).curve]) {
    assert.equal(curve(0), 0);
    assert.equal(curve(1), 1);
    assert.equal(curve(1.5), 1);
  }
});

test("a spring solves x″ = −ω²(x − 1) − 2ζω x′ from rest, ω = 2π / duration, ζ = 1 − bounce", () => {
  for (const [duration, bounce] of [[0.5, 0], [0.5, 0.2], [0.35, 0.6], [0.5, -0.3]]) {
    const { duration: settling, curve } = spring(duration, bounce);
    const omega = (2 * Math.PI) / duration, zeta = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce);
    let x = 0, v = 0;
    const steps = 200000, dt = settling / steps;
    for (let n = 0; n < steps; n++) { // semi-implicit Euler, small steps
      v += (omega * omega * (1 - x) - 2 * zeta * omega * v) * dt;
      x += v * dt;
      if (n % 20000 === 19999 && n < steps - 1) {
        assert.ok(Math.abs(curve((n + 1) / steps) - x) < 2e-4, `duration ${duration}, bounce ${bounce}, at ${(n + 1) / steps}`);
      }
    }
  }
});

test("a spring lasts until a thousandth of the way is left at most", () => {
  // Critically damped: (1 + ωt) e^(−ωt) = 0.001 at ωt = 9.2334, so 0.5 s last 0.5 × 9.2334 / 2π = 0.7348 s.
  assert.ok(Math.abs(spring(0.5, 0).duration - 0.7348) < 1e-3);
  for (const bounce of [0.1, 0.3, 0.7]) {
    const { curve } = spring(0.5, bounce);
    for (let time = 0.999; time > 0.99; time -= 0.001) assert.ok(Math.abs(1 - curve(time)) < 0.0015);
  }
});

test("bounce swings beyond the end, none does not", () => {
  const peak = (bounce) => Math.max(...Array.from({ length: 500 }, (_, n) => spring(0.5, bounce).curve(n / 500)));
  assert.ok(peak(0) <= 1);
  // The first overshoot of a spring is e^(−πζ / √(1 − ζ²)); for ζ = 0.7 that is 0.04599.
  assert.ok(Math.abs(peak(0.3) - 1.04599) < 1e-3);
});

test("without a word about it an animation is UIKit's 0.3 s ease-in-out", () => {
  assert.deepEqual({ ...timing(undefined) }, { duration: 0.3, curve: easeInOut });
  assert.equal(timing({ duration: 2, curve: "swing" }).curve, easeInOut);
});
