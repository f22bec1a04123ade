import * as fc from 'fast-check'
import { transformSync } from 'esbuild'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accentVars, contrast } from './accent.ts'
import { dark, light } from './colours.ts'

const parts = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
const between = (one: string, other: string) => contrast(parts(one), parts(other))
const anyColour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => '#' + rgb.map((part) => part.toString(16).padStart(2, '0')).join(''))
const grounds = (theme: typeof dark) => [
  theme.ground,
  theme.groundList,
  theme.surface,
  theme.surfaceRaised,
  theme.card,
]
const themes = [
  ['light', light],
  ['dark', dark],
] as const

describe.each(themes)('in %s any colour the app sends', (name, theme) => {
  const of = (colour: string, part: string) => accentVars(colour)![`--${name}-${part}`]!
  const holds = (check: (colour: string) => void) =>
    fc.assert(
      fc.property(anyColour, (colour) => void check(colour)),
      { numRuns: 500 },
    )

  test('makes a button that stands out from the page', () =>
    holds((colour) => {
      for (const ground of grounds(theme))
        expect(between(of(colour, 'accent'), ground)).toBeGreaterThanOrEqual(3)
    }))

  test('carries readable text', () =>
    holds((colour) =>
      expect(between(of(colour, 'on-accent'), of(colour, 'accent'))).toBeGreaterThanOrEqual(4.5),
    ))

  test('gives text that is readable on every ground and on the soft accent', () =>
    holds((colour) => {
      for (const ground of [...grounds(theme), of(colour, 'accent-soft')])
        expect(between(of(colour, 'accent-text'), ground)).toBeGreaterThanOrEqual(4.5)
    }))

  test('leaves the main text readable on the soft accent', () =>
    holds((colour) => expect(between(theme.text, of(colour, 'accent-soft'))).toBeGreaterThanOrEqual(7)))
})

test('a colour that already stands out stays exactly as it is', () => {
  expect(accentVars('#1D6FE8')).toMatchObject({ '--light-accent': '#1d6fe8', '--dark-accent': '#1d6fe8' })
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
