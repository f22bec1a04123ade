import { expect, test } from 'vitest'
import { doneMarks, reportedDone } from './useDone.ts'

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
  const device = store()
  const marks = doneMarks(() => device)
  marks.write('xiaomi', 'miui12', ['lock', 'autoStart'])
  expect([...device.kept.keys()]).toEqual(['companion.guidance.done.xiaomi.miui12'])
  expect(marks.read('xiaomi', 'miui12')).toEqual(['autoStart', 'lock'])
  expect(marks.read('xiaomi', 'hyperos')).toEqual([])
  marks.write('xiaomi', 'miui12', [])
  expect(device.kept.size).toBe(0)
})

test('where the device keeps nothing, marks last as long as the page', () => {
  for (const broken of [undefined, store(true)]) {
    const marks = doneMarks(() => broken)
    expect(marks.read('xiaomi', 'miui12')).toEqual([])
    marks.write('xiaomi', 'miui12', ['lock'])
    expect(marks.read('xiaomi', 'miui12')).toEqual(['lock'])
  }
})

test('what somebody has tampered with counts as no marks', () => {
  const device = store()
  for (const rubbish of ['{', '7', '"lock"', '["x",null]']) {
    device.kept.set('companion.guidance.done.a.b', rubbish)
    expect(doneMarks(() => device).read('a', 'b')).toEqual([])
  }
})

test('the phone’s own report ticks what it says for sure', () => {
  const unknown = {
    batteryUnrestricted: 'unknown',
    autoStart: 'unknown',
    backgroundLocked: 'unknown',
  } as const
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
