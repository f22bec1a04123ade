import { describe, expect, test } from 'vitest'
import { unwrapped } from '../transport.ts'
import {
  flag,
  lastMoment,
  lenient,
  listOf,
  maybe,
  moment,
  number,
  orNull,
  record,
  ShapeFault,
  text,
} from './check.ts'

test('an object is copied by its known names, own ones only', () => {
  const shape = record({ a: text, b: maybe(number) })
  const value: unknown = JSON.parse('{"a":"x","b":null,"c":1,"__proto__":{"d":1}}')
  expect(shape(value, '')).toEqual({ a: 'x' })
  expect(() => shape(Object.create({ a: 'x' }), '')).toThrow(ShapeFault)
})

test('a fault names its place', () => {
  const shape = record({ part: record({ deep: flag }) })
  expect(() => shape({ part: { deep: 'no' } }, '')).toThrow('part.deep is not true or false')
})

test('of a list one unreadable entry takes no other away, whatever it is', () => {
  const shape = listOf(record({ deep: flag }))
  expect(shape([{ deep: true }, { deep: 'no' }, null, 7, {}, { deep: false }], '')).toEqual([
    { deep: true },
    { deep: false },
  ])
  expect(listOf(maybe(text))(['a', null, {}], '')).toEqual(['a', undefined])
})

test('a moment has a zone; an end may be a day of the calendar, which lasts to its last moment here', () => {
  for (const zoned of ['2026-12-16T10:00:00Z', '2026-12-16T10:00:00.5+08:00', '2026-12-16T10:00-03:30'])
    expect([moment(zoned, ''), lastMoment(zoned, '')]).toEqual([zoned, zoned])
  const end = new Date(lastMoment('2026-12-16', ''))
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([16, 23, 59])
  for (const vague of [
    '2026-12-16T10:00:00',
    '2026-12-16 10:00:00',
    'soon',
    '',
    null,
    1_700_000_000,
    '2026-13-45',
  ])
    for (const shape of [moment, lastMoment]) expect(() => shape(vague, 'x')).toThrow(ShapeFault)
  expect(() => moment('2026-12-16', 'x')).toThrow(ShapeFault)
})

test.for([
  [text, 7, '7'],
  [text, '7', '7'],
  [number, '7.5', 7.5],
  [number, -2, -2],
  [maybe(text), '', undefined],
  [orNull(number), '', null],
  [orNull(number), undefined, null],
  [lenient(number), 'x', undefined],
] as const)('%#: %j', ([shape, value, result]) => {
  expect(shape(value, '')).toEqual(result)
})

test.for([
  [number, ''],
  [number, '0x10'],
  [number, NaN],
  [number, '1e5'],
  [text, null],
  [text, 1.5],
  [text, {}],
  [flag, 1],
  [listOf(text), { length: 0 }],
] as const)('%#: %j is refused', ([shape, value]) => {
  expect(() => shape(value, 'x')).toThrow(ShapeFault)
})

describe('a wrapper is opened', () => {
  test.for([
    [{ data: { a: 1 } }, { a: 1 }],
    [{ code: 0, message: 'OK', data: [] }, []],
    [{ data: null }, null],
  ])('%j', ([body, inside]) => {
    expect(unwrapped(body)).toEqual(inside)
  })
  test.for([[{ data: 1, nickname: 'x' }], [{ code: 0 }], [[1]], ['data'], [null]])('but not %j', ([body]) => {
    expect(unwrapped(body)).toBe(body)
  })
})
