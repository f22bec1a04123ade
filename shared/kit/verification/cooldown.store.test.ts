import { describe, expect, test } from 'vitest'
import { guardStorage, type DeviceStorage } from '@companion/shared/platform/storage'
import { startCooldown, cooldownKey, createCooldownStore } from './cooldown.ts'

const now = 1_800_000_000_000
const key = cooldownKey('changePhone', 'sms', '+8613812345678')

function fakeStorage(): Required<DeviceStorage> & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    key: (place) => [...entries.keys()][place] ?? null,
    get length() {
      return entries.size
    },
  }
}

function fail(name: string): never {
  throw new Error(name)
}

describe('waits', () => {
  test('survive a reload, by purpose, method and target', () => {
    const storage = fakeStorage()
    createCooldownStore(guardStorage(() => storage)).write(key, startCooldown(now, 'sent'))
    const reloaded = createCooldownStore(guardStorage(() => storage))
    expect(reloaded.read(key, now + 1000)?.until).toBe(now + 60_000)
    for (const other of [
      cooldownKey('register', 'sms', '+8613812345678'),
      cooldownKey('changePhone', 'email', '+8613812345678'),
      cooldownKey('changePhone', 'sms', '+8613812345679'),
    ])
      expect(reloaded.read(other, now)).toBeUndefined()
  })

  test('do not tell the target to whoever reads the storage', () => {
    expect(key).toMatch(/^companion\.verification\.cooldown\.[0-9a-z]{1,12}$/)
  })

  test('are over at their deadline, and then leave no trace', () => {
    const storage = fakeStorage()
    const store = createCooldownStore(guardStorage(() => storage))
    store.write(key, startCooldown(now, 'sent'))
    expect(store.read(key, now + 60_000)).toBeUndefined()
    store.refresh(key, now + 60_000)
    expect(storage.entries.size).toBe(0)
  })

  test('go on counting when the clock was turned back', () => {
    const storage = fakeStorage()
    const store = createCooldownStore(guardStorage(() => storage))
    const before = now - 3_600_000
    store.write(key, startCooldown(now, 'sent'))
    store.refresh(key, before)
    expect(store.read(key, before + 30_000)?.until).toBe(before + 60_000)
  })

  test.for<readonly [string, () => DeviceStorage | null | undefined]>([
    ['null', () => null],
    ['missing', () => undefined],
    ['forbidden', () => fail('SecurityError')],
    ['full', () => ({ ...fakeStorage(), setItem: () => fail('QuotaExceededError') })],
  ])('are kept in memory while storage is %s', ([, open]) => {
    const store = createCooldownStore(guardStorage(open))
    store.write(key, startCooldown(now, 'sent'))
    expect(store.read(key, now)?.span).toBe(60_000)
    store.purge()
    expect(store.read(key, now)).toBeUndefined()
  })

  test.for(['', '{', 'null', '5', '{"until":"soon"}', '{"until":1e13,"span":1,"reason":"x"}'])(
    'ignore the foreign entry %j',
    (entry) => {
      const storage = fakeStorage()
      storage.setItem(key, entry)
      expect(createCooldownStore(guardStorage(() => storage)).read(key, now)).toBeUndefined()
    },
  )

  test('are all forgotten at once, and nothing else with them', () => {
    const storage = fakeStorage()
    const store = createCooldownStore(guardStorage(() => storage))
    storage.setItem('other', 'stays')
    store.write(key, startCooldown(now, 'sent'))
    store.write(cooldownKey('register', 'sms', '1'), startCooldown(now, 'limit'))
    store.purge()
    expect([...storage.entries.keys()]).toEqual(['other'])
  })
})
