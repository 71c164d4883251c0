// Writes the masonry-*.json fixtures: where Masonry, a library of its own for web pages, drops bricks of different heights and
// widths. It asks a page for nothing but their sizes, so these are handed to it without a page.
//
//     pip download --no-deps djangocms-masonry==0.1.0 && tar xzf djangocms-masonry-0.1.0.tar.gz    (Masonry 3.3.1 is in it)
//     node masonry.mjs djangocms-masonry-0.1.0/…/bower_components/masonry/masonry.js
//
// Heights are quarters of a point and column widths exact in doubles, so that no comparison hangs on rounding.
import { readFileSync, writeFileSync } from "node:fs"
import { runInNewContext } from "node:vm"

const [top, left, bottom, right] = [30, 15, 20, 5]
const source = "masonry.mjs beside this file: https://github.com/desandro/masonry 3.3.1"

/** Masonry's class with nothing of a page behind it. */
function loadMasonry(path) {
  const outlayer = {
    create() {
      function Layout() {}
      Layout.prototype = {}
      return Layout
    },
  }
  const window = { Outlayer: outlayer, getSize: () => ({}), fizzyUIUtils: { indexOf: (list, value) => list.indexOf(value) } }
  runInNewContext(readFileSync(path, "utf8"), { window })
  return window.Masonry
}

/** A generator of numbers in [0, 1): mulberry32. */
function drawn(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function fixture(Masonry, { width, columns, spacing, lineSpacing, count, seed, spans: most, isHorizontal }) {
  const draw = drawn(seed)
  const lengths = Array.from({ length: count }, () => Math.round(80 + draw() * 560) / 4)
  const spans = Array.from({ length: count }, () => 1 + Math.floor(draw() * most))
  const columnWidth = (width - left - right - (columns - 1) * spacing) / columns
  const wall = Object.assign(Object.create(Masonry.prototype), {
    cols: columns, columnWidth: columnWidth + spacing, colYs: Array(columns).fill(0),
  })
  const frames = lengths.map((length, item) => {
    const span = Math.min(spans[item], columns)
    const size = { outerWidth: span * columnWidth + (span - 1) * spacing, outerHeight: length + lineSpacing }
    const { x, y } = wall._getItemLayoutPosition({ size, getSize() {} })
    return [left + x, top + y, size.outerWidth, length]
  })
  const height = top + Math.max(...wall.colYs) - lineSpacing + bottom
  const turned = ([x, y, w, h]) => (isHorizontal ? [y, x, h, w] : [x, y, w, h])
  const inset = isHorizontal ? [left, top, right, bottom] : [top, left, bottom, right]
  return {
    why: `Masonry's places for bricks of these heights, over up to ${most} of ${columns} columns of (${width} - ${left} - ${right} - ${columns - 1} × ${spacing}) / ${columns} = ${columnWidth}; it knows no insets, which are added${isHorizontal ? ", and the axes exchanged" : ""}.`,
    source,
    viewport: turned([0, 0, width, 844]).slice(2),
    waterfall: {
      scrollDirection: isHorizontal ? "horizontal" : "vertical",
      sections: [{ items: { lengths, spans }, columns, spacing, lineSpacing, sectionInset: inset }],
    },
    frames: Object.fromEntries(frames.map((frame, item) => [`0/${item}`, turned(frame)])),
    contentSize: turned([0, 0, width, height]).slice(2),
  }
}

const Masonry = loadMasonry(process.argv[2])
const fixtures = {
  "masonry-four-columns": { width: 390, columns: 4, spacing: 10, lineSpacing: 7, count: 80, seed: 1, spans: 1 },
  "masonry-spans": { width: 390, columns: 4, spacing: 10, lineSpacing: 7, count: 80, seed: 2, spans: 3 },
  "masonry-twenty-columns": { width: 844, columns: 20, spacing: 6, lineSpacing: 6, count: 200, seed: 3, spans: 1 },
  "masonry-twenty-columns-spans": { width: 844, columns: 20, spacing: 6, lineSpacing: 6, count: 200, seed: 4, spans: 6 },
  "masonry-horizontal": { width: 390, columns: 4, spacing: 10, lineSpacing: 7, count: 60, seed: 5, spans: 2, isHorizontal: true },
}
for (const [name, shape] of Object.entries(fixtures)) {
  const url = new URL(`${name}.json`, import.meta.url)
  writeFileSync(url, JSON.stringify(fixture(Masonry, shape)) + "\n")
}
