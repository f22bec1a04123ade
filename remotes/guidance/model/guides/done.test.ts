import { expect, test } from 'vitest'
import { doneIn, keepDone } from './done.ts'
import { reportedDone } from './status.ts'

function store(broken = false) {
  const kept = new Map<string, string>()
  const guard = () => {
    if (broken) throw new DOMException('no', 'QuotaExceededError')
  }
  return {
    kept,
    getItem: (key: string) => (guard(), kept.get(key) ?? null),
    setItem: (key: string, value: string) => (guard(), void kept.set(key, value)),
    removeItem: (key: string) => (guard(), void kept.delete(key)),
  }
}

test('marks are kept for each guide and system version', () => {
  const place = store()
  keepDone(place, 'xiaomi', 'miui12', ['lock', 'autoStart'])
  expect([...place.kept.keys()]).toEqual(['guide.done.xiaomi.miui12'])
  expect(doneIn(place, 'xiaomi', 'miui12')).toEqual(['autoStart', 'lock'])
  expect(doneIn(place, 'xiaomi', 'hyperos')).toEqual([])
  keepDone(place, 'xiaomi', 'miui12', [])
  expect(place.kept.size).toBe(0)
})

test('a store that is missing, full or tampered with is an empty one', () => {
  for (const broken of [undefined, store(true)]) {
    keepDone(broken, 'xiaomi', 'miui12', ['lock'])
    expect(doneIn(broken, 'xiaomi', 'miui12')).toEqual([])
  }
  const place = store()
  for (const rubbish of ['{', '7', '"lock"', '["x",null]']) {
    place.kept.set('guide.done.a.b', rubbish)
    expect(doneIn(place, 'a', 'b')).toEqual([])
  }
})

test('the phone’s own report ticks what it says for sure', () => {
  const unknown = {
    batteryUnrestricted: 'unknown',
    autoStart: 'unknown',
    backgroundLocked: 'unknown',
  } as const
  expect(reportedDone(undefined)).toEqual([])
  expect(reportedDone(unknown)).toEqual([])
  expect(reportedDone({ ...unknown, batteryUnrestricted: 'yes', powerSaveMode: 'no' })).toEqual([
    'powerSaving',
    'unlimited',
  ])
  expect(reportedDone({ ...unknown, batteryUnrestricted: 'yes', backgroundRestricted: 'yes' })).toEqual([])
  expect(reportedDone({ ...unknown, autoStart: 'yes', backgroundLocked: 'yes' })).toEqual([
    'autoStart',
    'lock',
  ])
})
