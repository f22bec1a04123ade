import { webcrypto } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  sampleDevice,
  sampleDocument,
  sampleOffers,
  sampleRelease,
} from '../../../test/release/sampleRelease.ts'
import { signedEntry, testWriters, writersTime, type TestWriters } from '../../../test/release/writers.ts'
import { candidatesFor } from '../federation/chooseRelease.ts'
import type { ChannelDocument, ChannelRelease } from '@companion/release-protocol/channelDocument'
import { renewRole } from '@companion/releases/keys/roots'
import { folderStore } from '@companion/releases/stores/store'
import { openReleaseMemory } from './releaseMemory.ts'
import { acceptDocument } from './acceptDocument.ts'
import { updateSelection, type ReleaseState } from './releaseState.ts'

let shop: TestWriters
let good: ChannelRelease
let bad: ChannelRelease
let page: ReleaseState
const first = sampleRelease('weather', '1.0.0', 'aaaa')
const next = sampleRelease('weather', '2.0.0', 'bbbb')

beforeAll(async () => {
  shop = await testWriters()
  good = await signedEntry(shop.keyring, first)
  bad = await signedEntry(shop.keyring, next)
})

beforeEach(() => {
  page = {
    memory: openReleaseMemory({ localStorage: null, crypto: webcrypto } as unknown as Window),
    trust: { subtle: webcrypto.subtle, root: shop.keyring.newest, channel: 'stable' },
    documents: [{ ...sampleDocument(first), seq: 0, releases: { 'weather@1.0.0-aaaa': good } }],
    device: sampleDevice,
    offers: sampleOffers,
    overlay: (document) => document,
    crashed: [],
    clock: () => writersTime.getTime(),
  }
  updateSelection(page)
})

/** Returns a channel document signed with its channel's keys. This release is in its catch-all rule. */
async function channelWith(entry: ChannelRelease, keyring = shop.keyring, seq = 2): Promise<string> {
  const document: ChannelDocument = {
    ...sampleDocument(first, next),
    seq,
    remotes: { weather: { rules: [{ id: 'base', use: '2.0.0-bbbb' }], fallback: ['1.0.0-aaaa'] } },
    releases: { 'weather@1.0.0-aaaa': good, 'weather@2.0.0-bbbb': entry },
  }
  const { sign } = shop.writer(folderStore(''))
  expect(keyring.newest.roles['channel']).toEqual(shop.keyring.newest.roles['channel'])
  return JSON.stringify(await sign(JSON.stringify(document)))
}
const runs = () => candidatesFor('weather').map(({ ref }) => ref)

test('a release that its remote’s keys have signed is what the page runs', async () => {
  expect(await acceptDocument(page, await channelWith(bad))).toBe('new')
  expect(runs()).toEqual(['weather@2.0.0-bbbb', 'weather@1.0.0-aaaa'])
})

test('the channel’s keys alone bring no code onto the page', async () => {
  const { sign } = shop.writer(folderStore(''))
  const { s: _, ...record } = bad
  const ofPay = await signedEntry(shop.keyring, sampleRelease('pay', '2.0.0', 'bbbb'))
  const wrong: Record<string, ChannelRelease> = {
    'no signature': { ...bad, s: [] },
    'the channel’s signature': { ...bad, s: (await sign(JSON.stringify(record))).s },
    'other bytes': { ...bad, entry: ['remoteEntry.js', `sha384-${'A'.repeat(64)}`] },
    'another version': good,
    'another remote': ofPay,
    'another remote’s folder under its own name': { ...ofPay, path: bad.path },
    'the signature of another release': { ...bad, s: good.s },
  }
  for (const [what, entry] of Object.entries(wrong)) {
    expect(await acceptDocument(page, await channelWith(entry)), what).toBe('unsigned')
    expect(runs(), what).toEqual(['weather@1.0.0-aaaa'])
  }
})

test('not one character of a signed release can be changed', async () => {
  const text = JSON.stringify(bad)
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom(...'aA0./-'), async (at, other) => {
      const changed = text.slice(0, at) + other + text.slice(at + 1)
      let entry: ChannelRelease
      try {
        entry = JSON.parse(changed) as ChannelRelease
      } catch {
        return
      }
      // Skips the last character of a signature: four of its bits are unused, so a change can decode to the
      // same signature.
      if (changed === text || text.indexOf('"}', at) === at + 1) return
      await acceptDocument(page, await channelWith(entry))
      expect(runs(), changed).not.toContain('weather@2.0.0-bbbb')
    }),
    { numRuns: 300 },
  )
})

test('a release signed by a key the device does not know yet runs once it has learnt of it', async () => {
  const renewed = await renewRole(shop.keyring, { role: 'release:weather' }, writersTime)
  const text = await channelWith(await signedEntry(renewed, next), renewed)
  expect(await acceptDocument(page, text)).toBe('unsigned')
  expect(runs()).toEqual(['weather@1.0.0-aaaa'])
  page.trust.root = renewed.newest
  await acceptDocument(page, text)
  expect(runs()[0]).toBe('weather@2.0.0-bbbb')
})
