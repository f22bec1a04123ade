import { expect, test } from 'vitest'
import { contrast } from './accent.ts'
import { dark, light } from './colours.ts'

type Name = keyof typeof light
const parts = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
const everywhere: Name[] = ['ground', 'groundList', 'surface', 'surfaceRaised', 'card']

/** Foregrounds, their backgrounds, and the contrast that each pair must have (WCAG 2.2). */
const pairs: [Name, Name[], number][] = [
  ['text', [...everywhere, 'dangerSoft', 'okSoft', 'warnSoft', 'track', 'thumb'], 7],
  ['text2', everywhere, 4.5],
  ['danger', [...everywhere, 'dangerSoft'], 4.5],
  ['onDanger', ['danger'], 4.5],
  ['ok', [...everywhere, 'okSoft'], 4.5],
  ['warn', [...everywhere, 'warnSoft'], 4.5],
  ['edge', everywhere, 3],
]

test.each([
  ['light', light],
  ['dark', dark],
] as const)('%s: what meets on the screen can be read', (_, theme) => {
  const weak = pairs.flatMap(([name, grounds, wanted]) =>
    grounds
      .map((ground) => ({
        pair: `${name} on ${ground}`,
        is: contrast(parts(theme[name]), parts(theme[ground])),
      }))
      .filter(({ is }) => is < wanted),
  )
  expect(weak).toEqual([])
})
