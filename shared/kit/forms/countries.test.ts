import { describe, expect, test } from 'vitest'
import { translated } from '../texts/languages.ts'
import { countryNamer } from './region.ts'
import { listCountries, searchCountries } from './countries.ts'
import * as book from './phoneBook.ts'

/** Returns a name as typed on a keyboard without the language's special letters. */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đłøæ]/gi, (letter) => ({ đ: 'd', ł: 'l', ø: 'o', æ: 'ae' })[letter.toLowerCase()] ?? letter)

const english = listCountries(book, 'en', ['DE', 'CN', 'DE', 'ZZ', ''])
const found = (typed: string, lang = 'en') =>
  searchCountries(listCountries(book, lang, []), typed).map(({ region }) => region)

describe('the list of countries', () => {
  test('begins with the ones asked for, then goes by name, each once', () => {
    expect(english.slice(0, 3).map(({ name }) => name)).toEqual(['Germany', 'China', 'Afghanistan'])
    expect(new Set(english.map(({ region }) => region)).size).toBe(english.length)
    expect(english.length).toBe(book.phoneRegions().length)
  })

  test.for([
    ['en', 'Germany'],
    ['zh', '德国'],
    ['zh-TW', '德國'],
    ['de', 'Deutschland'],
    ['ar', 'ألمانيا'],
    ['in', 'Jerman'],
    ['not a language', 'DE'],
  ] as const)('speaks %s', ([lang, name]) => {
    expect(countryNamer(lang)('DE')).toBe(name)
  })

  test('an engine without names shows region codes', () => {
    expect(countryNamer('en', {})('DE')).toBe('DE')
  })
})

describe('the search for a country', () => {
  test.for([
    ['germany', 'DE'],
    ['GERMANY', 'DE'],
    ['de', 'DE'],
    ['+49', 'DE'],
    ['49', 'DE'],
    ['0049', 'DE'],
    ['٤٩', 'DE'],
    ['４９', 'DE'],
    ['+٨٦', 'CN'],
    ['aland', 'AX'],
    ['cote', 'CI'],
    ['united k', 'GB'],
    ['kingdom', 'GB'],
    ['us', 'US'],
    ['curacao', 'CW'],
    ['USA', 'US'],
    ['UK', 'GB'],
    ['UAE', 'AE'],
    ['Turkey', 'TR'],
    ['Ivory Coast', 'CI'],
    ['Czech Republic', 'CZ'],
    ['Swaziland', 'SZ'],
    ['Cape Verde', 'CV'],
    ['Burma', 'MM'],
    ['Holland', 'NL'],
    ['DEU', 'DE'],
    ['che', 'CH'],
    ['trinidad and tobago', 'TT'],
    ['saint lucia', 'LC'],
    ['guinea bissau', 'GW'],
  ] as const)('%j finds %s first', ([typed, region]) => {
    expect(found(typed)[0]).toBe(region)
  })

  test('a calling code finds every country that has it, and the longer codes after it', () => {
    const regions = found('+44')
    expect(regions.slice(0, 4)).toEqual(['GB', 'GG', 'IM', 'JE'])
    expect(found('+1')[0]).toBe('US')
    expect(found('+1').length).toBeGreaterThan(20)
  })

  test('names are found in the interface language and in English', () => {
    expect(found('德国', 'zh')[0]).toBe('DE')
    expect(found('germany', 'zh')[0]).toBe('DE')
    expect(found('المانيا'.normalize('NFD'), 'ar')).toContain('DE')
    expect(found('oster', 'de')[0]).toBe('AT')
  })

  test.for([
    ['vi', 'duc', 'DE'],
    ['vi', 'dan mach', 'DK'],
    ['vi', 'dai loan', 'TW'],
    ['pl', 'wlochy', 'IT'],
    ['pl', 'lotwa', 'LV'],
    ['pl', 'bialorus', 'BY'],
    ['de', 'oesterreich', 'AT'],
    ['de', 'Tschechische Republik', 'CZ'],
    ['de', 'Elfenbeinküste', 'CI'],
    ['fr', 'republique tcheque', 'CZ'],
    ['es', 'EE. UU.', 'US'],
  ] as const)('in %s, %j finds %s first', ([lang, typed, region]) => {
    expect(found(typed, lang)[0]).toBe(region)
  })

  test('"UK" finds Ukraine after the United Kingdom', () => {
    expect(found('UK')).toEqual(['GB', 'UA'])
  })

  test.for(translated)('in %s, each country is found by its own name, with its marks or without', (lang) => {
    const countries = listCountries(book, lang, [])
    for (const { name, region } of countries) {
      const plain = withoutMarks(name)
      expect(plain).not.toMatch(/[^\P{Script=Latin}a-z]/iu)
      for (const typed of [name, plain, plain.toUpperCase()])
        expect(
          searchCountries(countries, typed)
            .slice(0, 2)
            .map((one) => one.region),
          typed,
        ).toContain(region)
    }
  })

  test('nothing typed shows all; nonsense shows none', () => {
    expect(found('').length).toBe(english.length)
    expect(found(' + ').length).toBe(english.length)
    expect(found('qqqq')).toEqual([])
    expect(found('999')).toEqual([])
  })
})
