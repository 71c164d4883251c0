/**
 * Drawn icons, 16 × 16, stroked in the colour of the text around them.
 */

/** @type {Readonly<Record<string, string>>} */
const PATHS = Object.freeze({
  flow: "M4 1.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4M12 1.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4M4 9.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4M12 9.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4",
  table: "M1.8 2.5h3v3h-3zM7.5 4h6.7M1.8 10.5h3v3h-3zM7.5 12h6.7",
  grid: "M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z",
  mixed: "M2 2h12v5H2zM2 9h5v5H2zM9 9h5v5H9z",
  spiral: "M8 8c.8-1 2.4-.2 2 1.2-.5 1.8-3.4 2-4.3.2C4.6 7 6.4 4.4 9 4.6c3.2.3 4.8 3.6 3.6 6.4-1.2 2.6-4.6 3.8-7.4 2.8C2.3 12.7 1 9.7 1.8 6.8 2.6 4 5 2 8 1.7",
  list: "M2 4h12M2 8h12M2 12h12",
  circle: "M8 1.55a1.45 1.45 0 1 0 0 2.9a1.45 1.45 0 1 0 0-2.9M12.33 4.05a1.45 1.45 0 1 0 0 2.9a1.45 1.45 0 1 0 0-2.9M12.33 9.05a1.45 1.45 0 1 0 0 2.9a1.45 1.45 0 1 0 0-2.9M8 11.55a1.45 1.45 0 1 0 0 2.9a1.45 1.45 0 1 0 0-2.9M3.67 9.05a1.45 1.45 0 1 0 0 2.9a1.45 1.45 0 1 0 0-2.9M3.67 4.05a1.45 1.45 0 1 0 0 2.9a1.45 1.45 0 1 0 0-2.9",
  waterfall: "M2 2h5v7H2zM9 2h5v4H9zM2 11h5v3H2zM9 8h5v6H9z",
  mosaic: "M2 2h7v4H2zM11 2h3v4h-3zM2 8h3v6H2zM7 8h7v6H7z",
  stack: "M4.2 3.4l6.8-.9 1.4 10.2-6.8.9zM3.4 5L2 5.6l3 8.3",
  carousel: "M5 3h6v10H5zM2.5 5v6M13.5 5v6",
  coverflow: "M5.5 2.5h5v11h-5zM1.5 4l2 1v6l-2 1zM14.5 4l-2 1v6l2 1z",
  formula: "M9.6 2.8C8.2 2 7 2.7 6.7 4.4L5.3 11.8C5 13.4 4 13.9 2.8 13.3M4 6.8h4.8M9.4 9.2l4 4.4M13.4 9.2l-4 4.4",
  text: "M3 4.6V2.8h10v1.8M8 2.8v10.4M6 13.2h4",
  chat: "M2 2.5h8.5v5.2H5.6L3.8 9.4V7.7H2zM14 6.6v5.2h-1.6v1.7l-1.8-1.7H6.4",
  tags: "M3.8 3h1.9a1.8 1.8 0 0 1 0 3.6H3.8a1.8 1.8 0 0 1 0-3.6M10.4 3h1.8a1.8 1.8 0 0 1 0 3.6h-1.8a1.8 1.8 0 0 1 0-3.6M3.8 9.4h5.4a1.8 1.8 0 0 1 0 3.6H3.8a1.8 1.8 0 0 1 0-3.6",
  settings: "M3.5 2h9A1.5 1.5 0 0 1 14 3.5v3A1.5 1.5 0 0 1 12.5 8h-9A1.5 1.5 0 0 1 2 6.5v-3A1.5 1.5 0 0 1 3.5 2M4.5 5H14M3.5 10.5h9A1.5 1.5 0 0 1 14 12v.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 12.5V12a1.5 1.5 0 0 1 1.5-1.5",
  calendar: "M3 3.5h10a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1M2 6.8h12M5 1.8v3M11 1.8v3M5 9.4h.01M8 9.4h.01M11 9.4h.01M5 11.8h.01M8 11.8h.01",
  clock: "M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2M8 4.8V8l2.3 1.6",
  honeycomb: "M5 1.8l2.6 1.5v3L5 7.8 2.4 6.3v-3zM11 1.8l2.6 1.5v3L11 7.8 8.4 6.3v-3zM8 8l2.6 1.5v3L8 14l-2.6-1.5v-3z",
  compositional: "M2 2h12v4H2zM2 8h7v6H2zM11 8h3v2h-3zM11 12h3v2h-3z",
  window: "M2 3.5a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1zM2 5.8h12",
  phone: "M4.5 2.8a1.3 1.3 0 0 1 1.3-1.3h4.4a1.3 1.3 0 0 1 1.3 1.3v10.4a1.3 1.3 0 0 1-1.3 1.3H5.8a1.3 1.3 0 0 1-1.3-1.3zM7 12.5h2",
  tablet: "M2.5 2.8a1.3 1.3 0 0 1 1.3-1.3h8.4a1.3 1.3 0 0 1 1.3 1.3v10.4a1.3 1.3 0 0 1-1.3 1.3H3.8a1.3 1.3 0 0 1-1.3-1.3zM7 12.5h2",
  rotate: "M3.2 8a4.8 4.8 0 1 0 1.5-3.5M3 2.2v3h3",
  next: "M2.5 6.5a5.6 5.6 0 0 1 10.3-1M13.5 9.5a5.6 5.6 0 0 1-10.3 1M13.2 2.3v3.3H10M2.8 13.7v-3.3H6",
  pin: "M6 2h4M6.5 2v4.2L4.3 9h7.4L9.5 6.2V2M8 9v5",
  theme: "M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12",
  more: "M3 8h.01M8 8h.01M13 8h.01",
  close: "M4 4l8 8M12 4l-8 8",
  check: "M3 8.5l3.3 3.3L13 4.8",
});

/**
 * @param {string} name @returns {SVGSVGElement} hidden from assistive technology: the control around it has a name
 */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name] ?? PATHS.flow ?? "");
  svg.append(path);
  return svg;
}

/**
 * The icon of a style: the one it names, else one by its own name, else by its layout.
 * @param {import("./messages.js").Style} style
 */
export function styleIcon({ icon: wanted, name, layout }) {
  const known = [wanted, name === "round" ? "flow" : name, layout].find((word) => word !== undefined && word in PATHS);
  return icon(known ?? "flow");
}
