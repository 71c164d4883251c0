/**
 * A canvas context that notes what is drawn on it, in pixels: `texts` with the place of their anchor, `fills` with the
 * rectangles of their path (or its first point) and `rects`.
 */
export function recordingContext() {
  let state = { a: 1, x: 0, y: 0, globalAlpha: 1, fillStyle: "", strokeStyle: "", font: "", textAlign: "left", lineWidth: 1 };
  const stack = [], texts = [], fills = [], rects = [], strokes = [];
  let path = [];
  const place = (x, y) => [state.x + x * state.a, state.y + y * state.a];
  const box = (x, y, width, height) => [...place(x, y), width * state.a, height * state.a];
  const context = {
    texts, fills, rects, strokes,
    save: () => stack.push({ ...state }),
    restore: () => { state = stack.pop(); },
    translate: (x, y) => { [state.x, state.y] = place(x, y); },
    scale: (x) => { state.a *= x; },
    beginPath: () => { path = []; },
    closePath() {}, clip() {}, lineTo() {}, arcTo() {}, arc() {}, bezierCurveTo() {},
    moveTo: (x, y) => path.push({ point: place(x, y) }),
    roundRect: (x, y, width, height, radii) => path.push({ box: box(x, y, width, height), radii: [radii].flat().map((radius) => radius * state.a) }),
    fill: () => fills.push({ color: state.fillStyle, alpha: state.globalAlpha, ...path[0] }),
    stroke: () => strokes.push({ color: state.strokeStyle, ...path[0] }),
    fillRect: (x, y, width, height) => rects.push({ color: state.fillStyle, alpha: state.globalAlpha, box: box(x, y, width, height) }),
    fillText: (text, x, y) => texts.push({ text, at: place(x, y), align: state.textAlign, color: state.fillStyle, font: state.font,
      alpha: state.globalAlpha, scale: state.a }),
  };
  for (const name of ["globalAlpha", "fillStyle", "strokeStyle", "font", "textAlign", "lineWidth", "textBaseline", "textRendering", "direction", "lineCap", "lineJoin"]) {
    Object.defineProperty(context, name, { get: () => state[name], set: (value) => { state[name] = value; } });
  }
  return context;
}
