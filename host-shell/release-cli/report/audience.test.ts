import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  sampleDocument,
  sampleEntry,
  sampleOffers,
  sampleRelease,
} from '../../../test/release/sampleRelease.ts'
import type { ChannelDocument, Rule } from '@companion/release-protocol/channelDocument'
import { selectRemote } from '@companion/release-protocol/select'
import { audienceRows, sharesOf } from './audience.ts'
import { sharesWords } from './words.ts'

const releases = ['1.0.0', '1.1.0', '1.2.0'].map((version) => sampleRelease('weather', version, 'a'))
const [old, middle, newest] = ['1.0.0-a', '1.1.0-a', '1.2.0-a'] as const

const documentWith = (...rules: Rule[]): ChannelDocument => ({
  ...sampleDocument(releases[0]!),
  releases: Object.fromEntries(
    releases.map((release) => [`weather@${release.version}-a`, sampleEntry(release)]),
  ),
  remotes: { weather: { rules: [...rules, { id: 'base', use: old }], fallback: [] } },
})

const offers = { app: sampleOffers, browser: { ...sampleOffers, contract: null, caps: [] } }
const rowsIn = (document: ChannelDocument) =>
  audienceRows(document, 'weather', ['sparkpro', 'lensmoo'], offers).map(({ brands, systems }) => [
    brands.join(' '),
    ...Object.values(systems).map((ranges) =>
      ranges.map(({ apps, shares }) => `${apps}: ${sharesWords(shares, 'nothing')}`).join(' | '),
    ),
  ])

describe('who gets what', () => {
  test('one release for everybody is one row', () => {
    expect(rowsIn(documentWith())).toEqual([
      ['sparkpro lensmoo', ...Array<string>(3).fill(`every version: ${old}`)],
    ])
  })

  test('a percentage is a part of the devices, two of them of the rest as well', () => {
    const document = documentWith(
      { id: 'c', use: newest, roll: { pct: 10, salt: 'c' } },
      { id: 'b', use: middle, roll: { pct: 50, salt: 'b' } },
    )
    expect(rowsIn(document)[0]![1]).toBe(
      `every version: ${middle} 45\u00A0%, ${old} 45\u00A0%, ${newest} 10\u00A0%`,
    )
  })

  test('brand and system have their own row and column', () => {
    const document = documentWith({ id: 'b', use: middle, when: { brand: ['lensmoo'], os: ['ios'] } })
    expect(rowsIn(document)).toEqual([
      ['sparkpro', `every version: ${old}`, `every version: ${old}`, `every version: ${old}`],
      ['lensmoo', `every version: ${middle}`, `every version: ${old}`, `every version: ${old}`],
    ])
  })

  test.each([
    ['>=3.4', `below 3.4: ${old} | 3.4 and newer: ${middle} | version not told: ${old}`],
    ['^3', `below 3: ${old} | 3, below 4: ${middle} | 4 and newer: ${old} | version not told: ${old}`],
    ['>3.4.1', `up to 3.4.1: ${old} | after 3.4.1: ${middle} | version not told: ${old}`],
    ['<=3.4.1', `up to 3.4.1: ${middle} | after 3.4.1: ${old} | version not told: ${old}`],
    ['3.4.1', `below 3.4.1: ${old} | 3.4.1: ${middle} | after 3.4.1: ${old} | version not told: ${old}`],
    [
      '<2 || >=5',
      `below 2: ${middle} | 2, below 5: ${old} | 5 and newer: ${middle} | version not told: ${old}`,
    ],
  ])('apps %s', (app, words) => {
    expect(rowsIn(documentWith({ id: 'b', use: middle, when: { app } }))[0]![1]).toBe(words)
  })

  test('any rules: the parts are those of many devices that select for themselves', () => {
    const rule = fc.record({
      use: fc.constantFrom(middle, newest),
      when: fc.constantFrom(undefined, { brand: ['lensmoo'] }, { os: ['ios'] }, { app: '>=3' }),
      pct: fc.constantFrom(undefined, 1, 10, 50, 90, 100),
    })
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 3 }),
        fc.constantFrom('', '2.9', '3', '4.1'),
        fc.constantFrom('sparkpro', 'lensmoo'),
        (drawn, app, brand) => {
          const rules = drawn.map(({ use, when, pct }, at): Rule => ({
            id: `rule-${at}`,
            use,
            ...(when && { when }),
            ...(pct && { roll: { pct, salt: `salt-${at}` } }),
          }))
          const document = documentWith(...rules)
          const device = { brand, os: 'ios', app, id: '' }
          const shares = sharesOf(document, 'weather', device, sampleOffers)
          expect(shares.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1)
          const devices = 1500
          const counts = new Map<string | undefined, number>()
          for (let n = 0; n < devices; n++) {
            const choice = selectRemote(document, 'weather', { ...device, id: `device-${n}` }, sampleOffers)
            const ref = choice.candidates[0]?.ref
            counts.set(ref, (counts.get(ref) ?? 0) + 1)
          }
          // 0.065 is five standard deviations of 1500 draws.
          for (const ref of new Set([...counts.keys(), ...shares.map((share) => share.ref)])) {
            const part = shares.find((share) => share.ref === ref)?.part ?? 0
            expect(Math.abs((counts.get(ref) ?? 0) / devices - part)).toBeLessThan(0.065)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
