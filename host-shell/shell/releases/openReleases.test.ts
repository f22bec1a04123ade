import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as limits from '@companion/shared/limits'
import { bootObject } from '../../../test/bootObject.ts'
import { candidatesFor } from '../federation/chooseRelease.ts'
import { sampleDocument, sampleRelease } from '../../../test/release/sampleRelease.ts'
import { signedEntry, testWriters, type TestWriters } from '../../../test/release/writers.ts'
import { sha384 } from '@companion/releases/stores/hash'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { folderStore, jsonBytes } from '@companion/releases/stores/store'
import { openReleases } from './openReleases.ts'
import { memoryKey } from './releaseMemory.ts'

const embedded = sampleDocument(sampleRelease('weather', '1.0.0', 'aaaa'))

/** Starts a page with this embedded document, on a device that has stored this text. */
async function open(carried: ChannelDocument, pathname = '/weather', remembered = '') {
  const config = { apiBase: '', channel: 'stable' }
  vi.stubGlobal('companion', bootObject({ page: { config, releases: carried } }))
  const kept = new Map([[memoryKey, JSON.stringify({ id: 'device', envelope: remembered })]])
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  const page = { location: { pathname }, crypto, localStorage, navigator: { userAgent: '' } }
  const { documentLimit, state } = await openReleases(page as unknown as Window, 'sparkpro', '1.0.0')
  return { documentLimit, state, runs: candidatesFor('weather').map(({ ref }) => ref) }
}
const aged = (document: ChannelDocument, hours: number): ChannelDocument => ({
  ...document,
  at: new Date(Date.now() - hours * 3_600_000).toISOString(),
})
const strict = (document: ChannelDocument): ChannelDocument => ({
  ...document,
  remotes: { weather: { ...document.remotes['weather']!, boot: { waitMs: 3000 } } },
})
afterEach(() => vi.unstubAllGlobals())

test('a page starts at once with the releases it carries, however old they are', async () => {
  expect(await open(aged(embedded, 5000))).toMatchObject({ documentLimit: 0, runs: ['weather@1.0.0-aaaa'] })
})

test('a strict remote waits for news only where what the page has is not of today', async () => {
  expect((await open(aged(strict(embedded), 1))).documentLimit).toBe(0)
  expect((await open(aged(strict(embedded), 25))).documentLimit).toBe(3000)
  // A wrong clock must not make an old document look fresh.
  expect((await open(aged(strict(embedded), -25))).documentLimit).toBe(3000)
})

test('an address that nobody here knows waits for a document that may name it', async () => {
  expect((await open(embedded, '/elsewhere/')).documentLimit).toBe(limits.channel)
})

describe('what the device remembers', () => {
  let writers: TestWriters
  let carried: ChannelDocument
  let signed: (change: Partial<ChannelDocument>) => Promise<string>
  const fetched: string[] = []

  beforeAll(async () => {
    writers = await testWriters()
    const [first, second] = await Promise.all(
      ['1.0.0', '2.0.0'].map((version) =>
        signedEntry(writers.keyring, sampleRelease('weather', version, 'aaaa')),
      ),
    )
    const { envelope } = writers.keyring.roots[0]!
    const root = ['/trust/1.root.json', sha384(jsonBytes(envelope))]
    const releases = { 'weather@1.0.0-aaaa': first!, 'weather@2.0.0-aaaa': second! }
    carried = Object.assign(aged(embedded, 1), { root, seq: 1, releases: { 'weather@1.0.0-aaaa': first! } })
    signed = async (change) => {
      const { sign } = writers.writer(folderStore(''))
      return JSON.stringify(await sign(JSON.stringify({ ...carried, seq: 2, releases, ...change })))
    }
  })
  beforeEach(() => {
    fetched.length = 0
    vi.stubGlobal('fetch', async (url: string) => {
      fetched.push(url)
      return new Response(Buffer.from(jsonBytes(writers.keyring.roots[0]!.envelope)))
    })
  })
  const use = (version: `${number}.0.0`): Pick<ChannelDocument, 'remotes'> => ({
    remotes: { weather: { rules: [{ id: 'base', use: `${version}-aaaa` }], fallback: [] } },
  })

  test('is not verified before the first screen where it has the page run the same', async () => {
    const { state } = await open(carried, '/weather', await signed(use('1.0.0')))
    expect(state.documents).toHaveLength(1)
    expect(fetched).toEqual([])
  })

  test('is verified first where it has the page run something else', async () => {
    const { runs, state } = await open(carried, '/weather', await signed(use('2.0.0')))
    expect(runs).toEqual(['weather@2.0.0-aaaa', 'weather@1.0.0-aaaa'])
    expect(state.documents).toHaveLength(2)
    expect(fetched).toEqual(['/trust/1.root.json'])
  })

  test('changes nothing when nobody has signed it', async () => {
    const { p } = JSON.parse(await signed(use('2.0.0'))) as { p: string }
    for (const forged of [JSON.stringify({ p, s: [] }), '{', JSON.stringify({ p: '{}', s: [] })])
      expect((await open(carried, '/weather', forged)).runs, forged).toEqual(['weather@1.0.0-aaaa'])
  })

  test('stops the start when it revokes what the page carries and cannot be verified', async () => {
    const revoking = await signed({ ...use('2.0.0'), revoked: ['weather@1.0.0-aaaa'] })
    expect((await open(carried, '/weather', revoking)).runs).toEqual(['weather@2.0.0-aaaa'])
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    await expect(open(carried, '/weather', revoking)).rejects.toThrow('offline')
  })

  test('saves a strict remote the wait, if it is of today', async () => {
    const old = aged(strict(carried), 400)
    const today = aged(strict(carried), 1)
    const { documentLimit } = await open(old, '/weather', await signed({ ...today, seq: 2 }))
    expect(documentLimit).toBe(0)
  })
})
