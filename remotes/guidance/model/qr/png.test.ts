import { inflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deflateRuns } from './png.ts'

test('zlib unpacks the packed bytes to the same bytes', () => {
  const runs = fc
    .array(fc.tuple(fc.nat(255), fc.integer({ min: 1, max: 700 })), { maxLength: 20 })
    .map((parts) => Uint8Array.from(parts.flatMap(([byte, times]) => Array<number>(times).fill(byte))))
  fc.assert(
    fc.property(fc.oneof(runs, fc.uint8Array({ maxLength: 500 })), (bytes) => {
      expect([...inflateSync(deflateRuns(bytes))]).toEqual([...bytes])
    }),
  )
})
