import { webcrypto } from 'node:crypto'
import * as fc from 'fast-check'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { learnServerTime } from '@companion/shared/platform/serverTime'
import {
  sampleDevice,
  sampleDocument,
  sampleOffers,
  sampleRelease,
} from '../../../test/release/sampleRelease.ts'
import { signedEntry, testWriters } from '../../../test/release/writers.ts'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { folderStore } from '@companion/releases/stores/store'
import { evaluateDocument } from './evaluateDocument.ts'
import { openReleaseMemory } from './releaseMemory.ts'
import type { ReleaseState } from './releaseState.ts'

const day = 86_400_000
let newer: string
let made: ChannelDocument
let freshPage: (clock: number) => ReleaseState

beforeAll(async () => {
  const { keyring, writer } = await testWriters()
  const release = sampleRelease('weather', '1.0.0', 'aaaa')
  const releases = { 'weather@1.0.0-aaaa': await signedEntry(keyring, release) }
  made = { ...sampleDocument(release), seq: 2, releases }
  newer = JSON.stringify(await writer(folderStore('')).sign(JSON.stringify(made)))
  freshPage = (clock) => ({
    memory: openReleaseMemory({ localStorage: null, crypto: webcrypto } as unknown as Window),
    trust: { subtle: webcrypto.subtle, root: keyring.newest, channel: 'stable' },
    documents: [{ ...made, seq: 1 }],
    device: sampleDevice,
    offers: sampleOffers,
    overlay: (document) => document,
    crashed: [],
    clock: () => clock,
  })
})
afterEach(() => {
  delete companion.clockSkew
  vi.useRealTimers()
})

/** Simulates a response with this server time, on a device whose clock shows another time. */
function hear(server: number, clock: number): void {
  vi.useFakeTimers({ now: clock, toFake: ['Date'] })
  learnServerTime(new Headers({ date: new Date(server).toUTCString() }))
}

test.for([
  ['1970', 5000],
  ['two days behind', Date.parse('2026-11-19T10:00:00Z')],
  ['ten days ahead', Date.parse('2026-12-01T10:00:00Z')],
  ['22 days ahead', Date.parse('2026-12-13T10:00:00Z')],
  ['2040', Date.parse('2040-01-01T00:00:00Z')],
] as const)('a document of today counts where the device’s clock says: %s', async ([, clock]) => {
  hear(Date.parse('2026-11-21T12:00:00Z'), clock)
  expect(await evaluateDocument(freshPage(clock), newer)).toBe('new')
})

test('whatever the device’s clock says, a document counts as long as it is signed for by the server’s', async () => {
  const [at, exp] = [Date.parse(made.at), Date.parse(made.exp)]
  const around = fc.integer({ min: -30, max: 30 }).map((days) => at + days * day + 1000)
  const anyClock = fc.oneof(around, fc.constantFrom(0, 4e12), fc.integer({ min: 0, max: 4e12 }))
  await fc.assert(
    fc.asyncProperty(anyClock, around, fc.boolean(), async (clock, server, told) => {
      delete companion.clockSkew
      if (told) hear(server, clock)
      // A clock that's earlier than the document's signing time must be wrong, so the signing time is used.
      const time = told ? server : Math.max(clock, at)
      expect(await evaluateDocument(freshPage(clock), newer)).toBe(time < exp ? 'new' : 'expired')
    }),
    { numRuns: 200 },
  )
})
