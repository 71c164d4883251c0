// Writes the justified-*.json fixtures: how justified-layout, the library behind Flickr's galleries, breaks pictures into rows.
//
//     git clone https://github.com/flickr/justified-layout && git -C justified-layout checkout 1283a29
//     node justified.mjs justified-layout/lib/row.js
//
// It rounds heights and widths to whole numbers, so it is given everything a thousand times as large. Its tolerance is 0: every
// row that crosses its end is decided by which of the two breaks is nearer. There are no spacings, because it leaves them out
// of account when it looks whether a row is full. It cuts pictures where a row is less than half or more than twice as high as
// wanted; ratios between 0.6 and 1.9 in so wide a row never come there.
import { writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { resolve } from "node:path"

const [top, left, bottom, right] = [30, 15, 20, 5]
const scale = 1000

/** A generator of numbers in [0, 1): mulberry32. */
function drawn(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The rows of pictures, as the library's own loop makes them. */
function rows(Row, ratios, width, rowHeight) {
  const all = []
  const open = (top) =>
    new Row({
      top, left: 0, width: width * scale, spacing: 0, targetRowHeight: rowHeight * scale, targetRowHeightTolerance: 0,
      edgeCaseMinRowHeight: 0.5 * rowHeight * scale, edgeCaseMaxRowHeight: 2 * rowHeight * scale, rightToLeft: false,
    })
  let row = open(0)
  for (const aspectRatio of ratios) {
    let isTaken = false
    while (!isTaken) {
      isTaken = row.addItem({ aspectRatio })
      if (!row.isLayoutComplete()) continue
      all.push(row)
      row = open(row.top + row.height)
    }
  }
  if (row.getItems().length > 0) {
    row.forceComplete(false)
    all.push(row)
  }
  return all
}

function fixture(Row, { width, rowHeight, count, seed }) {
  const draw = drawn(seed)
  const sizes = Array.from({ length: count }, () => [Math.round(600 + draw() * 1300), 1000])
  const all = rows(Row, sizes.map(([w, h]) => w / h), width - left - right, rowHeight)
  const frames = all
    .flatMap((row) => row.getItems())
    .map((box) => [left + box.left / scale, top + box.top / scale, box.width / scale, box.height / scale])
  const last = all[all.length - 1]
  return {
    why: `The boxes of justified-layout for pictures of these ratios in ${width} - ${left} - ${right} = ${width - left - right} points, rows near to ${rowHeight}; it calculates in thousandths of a point.`,
    source: "justified.mjs beside this file: https://github.com/flickr/justified-layout at 1283a29",
    viewport: [width, 844],
    within: 0.05,
    mosaic: {
      sections: [{ items: sizes, rowHeight, spacing: 0, lineSpacing: 0, sectionInset: [top, left, bottom, right] }],
    },
    frames: Object.fromEntries(frames.map((frame, item) => [`0/${item}`, frame])),
    contentSize: [width, top + (last.top + last.height) / scale + bottom],
  }
}

const require = createRequire(import.meta.url)
const Row = require(resolve(process.argv[2]))
for (const [name, shape] of Object.entries({
  "justified-390": { width: 390, rowHeight: 100, count: 60, seed: 1 },
  "justified-844": { width: 844, rowHeight: 140, count: 60, seed: 2 },
})) {
  writeFileSync(new URL(`${name}.json`, import.meta.url), JSON.stringify(fixture(Row, shape)) + "\n")
}
