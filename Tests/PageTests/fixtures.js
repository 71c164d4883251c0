import { readFileSync } from "node:fs";

const folder = new URL("../Fixtures/messages/", import.meta.url);

/** The bytes of a message fixture, in a buffer of their own. @param {string} name */
export function bytes(name) {
  const file = readFileSync(new URL(name, folder));
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
}

/** A message fixture as text. @param {string} name */
export function text(name) {
  return readFileSync(new URL(name, folder), "utf8");
}

/** A message fixture as a value. @param {string} name */
export function value(name) {
  return JSON.parse(text(name));
}

const DEFAULTS = { kind: 0, section: 0, cornerRadius: 0, alpha: 1, zIndex: 0, content: 0, axis: 1, invalid: 0, change: 0, scale: 1, rotation: 0, tilt: 0, delay: 0, corners: 15, separator: NaN, side: 0, scroller: 0 };

const FROM = ["fromX", "fromY", "fromWidth", "fromHeight", "fromCornerRadius", "fromAlpha", "fromScale", "fromRotation", "fromTilt"];
const KNOT = { dx: 0, dy: 0, trackScale: 1, trackRotation: 0, trackTilt: 0, trackAlpha: 1, trackZ: 0 };

/**
 * Tracks as a decoded layout has them.
 * @param {...{ element: number, knots: { offset: number }[] }} entries
 */
export function tracks(...entries) {
  const knots = entries.flatMap((entry) => entry.knots), first = [];
  entries.reduce((n, entry) => (first.push(n), n + entry.knots.length), 0);
  const columns = { element: Uint32Array.from(entries, (entry) => entry.element), first: Uint32Array.from(first),
    offset: Float32Array.from(knots, (knot) => knot.offset) };
  for (const [name, missing] of Object.entries(KNOT)) {
    columns[name] = knots.some((knot) => name in knot) ? Float32Array.from(knots, (knot) => knot[name] ?? missing) : missing;
  }
  return { count: entries.length, knots: knots.length, columns };
}

/**
 * A section that scrolls by itself, as a layout's header has it: 390 wide, from 100 to 200 down, eight groups of 200 and 10
 * between, content of 20 + 8 × 210 − 10 + 20 = 1,710.
 * @param {object} values what differs
 */
export function scroller(values = {}) {
  return { section: 1, frame: { x: 0, y: 100, width: 390, height: 100 }, direction: "horizontal", offsets: [0, 1320], rest: 0,
    window: [-390, 780], behavior: "continuous", ...values };
}

/**
 * A decoded layout made by hand: cells with absolute frames, the window at the content's origin. What is in a scroller is
 * sent relative to that one's window, as the server does.
 * @param {object} header what differs from a vertical layout of 390 × 1000 that animates by UIKit's curve
 * @param {{ key: number, frame: number[], from?: number[] }[]} cells `from`: x, y, width, height, radius, alpha, scale,
 *   rotation, tilt
 */
export function layout(header, cells) {
  const columns = {};
  const names = ["key", "item", "x", "y", "width", "height", ...Object.keys(DEFAULTS)];
  for (const name of names) columns[name] = Float32Array.from(cells, (cell, n) => cell[name] ?? DEFAULTS[name] ?? n);
  columns.key = Uint32Array.from(cells, (cell) => cell.key);
  const begin = (cell, n) => {
    const own = header.scrollers?.[cell.scroller - 1];
    return own !== undefined && n === (own.direction === "vertical" ? 1 : 0) ? own.window[0] : 0;
  };
  ["x", "y", "width", "height"].forEach((name, n) => { columns[name] = Float32Array.from(cells, (cell) => cell.frame[n] - begin(cell, n)); });
  FROM.forEach((name, n) => {
    columns[name] = Float32Array.from(cells, (cell) => (cell.from?.[n] ?? NaN) - begin(cell, n));
  });
  return {
    push: 1, revision: 1, style: "grid", seq: 0, contentSize: [390, 1000], window: { x: 0, y: 0, width: 390, height: 1000 },
    contentInset: { top: 0, left: 0, bottom: 0, right: 0 }, scrollDirection: "vertical", rightToLeft: false, perspective: 0, animated: true, moved: 0,
    total: cells.length, farthest: 0, sampled: false, parseMs: 0, layoutMs: 0, cornerRadiusFollowsBounds: true,
    animation: { duration: 0.3, curve: "easeInOut" }, count: cells.length, tracks: tracks(), ...header, columns,
  };
}
