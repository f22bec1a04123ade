import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test.for([
  ['+86 138 1234 5678', '+86 138 **** 5678'],
  ['+1 213 373 4253', '+1 213 *** *253'],
  ['13812345678', '138****5678'],
  ['+49 1512 3456789', '+49 151* ***6789'],
  ['123', '***'],
  ['', ''],
] as const)('%j is shown as %j', ([written, shown]) => {
  expect(mask(written)).toBe(shown)
})

test('a mask hides four digits, or all of a shorter number, and nothing else', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\+\d{1,3} )?[\d ]{0,15}$/), (written) => {
      const masked = mask(written)
      const digits = written.replace(/^\+\d+(?=\s)/, '').replace(/\D/g, '').length
      expect(masked.replace(/[^*]/g, '')).toHaveLength(Math.min(4, digits))
      expect(masked).toHaveLength(written.length)
    }),
  )
})

test('an email keeps its first letter and its domain', () => {
  expect(mask('zoe@mail.example')).toBe('z***@mail.example')
  expect(mask('z@mail.example')).toBe('z***@mail.example')
})
