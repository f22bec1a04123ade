import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardStorage } from '@companion/shared/platform/storage'
import { pendingStore, type Pending } from './pending.ts'

const hour = 3_600_000
const begun: Pending = {
  orderId: 'ord_1',
  key: 'k',
  planId: 'p',
  intent: 'p 1 USD 2',
  provider: 'x',
  asked: '',
  flags: 'lang=de',
  at: 1000,
}

function device() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('what one user has begun, no other user sees', () => {
  const store = pendingStore(guardStorage(device), () => 1000)
  store.save('1', begun)
  expect([store.read('2'), store.read('')]).toEqual([null, null])
})

test('it outlives the page and lasts 24 hours, whichever way the clock is wrong', () => {
  const storage = device()
  pendingStore(
    guardStorage(() => storage),
    () => 1000,
  ).save('1', begun)
  const read = (now: number) =>
    pendingStore(
      guardStorage(() => storage),
      () => now,
    ).read('1')
  expect(read(1000 + 23 * hour)).toEqual(begun)
  expect(read(1000 + 24 * hour)).toBeNull()
  expect(storage.kept.size).toBe(0)
  storage.kept.set('companion.pay.pending.1', JSON.stringify({ ...begun, at: 1000 + 30 * hour }))
  expect(read(1000)).toBeNull()
})

test('a decided order takes only its own note away', () => {
  const storage = device()
  const store = pendingStore(
    guardStorage(() => storage),
    () => 1000,
  )
  store.save('1', begun)
  store.clear('1', 'ord_2')
  expect(store.read('1')).toEqual(begun)
  store.clear('1', 'ord_1')
  expect(store.read('1')).toBeNull()
})

test('a device that keeps nothing, or throws, forgets with the page and not before', () => {
  for (const open of [
    () => null,
    () => {
      throw new Error('denied')
    },
  ]) {
    const store = pendingStore(guardStorage(open), () => 1000)
    store.save('1', begun)
    expect(store.read('1')).toEqual(begun)
  }
})

test('whatever lies in the storage, reading gives a whole note or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json(), fc.constant(JSON.stringify({ ...begun, key: 3 }))),
      (text) => {
        const storage = device()
        storage.kept.set('companion.pay.pending.1', text)
        expect(
          pendingStore(
            guardStorage(() => storage),
            () => 1000,
          ).read('1'),
        ).toBeNull()
      },
    ),
  )
})
