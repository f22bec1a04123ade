import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryKey, openReleaseMemory } from './releaseMemory.ts'

const windowWith = (storage: Partial<Storage> | null): Window =>
  ({ localStorage: storage, crypto: globalThis.crypto }) as unknown as Window

function box(initial?: string) {
  let value = initial ?? null
  return {
    getItem: (key: string) => (key === memoryKey ? value : null),
    setItem: (_: string, text: string) => void (value = text),
    text: () => value,
  }
}

describe('the device’s memory of releases', () => {
  test('lasts, with the same id from visit to visit', () => {
    const storage = box()
    const first = openReleaseMemory(windowWith(storage))
    first.change((memory) => void (memory.lkg = { weather: ['1.0.0-a'] }))
    const second = openReleaseMemory(windowWith(storage))
    expect(second.now).toEqual(first.now)
    expect(second.now.id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('an edit keeps what another tab has kept since', () => {
    const win = windowWith(box())
    const [first, second] = [openReleaseMemory(win), openReleaseMemory(win)]
    first.change((memory) => void (memory.shell = ['9.0.0-a', 'sha384-1', 'sha384-2', 'sha384-3']))
    second.change((memory) => void (memory.rootsAskedAt = 7))
    const kept = openReleaseMemory(win).now
    expect(kept).toMatchObject({ shell: ['9.0.0-a', 'sha384-1', 'sha384-2', 'sha384-3'], rootsAskedAt: 7 })
    expect(second.now).toEqual(kept)
  })

  test('works without storage, and then gives no id that would wander through every rollout', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    for (const storage of [null, full]) {
      const memory = openReleaseMemory(windowWith(storage))
      expect(memory.now.id).toBe('')
      memory.change((kept) => void (kept.lkg = { weather: ['1.0.0-a'] }))
      expect(memory.now.lkg.weather).toEqual(['1.0.0-a'])
    }
  })

  test('reads any rubbish as nothing, part by part', () => {
    const half = { id: 'kept', lkg: { weather: 5 }, aside: { x: null }, tries: [], roots: [1] }
    const { now } = openReleaseMemory(windowWith(box(JSON.stringify(half))))
    expect(now).toMatchObject({ id: 'kept', lkg: {}, aside: {}, tries: {}, roots: [] })
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const found = openReleaseMemory(windowWith(box(text))).now
        expect(typeof found.envelope).toBe('string')
        expect(Array.isArray(found.roots)).toBe(true)
        expect(typeof found.lkg).toBe('object')
      }),
    )
  })
})
