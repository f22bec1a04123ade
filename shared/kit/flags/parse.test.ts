import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFlags, decoded } from './parse.ts'

test.for([
  [
    '?lang=de&dark=1&themeColor=%2312ab9f&top=20&hasNav=1&inset=0',
    { lang: 'de', dark: true, themeColor: '#12ab9f', top: 20, hasNav: '1', inset: '0' },
  ],
  ['?lang=../../x&appName=__proto__&themeColor=url(//x)&top=1e309', { top: 0 }],
  ['?dark=%E0%A4%A&top=%&lang=%zz', { top: 0 }],
  [
    '?darkMode=true&safeTop=12.5px&theme_color=ABC&packageName=com.companion.lensmoo',
    { dark: true, top: 12.5, themeColor: '#aabbcc', appName: 'com.companion.lensmoo' },
  ],
  ['?lang=zh_tw&color=123456&top=-1&fullScreen=2', { lang: 'zh-TW', themeColor: '#123456', top: 0 }],
  ['?lang=&lang=fr&top=201', { lang: 'fr', top: 0 }],
  ['?textSize=310', { textSize: 310, top: 0 }],
  ['?textSize=401&dark=0', { dark: false, top: 0 }],
  ['?textSize=1e2', { top: 0 }],
] as const)('%s', ([query, flags]) => {
  expect(parseFlags(query)).toEqual(flags)
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '1e309',
    'NaN',
    '-0',
    '%',
    '%E0%A4%A',
    'url(//x)',
    '../../x',
    '#12ab9f',
    '%2312ab9f',
    '1',
    '0',
    'true',
    '\uD800',
  ),
)
const names = fc.oneof(
  fc.constantFrom(
    'lang',
    'appName',
    'package',
    'themeColor',
    'color',
    'dark',
    'top',
    'safeTop',
    'textSize',
    'hasNav',
    'fullScreen',
    'inset',
    'from',
    '__proto__',
    'hasOwnProperty',
  ),
  nasty,
)
const queries = fc
  .array(fc.tuple(names, fc.constantFrom('=', '', '=='), nasty), { maxLength: 6 })
  .map((pairs) => `?${pairs.map((pair) => pair.join('')).join('&')}`)

const ranges: Record<string, (value: unknown) => boolean> = {
  lang: (value) => /^[a-z]{2,3}(-[A-Z]{2,4})?$/.test(String(value)),
  appName: (value) => /^[A-Za-z][\w.]{0,99}$/.test(String(value)),
  themeColor: (value) => /^#[0-9a-f]{6}$/.test(String(value)),
  dark: (value) => typeof value === 'boolean',
  top: (value) => typeof value === 'number' && value >= 0 && value <= 200,
  textSize: (value) => typeof value === 'number' && value >= 50 && value <= 400,
  hasNav: (value) => value === '0' || value === '1',
  fullScreen: (value) => value === '0' || value === '1',
  inset: (value) => value === '0' || value === '1',
  from: (value) => /^\w{1,64}$/.test(String(value)),
}

// FLAG_RUNS changes the number of runs. A million runs take half a minute.
test('no random query throws or leaves the range of a flag', () => {
  const numRuns = Number(process.env['FLAG_RUNS'] ?? 200_000)
  fc.assert(
    fc.property(queries, (query) => {
      for (const [name, value] of Object.entries(parseFlags(query))) {
        if (!ranges[name]?.(value)) throw new Error(`${name} = ${String(value)}`)
      }
    }),
    { numRuns },
  )
})

test('a broken escape stays as written', () => {
  expect([decoded('%'), decoded('a+b'), decoded('%41')]).toEqual(['%', 'a b', 'A'])
})

test.for([`lang=en${'_'.repeat(60)}!`, `lang=en${'-a'.repeat(60)}!`, `appName=${'a.'.repeat(60)}`])(
  'a value that is longer than any flag is none: %s',
  (query) => {
    expect(parseFlags(`?${query}`)).toEqual({ top: 0 })
  },
)

test('the longest language tags are read by their first parts', () => {
  expect(parseFlags('?lang=zh-hant-TW-u-ca-buddhist-nu-thai').lang).toBe('zh-HANT')
})
