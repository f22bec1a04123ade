import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '@companion/release-protocol/select'
import {
  sampleDevice,
  sampleDocument,
  sampleEntry,
  sampleOffers,
  sampleRelease,
} from '../../../test/release/sampleRelease.ts'
import { requestedReleases, overlayOf } from './override.ts'

test('takes names of releases and nothing else, whatever the address says', () => {
  expect(requestedReleases('?release=weather@1.2.0-abcd, pay@2.0.0-beta.1-ff00')).toEqual([
    { remote: 'weather', version: '1.2.0', build: 'abcd' },
    { remote: 'pay', version: '2.0.0-beta.1', build: 'ff00' },
  ])
  for (const asked of [
    'weather@http://x/',
    'weather@../../x-1',
    '//evil@1.0.0-a',
    'weather',
    '@',
    'Weather@1.0.0-a',
  ])
    expect(requestedReleases(`?release=${encodeURIComponent(asked)}`)).toEqual([])
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { remote, version, build } of requestedReleases(`?release=${encodeURIComponent(text)}`))
        expect(`${remote}/${version}-${build}`).toMatch(/^[a-z0-9-]+\/[\w.-]+$/)
    }),
  )
})

test('gives nobody, not even a tester, what is revoked or below the minimum version', () => {
  const asked = 'weather@1.0.0-bbbb'
  const given = new Map([[asked, sampleEntry(sampleRelease('weather', '1.0.0', 'bbbb'))] as const])
  const base = sampleDocument(sampleRelease('weather', '1.1.0', 'aaaa'))
  const runs = (document: typeof base) =>
    select(overlayOf(given)(document), sampleDevice, sampleOffers)['weather']?.candidates[0]?.ref
  expect(runs(base)).toBe(asked)
  expect(runs({ ...base, floor: { weather: '1.1.0' } })).toBe('weather@1.1.0-aaaa')
  expect(runs({ ...base, revoked: [asked] })).toBe('weather@1.1.0-aaaa')
})

test('puts what was asked for first and leaves the rest as it was', () => {
  const document = sampleDocument(
    sampleRelease('weather', '1.0.0', 'aaaa'),
    sampleRelease('pay', '1.0.0', 'aaaa'),
  )
  const entry = sampleEntry(sampleRelease('weather', '2.0.0', 'bbbb'))
  const laid = overlayOf(new Map([['weather@2.0.0-bbbb', entry]]))(document)
  expect(laid.remotes.weather?.rules.map(({ use }) => use)).toEqual(['2.0.0-bbbb', '1.0.0-aaaa'])
  expect(laid.remotes.pay).toEqual(document.remotes.pay)
  expect(overlayOf(new Map())(document)).toBe(document)
})
