import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  sampleDevice,
  sampleDocument,
  sampleEntry,
  sampleOffers,
  sampleRelease,
} from '../../test/release/sampleRelease.ts'
import type { ChannelDocument, Rule } from './channelDocument.ts'
import { unmetNeed } from './compatibility.ts'
import { likelyRelease } from '@companion/shell/boot/preload'
import { versionOf } from './releaseRef.ts'
import { select, selectRemote, type Device } from './select.ts'
import { compareVersions } from './version.ts'

const releases = (['1.0.0', '1.1.0', '1.2.0', '1.3.0'] as const).map((version, at) =>
  sampleRelease('weather', version, 'aaaa', {
    needs: { ...sampleRelease('weather', version, 'a').needs, contract: at < 2 ? '^1.0' : '^1.2' },
  }),
)
const shorts = releases.map(({ version }) => `${version}-aaaa` as const)
const refs = shorts.map((short) => `weather@${short}` as const)

const document = (rules: readonly Rule[], changes: Partial<ChannelDocument> = {}): ChannelDocument => ({
  ...sampleDocument(releases[0]!),
  releases: Object.fromEntries(releases.map((release, at) => [refs[at]!, sampleEntry(release)])),
  remotes: { weather: { rules, fallback: [shorts[0]!] } },
  ...changes,
})

const aRule = fc.record(
  {
    id: fc.constantFrom('a', 'b', 'c'),
    use: fc.constantFrom(...shorts),
    when: fc.record(
      {
        brand: fc.subarray(['sparkpro', 'lensmoo'], { minLength: 1 }),
        os: fc.subarray(['ios', 'android'], { minLength: 1 }),
        app: fc.constantFrom('>=3.4.0', '<3', '^3'),
      },
      { requiredKeys: [] },
    ),
    roll: fc.record(
      { pct: fc.integer({ min: 0, max: 100 }), salt: fc.string(), paused: fc.boolean() },
      { requiredKeys: ['pct', 'salt'] },
    ),
  },
  { requiredKeys: ['id', 'use'] },
)
const aDocument = fc
  .record({
    rules: fc.array(aRule, { maxLength: 5 }),
    revoked: fc.subarray(refs),
    low: fc.constantFrom('0.0.0', '1.1.0', '1.3.0'),
  })
  .map(({ rules, revoked, low }) => document(rules as Rule[], { revoked, floor: { weather: low } }))
const aDevice = fc.record({
  brand: fc.constantFrom('sparkpro', 'lensmoo', 'gamefog'),
  os: fc.constantFrom('ios', 'android', 'other'),
  app: fc.constantFrom('', '2.9', '3.4.1'),
  id: fc.string(),
  lkg: fc.subarray(shorts).map((weather) => ({ weather })),
  quarantined: fc.subarray(refs),
})
const someOffers = fc
  .constantFrom('1.0.0', '1.2.0', '2.0.0', null)
  .map((contract) => ({ ...sampleOffers, contract }))

