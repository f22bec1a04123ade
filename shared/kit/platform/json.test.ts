import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './json.ts'

test.for([
  ['{"id":9007199254740993}', { id: '9007199254740993' }],
  ['[12345678901234567890]', ['12345678901234567890']],
  ['{"t":"9007199254740993, 9007199254740993"}', { t: '9007199254740993, 9007199254740993' }],
  ['{"t":"a\\\\","id":9007199254740993}', { t: 'a\\', id: '9007199254740993' }],
  ['{"n":9007199254740991}', { n: 9007199254740991 }],
  ['{"n":0.125000000000000000}', { n: 0.125 }],
  ['{"n":1234567890123456e3}', { n: 1234567890123456e3 }],
  ['-9007199254740993', -9007199254740992],
] as const)('%s', ([text, value]) => {
  expect(parseJson(text)).toEqual(value)
})

test.for(['', '{', '<!doctype html>', '{1234567890123456789:1}', '01234567890123456789', 'undefined'])(
  '%s is no JSON',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  },
)

test('any JSON without long numbers is what JSON.parse makes of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      fc.pre(!/\d{16}/.test(text))
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
})
