/**
 * What crosses the socket, both ways: text messages are JSON objects with a `type`, binary messages are layouts.
 *
 * @typedef {{ top: number, left: number, bottom: number, right: number }} EdgeInsets
 * @typedef {{ width: number, height: number, scale: number, safeAreaInsets: EdgeInsets,
 *   horizontalSizeClass: "compact" | "regular", verticalSizeClass: "compact" | "regular",
 *   layoutDirection: "leftToRight" | "rightToLeft", preferredContentSizeCategory: string }} Viewport
 * @typedef {[number, number]} Pair
 * @typedef {{ id: string, x: number, y: number }} Anchor
 * @typedef {{ duration: number, curve: string, bounce?: number }} Animation
 *
 * @typedef {{ name: string, layout: string, scrollDirection: string, icon?: string,
 *   needsSubclass?: boolean }} Style
 * @typedef {{ key: number, kind: string, id?: string, title?: string, subtitle?: string, value?: string,
 *   accessory?: string, image?: string, color?: string, hasOwnColor?: boolean, text?: string }} Look hasOwnColor: the file
 *   says which
 * @typedef {{ code: string, severity: "error" | "warning", line?: number, column?: number, endColumn?: number,
 *   path?: string, message: string, suggestion?: string, frame?: { line: number, text: string }[],
 *   frameColumn?: number }} Problem frameColumn: the column of the first character of the frame's lines, where they are cut
 *
 * @typedef {{ type: "hello", protocol: number, instance: string, version: string }} ServerHello
 * @typedef {{ type: "playground", revision: number, title: string, show?: string | null, styles: Style[] }} PlaygroundMessage
 * @typedef {{ type: "items", entries: Look[] }} ItemsMessage
 * @typedef {{ type: "problems", revision: number | null, file?: string, entries: Problem[] }} ProblemsMessage
 * @typedef {{ type: "unchanged", seq: number }} UnchangedMessage
 * @typedef {{ type: "error", seq?: number, code: string, message: string }} ErrorMessage
 * @typedef {{ text: string, size: number, weight: number, width?: number }} MeasureEntry size: of its font, points; width:
 *   of its lines, without end where absent
 * @typedef {{ type: "measure", measure: number, entries: MeasureEntry[] }} MeasureMessage
 * @typedef {ServerHello | PlaygroundMessage | ItemsMessage | ProblemsMessage | UnchangedMessage | ErrorMessage
 *   | MeasureMessage} ServerMessage
 *
 * @typedef {{ push: number, revision: number, style: string, seq: number, contentSize: Pair,
 *   window: { x: number, y: number, width: number, height: number }, offset?: Pair, contentInset: EdgeInsets,
 *   scrollDirection: "vertical" | "horizontal", rightToLeft: boolean, perspective: number, snap?: SnapOffsets,
 *   kept?: string, animated: boolean, moved: number, total: number, farthest: number, sampled?: boolean,
 *   parseMs: number, layoutMs: number, cornerRadiusFollowsBounds: boolean, animation: Animation, text?: TextMetrics,
 *   count: number, scrollers?: ScrollerHeader[] }} LayoutHeader kept: the text form of the item that kept its place
 *
 * A section that scrolls by itself. `offsets`: the first and the last; `rest`: where its content begins; `offset`: the one
 * to go to, where it is not the page's own; `window`: what of its content the message describes.
 * @typedef {{ section: number, frame: { x: number, y: number, width: number, height: number },
 *   direction: "horizontal" | "vertical", offsets: Pair, rest: number, offset?: number, window: Pair, behavior: string,
 *   snap?: SnapOffsets }} ScrollerHeader
 * @typedef {{ section: number, offset: number, anchor?: { id: string, distance: number } }} ScrolledSection distance: of the
 *   first item that is seen from where what is seen begins
 * @typedef {{ start: number, pitch: number, count: number } | { offsets: number[] }} SnapOffsets
 * @typedef {{ size: number, weight: number, lineHeight: number }} TextFont
 * @typedef {{ title: TextFont, subtitle: TextFont, value: TextFont, padding: { horizontal: number, vertical: number },
 *   gap: number, accessoryWidth: number,
 *   bubble: { horizontal: number, vertical: number, radius: number } }} TextMetrics points
 * @typedef {Uint8Array | Uint32Array | Int32Array | Float32Array} ColumnArray
 * @typedef {Record<string, ColumnArray | number>} Columns a number where all rows have it
 * @typedef {{ name: string, type: string, offset?: number, value?: number | null }} ColumnEntry
 *
 * How elements follow the scroll. `count` tracks have the columns `element` (its place among the elements) and `first`
 * (the place of its first knot; it ends where the next track begins), `knots` knots the others: what is shown at the
 * content offset `offset` (relative to the window's origin along the scroll) is the frame moved by `dx`, `dy`, the scale
 * times `trackScale`, the alpha times `trackAlpha`, `trackRotation`, `trackTilt` and the rounded `trackZ` added; linear
 * between knots, constant beyond.
 * @typedef {{ count: number, knots: number, columns: Columns }} Tracks
 * @typedef {LayoutHeader & { columns: Columns, tracks: Tracks }} Layout
 */

