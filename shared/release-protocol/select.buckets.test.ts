import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bucketOf } from './select.ts'
import { sha256Words } from './sha256.ts'

const hex = (words: readonly number[]) =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
const percent = (salt: string, id: string) => (bucketOf(salt, id) * 100).toFixed(2)

describe('rollout buckets', () => {
  test('hash as SHA-256 does, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 120, unit: 'grapheme' }),
        (text) => hex(sha256Words(text)) === createHash('sha256').update(text).digest('hex'),
      ),
    )
  })

  test('hold the published vectors', () => {
    expect(percent('acc150', 'device-2')).toBe('4.53')
    expect(percent('acc150', 'device-1')).toBe('97.03')
    expect(percent('acc151', 'device-1')).toBe('0.54')
  })

  test('pick other devices for another salt', () => {
    const chosen = (salt: string) =>
      new Set(Array.from({ length: 5000 }, (_, n) => n).filter((n) => bucketOf(salt, `device-${n}`) < 0.1))
    const [one, two] = [chosen('a1'), chosen('b2')]
    const both = [...one].filter((n) => two.has(n)).length
    expect(one.size).toBeGreaterThan(420)
    expect(one.size).toBeLessThan(580)
    expect(both).toBeLessThan(100)
  })
})
