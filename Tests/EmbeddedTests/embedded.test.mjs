// Runs the pure rooms as WebAssembly, without a runtime around them: build.sh has made the module.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'

const module = new URL('../../.build/embedded/roundabout.wasm', import.meta.url)

/** @type {Record<string, any>} */
let core

before(async () => {
  // wasi-libc would write to a console that is not there; the rooms never do.
  const noConsole = { fd_close: () => 0, fd_seek: () => 0, fd_write: () => 0 }
  const { instance } = await WebAssembly.instantiate(await readFile(module), { wasi_snapshot_preview1: noConsole })
  core = instance.exports
})

/** @param {string} text @returns {[number, number]} its address and length in the module's memory */
function write(text) {
  const bytes = new TextEncoder().encode(text)
  const address = core.allocate(bytes.length)
  new Uint8Array(core.memory.buffer).set(bytes, address)
  return [address, bytes.length]
}

test('a number is read from a commented text', () => {
  assert.equal(core.numberUnderX(...write('{ "x": 40.25, } // a quarter more')), 40.25)
})
