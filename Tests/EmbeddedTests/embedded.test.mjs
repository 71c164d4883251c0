// Runs the pure rooms as WebAssembly, without a runtime around them (build.sh has made the module), and lays the shipped file
// out with them.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { webcrypto } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { before, test } from 'node:test'

const root = new URL('../../', import.meta.url)
const binary = process.env.ROUNDABOUT ?? fileURLToPath(new URL('.build/debug/roundabout', root))
const file = fileURLToPath(new URL('playground.json', root))

/** @type {Record<string, any>} */
let core
/** @type {Uint8Array} */
let shipped

before(async () => {
  // wasi-libc would write to a console that is not there; the rooms never do.
  const noConsole = { fd_close: () => 0, fd_fdstat_get: () => 0, fd_seek: () => 0, fd_write: () => 0 }
  // Swift's sets and dictionaries are seeded.
  const random = {
    random_get: (/** @type {number} */ address, /** @type {number} */ count) => {
      webcrypto.getRandomValues(new Uint8Array(core.memory.buffer, address, count))
      return 0
    },
  }
  const wasm = await readFile(new URL('.build/embedded/roundabout.wasm', root))
  const { instance } = await WebAssembly.instantiate(wasm, { wasi_snapshot_preview1: { ...noConsole, ...random } })
  core = instance.exports
  shipped = await readFile(file)
})

/** @param {Uint8Array} bytes @returns {[number, number]} their address and length in the module's memory */
function write(bytes) {
  const address = core.allocate(bytes.length)
  new Uint8Array(core.memory.buffer).set(bytes, address)
  return [address, bytes.length]
}

/** Lays a style of the shipped file out. @param {number} style @param {number} width @param {number} height @param {number} scale */
function layout(style, width, height, scale) {
  const address = core.frames(...write(shipped), style, width, height, scale)
  assert.notEqual(address, 0, 'the file can be laid out')
  const count = new Float64Array(core.memory.buffer, address, 3)[2]
  const numbers = Array.from(new Float64Array(core.memory.buffer, address, 3 + 8 * count))
  const elements = []
  for (let at = 3; at < numbers.length; at += 8) {
    const [kind, section, item, x, y, w, h, cornerRadius] = numbers.slice(at, at + 8)
    elements.push({ kind, section, item, frame: [x, y, w, h], cornerRadius })
  }
  return { contentSize: numbers.slice(0, 2), elements }
}

test('the shipped file has no problem', () => {
  assert.equal(core.problemCount(...write(shipped)), 0)
})

test('a broken file is answered with a problem, not with a trap', () => {
  for (const text of ['', '{ "styles": ', '{ "itmes": 3 }', '['.repeat(100), '{ "items": 1e999 }', '\u{feff}{}}']) {
    assert.ok(core.problemCount(...write(new TextEncoder().encode(text))) > 0, text)
  }
})

test('round at 390 points: side 390 / 3 − 8 = 122, three a line, gap (390 − 3 × 122) / 2 = 12, a line every 122 + 10', () => {
  const { contentSize, elements } = layout(0, 390, 844, 3)
  assert.equal(elements.length, 30)
  // Ten lines and nine spacings between them: 10 × 122 + 9 × 10.
  assert.deepEqual(contentSize, [390, 1310])
  for (const [item, { section, frame, cornerRadius }] of elements.entries()) {
    const [column, line] = [item % 3, Math.floor(item / 3)]
    assert.equal(section, 0)
    assert.deepEqual(frame, [column * 134, line * 132, 122, 122], `item ${item}`)
    assert.equal(cornerRadius, 61, `item ${item}`)
  }
})

test('every style of the shipped file is laid out as the native binary does it, to the last bit', () => {
  const names = Array.from(shipped.toString().matchAll(/^ {4}"(\w+)": \{/gm), ([, name]) => name)
  assert.equal(names.length, core.styleCount(...write(shipped)))
  for (const [width, height, scale] of [[390, 844, 3], [844, 390, 3], [428, 926, 3], [701, 500, 2]]) {
    for (const [index, style] of names.entries()) {
      const native = JSON.parse(
        execFileSync(binary, ['frames', file, '--style', style, '--size', `${width}x${height}`, '--scale', `${scale}`], { encoding: 'utf8' }),
      )
      const ours = layout(index, width, height, scale)
      assert.deepEqual(ours.contentSize, native.contentSize, `${style} at ${width}×${height}`)
      assert.equal(ours.elements.length, native.elements.length)
      for (const [at, element] of native.elements.entries()) {
        const where = `${style} at ${width}×${height}, ${element.kind} ${element.section}/${element.item}`
        assert.deepEqual(ours.elements[at].frame, element.frame, where)
        assert.equal(ours.elements[at].cornerRadius, element.cornerRadius ?? 0, where)
      }
    }
  }
})
