import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanPhone,
  plusForPrefix,
  callingCode,
  formatTyped,
  internationalPhone,
  phoneRegions,
  readPhone,
  regionTyped,
  withoutCallingCode,
} from './phoneBook.ts'

const china = '+8613812345678'

describe('a typed phone number', () => {
  test.for([
    ['138 1234 5678', 'CN', china],
    ['138\u00A01234\u00A05678', 'CN', china],
    ['138．1234．5678', 'CN', china],
    ['138−1234−5678', 'CN', china],
    ['(138) 1234-5678', 'CN', china],
    ['１３８１２３４５６７８', 'CN', china],
    ['١٣٨١٢٣٤٥٦٧٨', 'CN', china],
    ['۱۳۸۱۲۳۴۵۶۷۸', 'CN', china],
    ['\u202A+86 138 1234 5678\u202C', 'DE', china],
    ['+００８６１３８１２３４５６７８', '', china],
    ['+0086 138 1234 5678', '', china],
    ['008613812345678', 'US', china],
    ['+86 138 1234 5678', '', china],
    ['+00 49 1512 3456789', 'CN', '+4915123456789'],
    ['01512 3456789', 'DE', '+4915123456789'],
    ['+44 7911 123456', 'CN', '+447911123456'],
    ['(213) 373-4253', 'US', '+12133734253'],
    ['call me at +8613812345678', 'CN', undefined],
    ['138 1234 567O', 'CN', undefined],
    ['+86 138 1234 5678;ext=5', 'CN', undefined],
    ['+86 138 1234 5678 ext. 5', 'CN', undefined],
    ['+86 100 1234 5678', 'CN', undefined],
    ['138 1234 5678', '', undefined],
    ['138 1234 5678', 'ZZ', undefined],
    ['138 1234 5678', '419', undefined],
    ['138 1234', 'CN', undefined],
    ['+', 'CN', undefined],
    ['', 'CN', undefined],
    ['0', 'CN', undefined],
  ] as const)('%j in %s is %s', ([typed, region, read]) => {
    expect(readPhone(typed, region)).toBe(read)
  })

  test('cleaning drops what cannot be seen, and the dialling prefix becomes a plus', () => {
    expect(cleanPhone('\u2066 +86\u00A0138 \u2069')).toBe('+86 138')
    expect(plusForPrefix('0086')).toBe('+86')
    expect(plusForPrefix('+00 49')).toBe('+ 49')
    expect(plusForPrefix('000')).toBe('000')
    expect(plusForPrefix('0151')).toBe('0151')
  })

  test('whatever is read is E.164 and reads as itself, and junk never throws', () => {
    const regions = fc.constantFrom('', 'CN', 'DE', 'US', 'EG', 'ZZ')
    const digits = fc.stringMatching(/^\+?[0-9 ()-]{0,20}$/)
    fc.assert(
      fc.property(fc.oneof(digits, fc.string({ unit: 'binary' })), regions, (typed, region) => {
        const read = readPhone(typed, region)
        if (read === undefined) return
        expect(read).toMatch(/^\+[1-9]\d{6,14}$/)
        expect(readPhone(read, '')).toBe(read)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a stored phone number', () => {
  test.for([
    [china, '+86 138 1234 5678'],
    ['8613812345678', '+86 138 1234 5678'],
    ['+447911123456', '+44 7911 123456'],
    ['not a number', 'not a number'],
    ['12', '12'],
    ['', ''],
  ] as const)('%j shows as %j', ([stored, shown]) => {
    expect(internationalPhone(stored)).toBe(shown)
  })
})

describe('the region of a number being typed', () => {
  test.for([
    ['+86', 'DE', 'CN'],
    ['+1 213', 'CN', 'US'],
    ['+1 340', 'CA', 'CA'],
    ['+44 7911', 'CN', 'GB'],
    ['+44 7911', 'JE', 'JE'],
    ['+7 701', 'RU', 'RU'],
    ['+39 06 698', 'DE', 'IT'],
    ['0049 151', 'CN', 'DE'],
    ['+٤٩ ١٥١', 'CN', 'DE'],
    ['138', 'CN', 'CN'],
    ['+', 'CN', 'CN'],
    ['+999', 'CN', 'CN'],
    ['', '', ''],
  ] as const)('%j in %s asks for %s', ([typed, present, region]) => {
    expect(regionTyped(typed, present)).toBe(region)
  })

  test('a region has a calling code, or none', () => {
    expect(callingCode('CN')).toBe('86')
    expect(callingCode('ZZ')).toBe('')
    expect(phoneRegions().length).toBeGreaterThan(240)
  })
})

test('formatting as you type adds signs and loses no digit', () => {
  expect(formatTyped('13812345678', 'CN')).toBe('138 1234 5678')
  expect(formatTyped('２１３３７３４２５３', 'US')).toBe('(213) 373-4253')
  expect(formatTyped('+4915123456789', 'CN')).toBe('+49 1512 3456789')
  expect(formatTyped('1381234567O8', 'CN')).toBe('1381234567O8')
  expect(formatTyped('138 ext 5', 'CN')).toBe('138 ext 5')
  expect(withoutCallingCode('+86 138 1234 5678')).toBe('13812345678')
  expect(withoutCallingCode('0086 138')).toBe('138')
  expect(withoutCallingCode('138 1234')).toBe('138 1234')
  expect(withoutCallingCode('+')).toBe('')
  fc.assert(
    fc.property(
      fc.stringMatching(/^\+?[1-9][0-9]{0,18}$/),
      fc.constantFrom('CN', 'US', ''),
      (typed, region) => {
        expect(formatTyped(typed, region).replace(/[^+\d]/g, '')).toBe(typed)
      },
    ),
  )
})
