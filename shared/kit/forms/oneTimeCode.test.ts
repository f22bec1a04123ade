import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeLengthOf, isWholeCode, readCode } from './oneTimeCode.ts'

describe('a one-time code', () => {
  test.for([
    ['482913', '482913'],
    [' 482913\n', '482913'],
    ['482 913', '482913'],
    ['482-913', '482913'],
    ['4 8 2 9 1 3', '482913'],
    ['G-482913', '482913'],
    ['Your code is 482913, valid for 10 minutes', '482913'],
    ['10 minutes: 482913', '482913'],
    ['<#> 482913 is your code @m.example #482913', '482913'],
    ['４８２９１３', '482913'],
    ['٤٨٢٩١٣', '482913'],
    ['۴۸۲۹۱۳', '482913'],
    ['\u202A482913\u202C', '482913'],
    ['482\u00A0913', '482913'],
    ['4829134', '4829134'],
    ['4829 5938', '48295938'],
    ['48', '48'],
    ['48a2', '482'],
    ['abc', ''],
    ['', ''],
    ['-482913', '482913'],
    ['4.82913e5', '4829135'],
  ] as const)('%j is read as %j', ([typed, code]) => {
    expect(readCode(typed)).toBe(code)
  })

  test('other lengths than six are read when the server announces them', () => {
    expect(readCode('PIN 1234 for order 999999', 4)).toBe('1234')
    expect(readCode('12345678', 8)).toBe('12345678')
    expect(isWholeCode('1234', 4)).toBe(true)
    expect(isWholeCode('123456')).toBe(true)
    expect(isWholeCode('12345')).toBe(false)
    expect([undefined, 4, 8, 0, 3, 9, Number.NaN].map(codeLengthOf)).toEqual([6, 4, 8, 6, 6, 6, 6])
  })

  test('a code survives any wrapping without digits', () => {
    const words = fc.string().filter((text) => !/\d/.test(text.normalize('NFKC')) && !/[٠-٩۰-۹]/.test(text))
    fc.assert(
      fc.property(words, fc.stringMatching(/^\d{6}$/), words, (before, code, after) => {
        expect(readCode(`${before}${code}${after}`)).toBe(code)
      }),
    )
  })

  test('reading twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const code = readCode(typed)
        expect(code).toMatch(/^\d*$/)
        expect(readCode(code)).toBe(code)
      }),
    )
  })
})