describe('selection', () => {
  test('never offers what is revoked, below the minimum version, in quarantine, unfit or unable to read what is stored', () => {
    fc.assert(
      fc.property(aDocument, aDevice, someOffers, aDocument, (doc, device, offers, embedded) => {
        const { candidates } = selectRemote(doc, 'weather', device, offers, [embedded])
        const unmet = candidates.map(({ release }) => unmetNeed(release.needs, offers)?.need)
        // A release that doesn't support the app's contract is a candidate only if no release supports it.
        const [first] = unmet
        expect(unmet).toEqual(unmet.map(() => (first === 'contract' ? first : undefined)))
        for (const { ref } of candidates) {
          expect(doc.revoked).not.toContain(ref)
          expect(compareVersions(versionOf(ref), doc.floor.weather!)).toBeGreaterThanOrEqual(0)
          expect(device.quarantined).not.toContain(ref)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('names each release once and accounts for every wish', () => {
    fc.assert(
      fc.property(aDocument, aDevice, someOffers, (doc, device, offers) => {
        const { candidates, refused } = selectRemote(doc, 'weather', device, offers)
        expect(new Set(candidates.map(({ ref }) => ref)).size).toBe(candidates.length)
        const seen = new Set([...candidates, ...refused].map(({ ref }) => ref))
        for (const { use } of doc.remotes.weather!.rules) expect(seen).toContain(`weather@${use}`)
      }),
    )
  })

  test('only adds devices when a rollout grows', () => {
    const gets = (pct: number, id: string) =>
      selectRemote(
        document([
          { id: 'new', use: shorts[1]!, roll: { pct, salt: 's' } },
          { id: 'base', use: shorts[0]! },
        ]),
        'weather',
        { ...sampleDevice, id },
        sampleOffers,
      ).candidates[0]?.ref === refs[1]
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(100), fc.nat(100), (id, a, b) => {
        if (gets(Math.min(a, b), id)) expect(gets(Math.max(a, b), id)).toBe(true)
      }),
    )
    expect(gets(100, 'anything')).toBe(true)
    expect(gets(100, '')).toBe(false)
  })

  test('falls from the rule that fits over later rules, fallbacks and what ran here to the shell’s own', () => {
    const doc = document([
      { id: 'lens', when: { brand: ['lensmoo'] }, use: shorts[3]! },
      { id: 'base', use: shorts[2]! },
    ])
    const embedded = sampleDocument(sampleRelease('weather', '0.9.0', 'ffff'))
    const device: Device = { ...sampleDevice, lkg: { weather: [shorts[1]!] } }
    const choice = selectRemote(doc, 'weather', device, sampleOffers, [embedded])
    expect(choice.candidates.map(({ ref, from }) => `${from} ${ref}`)).toEqual([
      `rule ${refs[2]}`,
      `fallback ${refs[0]}`,
      `lkg ${refs[1]}`,
      'embedded weather@0.9.0-ffff',
    ])
    expect(choice.refused).toEqual([{ ref: refs[3], from: 'rule', rule: 'lens', why: 'when' }])
  })

  test('keeps an app with an older bridge on the newest release that fits, and asks a browser for no bridge', () => {
    const doc = document([{ id: 'base', use: shorts[2]! }])
    const old = selectRemote(doc, 'weather', sampleDevice, { ...sampleOffers, contract: '1.0.0' })
    expect(old.candidates[0]?.ref).toBe(refs[0])
    expect(old.refused[0]?.unmet).toEqual({ need: 'contract', wants: '^1.2', has: '1.0.0' })
    const browser = select(doc, sampleDevice, { ...sampleOffers, contract: null, caps: [] })
    expect(browser.weather?.candidates[0]?.ref).toBe(refs[2])
  })

  test('leaves a paused rollout with those who run it', () => {
    const doc = document([
      { id: 'new', use: shorts[1]!, roll: { pct: 100, salt: 's', paused: true } },
      { id: 'base', use: shorts[0]! },
    ])
    const gets = (device: Device) => selectRemote(doc, 'weather', device, sampleOffers).candidates[0]?.ref
    expect(gets(sampleDevice)).toBe(refs[0])
    expect(gets({ ...sampleDevice, lkg: { weather: [shorts[1]!] } })).toBe(refs[1])
  })

  test('hints at what ran here last, else at what everybody gets, never at what is revoked', () => {
    const doc = document([{ id: 'base', use: shorts[2]! }])
    expect(likelyRelease(doc, 'weather')?.path).toBe(`r/weather/${shorts[2]}/`)
    expect(likelyRelease(doc, 'weather', shorts[1])?.path).toBe(`r/weather/${shorts[1]}/`)
    expect(likelyRelease({ ...doc, revoked: [refs[1]!] }, 'weather', shorts[1])?.path).toBe(
      `r/weather/${shorts[2]}/`,
    )
    expect(likelyRelease(doc, 'nothing')).toBeUndefined()
  })
})
