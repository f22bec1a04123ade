import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanNickname, countNickname, fitsNickname, splitWith } from './nickname.ts'

const family = '👨‍👩‍👧‍👦'

describe('a nickname', () => {
  test.for([
    ['  Zoë  ', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['Zoe\u200B\u0308', 'Zoë'],
    ['a\r\nb\tc', 'a b c'],
    ['a\u2028b', 'a b'],
    ['nul\u0000l', 'null'],
    ['\u202Eevil\u202C', 'evil'],
    ['\u2066x\u2069\u200B\uFEFF', 'x'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    [family, family],
    ['❤\uFE0F', '❤\uFE0F'],
    [`z${'\u0336'.repeat(40)}`, `z${'\u0336'.repeat(6)}`],
    ['   ', ''],
  ] as const)('%j is saved as %j', ([typed, saved]) => {
    expect(cleanNickname(typed)).toBe(saved)
  })

  test.for([
    ['', 0],
    ['Zoë', 3],
    ['张伟', 2],
    [family, 1],
    ['🇩🇪🇨🇳', 2],
    ['नि', 1],
    ['\u202Eabc\u202C', 3],
    [`z${'\u0336'.repeat(40)}`, 1],
  ] as const)('%j counts %i', ([typed, count]) => {
    expect(countNickname(typed)).toBe(count)
  })

  test('thirty fit and thirty-one do not, whatever they are made of', () => {
    for (const one of ['a', '张', '🇩🇪', 'é']) {
      expect(fitsNickname(one.repeat(30))).toBe(true)
      expect(fitsNickname(one.repeat(31))).toBe(false)
    }
  })

  test('512 units are the most, even in thirty characters', () => {
    expect(fitsNickname('👩‍❤️‍💋‍👩'.repeat(30))).toBe(true)
    expect(fitsNickname(`${family}\uFE0F\u0301\u0302\u0303\u0304\u0305`.repeat(30))).toBe(true)
    expect(fitsNickname(`${family}${'\u200D👧'.repeat(10)}`.repeat(15))).toBe(false)
  })

  test('an engine without a segmenter counts code points', () => {
    const split = splitWith({})
    expect(countNickname('Zoë', split)).toBe(3)
    expect(countNickname('😀😀', split)).toBe(2)
    expect(countNickname(family, split)).toBe(7)
  })

  test('cleaning twice changes nothing more and never lengthens the count', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const saved = cleanNickname(typed)
        expect(cleanNickname(saved)).toBe(saved)
        expect(countNickname(saved)).toBe(countNickname(typed))
        expect(saved).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF\r\n\t]/)
      }),
      { numRuns: 1000 },
    )
  })
})
