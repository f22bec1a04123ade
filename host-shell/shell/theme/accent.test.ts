import * as fc from 'fast-check'
import { transformSync } from 'esbuild'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brands } from '@companion/shared/brand/brands'
import { accentVars, contrast, setAccent } from './accent.ts'
import { dark, light } from './colours.ts'

type Part = 'accent' | 'on-accent' | 'accent-pure' | 'accent-text' | 'accent-soft' | keyof typeof light

const everywhere: Part[] = ['ground', 'groundList', 'surface', 'surfaceRaised', 'card']
/**
 * Foregrounds, their backgrounds, and the contrast that WCAG 2.2 requires: 4.5 for text, and 3 for controls
 * and graphics.
 */
const pairs: [Part, Part[], number][] = [
  ['on-accent', ['accent'], 4.5],
  ['accent', [...everywhere, 'accent-soft'], 3],
  ['accent-pure', everywhere, 3],
  ['accent-text', [...everywhere, 'accent-soft'], 4.5],
  ['text', ['accent-soft'], 7],
  ['text2', ['accent-soft'], 4.5],
]
const themes = { light, dark }

const parts = (colour: string) =>
  colour.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/\d+/g) ?? []).map(Number)

/** Returns the pairs that have too little contrast in one of the themes. */
const weakOf = (vars: Readonly<Record<string, string>>) =>
  Object.entries(themes).flatMap(([theme, colours]) => {
    const rgb = (part: Part) =>
      parts(part in colours ? colours[part as keyof typeof light] : vars[`--${theme}-${part}`]!)
    return pairs.flatMap(([part, grounds, wanted]) =>
      grounds
        .map((ground) => ({ pair: `${theme}: ${part} on ${ground}`, is: contrast(rgb(part), rgb(ground)) }))
        .filter(({ is }) => !(is >= wanted)),
    )
  })

const anyColour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => '#' + rgb.map((part) => part.toString(16).padStart(2, '0')).join(''))

/** Returns the custom properties of a page on which these accents were set, one after the other. */
function pageWith(...colours: string[]): Record<string, string> {
  const page: Record<string, string> = {}
  const style = { setProperty: (name: string, value: string) => void (page[name] = value) }
  for (const colour of colours) setAccent({ style } as unknown as HTMLElement, colour)
  return page
}

describe('the steps of an accent, light and dark', () => {
  test.each(brands)('of $id carry white text and stand out', ({ accent, illustration }) => {
    expect(weakOf(pageWith(accent))).toEqual([])
    // Drawings use this colour unchanged in both themes.
    for (const theme of [light, dark])
      for (const ground of [theme.groundList, theme.surfaceRaised])
        expect(contrast(parts(illustration), parts(ground)), ground).toBeGreaterThanOrEqual(3)
  })

  test('and what a person tells brands apart by is no two brands’: accent, corners, mark and second colour', () => {
    for (const key of ['accent', 'corners', 'logo', 'illustration'] as const)
      expect(new Set(brands.map((brand) => brand[key])).size, key).toBe(brands.length)
  })

  test('of any colour that an app sends, on the page of any brand, do so too', () => {
    const pages = brands.map(({ accent }) => pageWith(accent))
    fc.assert(
      fc.property(anyColour, (colour) => {
        const sent = pageWith(colour)
        expect(weakOf(sent)).toEqual([])
        // All properties of the brand's own accent must be overwritten.
        for (const page of pages) expect({ ...page, ...sent }).toEqual(sent)
      }),
      { numRuns: 1000 },
    )
  })
})

test('a colour that already stands out stays exactly as it is', () => {
  expect(accentVars('#1D6FE8')).toMatchObject({
    '--light-accent': 'rgb(29,111,232)',
    '--dark-accent': 'rgb(29,111,232)',
  })
})

test('a colour too light for white text stays as it is for marks', () => {
  const orange = accentVars('#E4572E')!
  const same = 'rgb(228,87,46)'
  expect(orange).toMatchObject({ '--light-accent-pure': same, '--dark-accent-pure': same })
  expect(orange['--light-accent']).not.toBe(same)
})

test('a light colour has black words on it, and stays as it is in the dark theme', () => {
  expect(accentVars('#ffe100')).toMatchObject({
    '--light-on-accent': 'rgb(0,0,0)',
    '--dark-on-accent': 'rgb(0,0,0)',
    '--dark-accent': 'rgb(255,225,0)',
  })
  expect(accentVars('#1D6FE8')).toMatchObject({
    '--light-on-accent': 'rgb(255,255,255)',
    '--dark-on-accent': 'rgb(255,255,255)',
  })
})

test.each(['#f00', 'f00', '#F00F', '#ff0000', 'FF0000', '#ff000080'])('reads %s as red', (value) => {
  expect(accentVars(value)).toEqual(accentVars('#ff0000'))
})

test.each(['', '#', '#12', '#12345', '#1234567', 'red', 'rgb(1,2,3)', '#ggg', '#fff;x'])(
  'refuses %j instead of guessing',
  (value) => expect(accentVars(value)).toBeNull(),
)

test('fits into the inline script: under 1 kB minified', () => {
  const source = readFileSync(new URL('accent.ts', import.meta.url), 'utf8')
  const { code } = transformSync(source.replace(/export /g, '') + '\nself.a=accentVars', {
    loader: 'ts',
    minify: true,
    format: 'iife',
    target: 'es2020',
  })
  expect(source).not.toContain('import ')
  expect(code.length).toBeLessThan(1024)
})
