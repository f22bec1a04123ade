import { describe, expect, test } from 'vitest'
import { unwrapped } from '../transport.ts'
import { flag, lenient, listOf, maybe, number, orNull, record, ShapeFault, text } from './check.ts'

test('an object is copied by its known names, own ones only', () => {
  const shape = record({ a: text, b: maybe(number) })
  const value: unknown = JSON.parse('{"a":"x","b":null,"c":1,"__proto__":{"d":1}}')
  expect(shape(value, '')).toEqual({ a: 'x' })
  expect(() => shape(Object.create({ a: 'x' }), '')).toThrow(ShapeFault)
})

test('a fault names its place', () => {
  const shape = record({ list: listOf(record({ deep: flag })) })
  expect(() => shape({ list: [{ deep: true }, { deep: 'no' }] }, '')).toThrow(
    'list[1].deep is not true or false',
  )
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