/** The version of the protocol that this page speaks. */
export const PROTOCOL = 3;
/** The websocket's subprotocol. */
export const SUBPROTOCOL = "roundabout.v1";

/**
 * What a column that a message leaves out holds for every element. A `from…` column left out means that the page
 * starts from what is on its screen; no number in `separator` means no line.
 * @type {Readonly<Record<string, number>>}
 */
const DEFAULTS = Object.freeze({
  key: 0, kind: 0, section: 0, item: 0, x: 0, y: 0, width: 0, height: 0, cornerRadius: 0, alpha: 1, zIndex: 0,
  scale: 1, rotation: 0, tilt: 0, content: 0, axis: 0, corners: 15, separator: NaN, side: 0, invalid: 0, change: 0,
  delay: 0, scroller: 0, fromX: NaN, fromY: NaN, fromWidth: NaN, fromHeight: NaN, fromCornerRadius: NaN, fromAlpha: NaN,
  fromScale: NaN, fromRotation: NaN, fromTilt: NaN,
});

/** The same for the columns of tracks and of their knots. @type {Readonly<Record<string, number>>} */
const TRACK_DEFAULTS = Object.freeze({
  element: 0, first: 0, offset: 0, dx: 0, dy: 0, trackScale: 1, trackRotation: 0, trackTilt: 0, trackAlpha: 1, trackZ: 0,
});

/** @type {Readonly<Record<string, { new (buffer: ArrayBuffer, offset: number, length: number): ColumnArray }>>} */
const TYPES = Object.freeze({ u8: Uint8Array, u32: Uint32Array, i32: Int32Array, f32: Float32Array });

/**
 * A text message as an object, or null where the text is not one.
 * @param {string} text
 * @returns {ServerMessage | null}
 */
export function decodeText(text) {
  try {
    const value = JSON.parse(text);
    return value !== null && typeof value === "object" && typeof value.type === "string" ? value : null;
  } catch {
    return null;
  }
}

/**
 * A binary message as a layout whose columns lie in the message itself: nothing is copied. A column that is the
 * same for all elements comes out as a number.
 * @param {ArrayBuffer} buffer
 * @returns {Layout}
 * @throws {RangeError} when the message is cut short or names what it does not hold
 */
export function decodeLayout(buffer) {
  const head = buffer.byteLength < 8 ? null : new DataView(buffer);
  if (head === null || head.getUint32(0) !== 0x52424c31) throw new RangeError("not a layout message");
  const length = head.getUint32(4, true);
  if (8 + length > buffer.byteLength) throw new RangeError("the header of a layout message is cut short");
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, length)));
  const { count, knots, columns } = header.tracks;
  return {
    ...header,
    columns: readColumns(buffer, header.columns, DEFAULTS, () => header.count),
    tracks: {
      count, knots,
      columns: readColumns(buffer, columns, TRACK_DEFAULTS, (name) => (name === "element" || name === "first" ? count : knots)),
    },
  };
}

/**
 * @param {ArrayBuffer} buffer
 * @param {ColumnEntry[]} table
 * @param {Readonly<Record<string, number>>} defaults
 * @param {(name: string) => number} length how many numbers a column of that name has
 * @returns {Columns}
 */
function readColumns(buffer, table, defaults, length) {
  /** @type {Columns} */
  const columns = { ...defaults };
  for (const { name, type, offset, value } of table) {
    if (offset === undefined) {
      columns[name] = value ?? NaN; // JSON has no NaN: it is written as null
      continue;
    }
    const ColumnType = TYPES[type];
    if (ColumnType === undefined) throw new RangeError(`column ${name} has the unknown type ${type}`);
    columns[name] = new ColumnType(buffer, offset, length(name));
  }
  return columns;
}

/**
 * @param {{ viewport: Viewport, offset: Pair, anchor?: Anchor, style?: string, pinned: boolean, instance?: string,
 *   revision?: number, engine?: string, scrollers?: ScrolledSection[] }} fields engine: what the page's fonts are told by
 */
export function hello(fields) {
  return { type: "hello", protocol: PROTOCOL, ...fields };
}

/** @param {number} seq @param {Viewport} viewport @param {boolean} animated */
export function viewportDidChange(seq, viewport, animated) {
  return { type: "viewportDidChange", seq, viewport, animated };
}

/** @param {number} seq @param {Pair} offset */
export function scrollDidChange(seq, offset) {
  return { type: "scrollDidChange", seq, offset };
}

/**
 * @param {number} seq @param {number} section @param {number} offset of that section @param {number} push the number of
 *   the layout that is shown
 */
export function sectionDidScroll(seq, section, offset, push) {
  return { type: "sectionDidScroll", seq, section, offset, push };
}

/** @param {number} seq @param {string} name @param {boolean} pinned */
export function styleDidChange(seq, name, pinned) {
  return { type: "styleDidChange", seq, name, pinned };
}

/** @param {number} section @param {number} item @param {number} revision */
export function itemSelected(section, item, revision) {
  return { type: "itemSelected", section, item, revision };
}

/** @param {number} push */
export function applied(push) {
  return { type: "applied", push };
}

/** @param {number} measure the number of the question @param {Pair[]} sizes of its texts: width of the widest line, lines */
export function measured(measure, sizes) {
  return { type: "measured", measure, sizes };
}
