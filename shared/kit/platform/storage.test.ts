import { expect, test } from 'vitest'
import { mapStorage } from '../../../test/session/virtualClock.ts'
import { sessionKeys } from '@companion/shared/session/store'
import { guardStorage, type DeviceStorage } from '@companion/shared/platform/storage'

const broken = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

const hosts: Record<string, () => DeviceStorage | null | undefined> = {
  'there is none': () => null,
  'it is undefined': () => undefined,
  'reading the property throws': broken,
  'every access throws': () => ({ getItem: broken, setItem: broken, removeItem: broken }),
  'it is full': () => ({ ...mapStorage(), setItem: full }),
  'it is read-only': () => ({ getItem: () => null, setItem: full, removeItem: full }),
  'it is in order': (() => {
    const storage = mapStorage()
    return () => storage
  })(),
}

test.for(Object.entries(hosts))('where %s, values live as long as the page', ([, open]) => {
  const storage = guardStorage<'a' | 'b'>(open)
  expect(storage.get('a')).toBeNull()
  storage.set('a', '1')
  storage.set('b', '2')
  storage.set('a', '3')
  expect([storage.get('a'), storage.get('b')]).toEqual(['3', '2'])
  storage.remove('a')
  expect([storage.get('a'), storage.get('b')]).toEqual([null, '2'])
})

test('a storage that fills up does not bring an old value back', () => {
  const device = mapStorage(new Map([['a', 'old']]))
  let room = true
  const storage = guardStorage<'a'>(() => ({
    ...device,
    setItem: (k, v) => (room ? device.setItem(k, v) : full()),
  }))
  expect(storage.get('a')).toBe('old')
  room = false
  storage.set('a', 'new')
  expect(storage.get('a')).toBe('new')
  expect(device.box.has('a')).toBe(false)
  room = true
  storage.set('a', 'newer')
  expect([storage.get('a'), device.box.get('a')]).toEqual(['newer', 'newer'])
})

test('a value that cannot be removed is gone for this page', () => {
  const device = mapStorage(new Map([['a', 'stuck']]))
  const storage = guardStorage<'a'>(() => ({ ...device, removeItem: broken }))
  storage.remove('a')
  expect(storage.get('a')).toBeNull()
})

test('the session keeps exactly the seven keys of the specification', () => {
  expect([...sessionKeys].toSorted()).toEqual(
    ['acc_token', 'ref_token', 'userData', 'hasNav', 'fullScreen', 'inset', 'isShowNav'].toSorted(),
  )
})
