import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { encode } from '@jridgewell/sourcemap-codec'
import { expect, test } from 'vitest'
import { shiftMap } from './shiftMap.ts'

const text = 'first\na "hole" b\nlast'
const mappings = encode([
  [[0, 0, 0, 0]],
  [
    [0, 0, 10, 0],
    [9, 0, 20, 0],
  ],
  [[0, 0, 30, 0]],
])
const map = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings })

test.each([
  ['before the edit', 2, 0, 11],
  ['behind it on its line', 2, 19, 21],
  ['on the next line', 3, 0, 31],
])('a position %s is found where it was', (_, line, column, source) => {
  const moved = shiftMap(map, { text, at: text.indexOf(' b'), by: 10 })
  expect(originalPositionFor(new TraceMap(moved), { line, column }).line).toBe(source)
})
