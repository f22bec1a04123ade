import * as limits from '@companion/shared/limits'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  sampleDevice,
  sampleDocument,
  sampleEntry,
  sampleOffers,
  sampleRelease,
  sampleShell,
} from '../../../test/release/sampleRelease.ts'
import { bootObject } from '../../../test/bootObject.ts'
import { emit } from '../federation/remoteStates.ts'
import type { ChannelDocument, ChannelRelease } from '@companion/release-protocol/channelDocument'
import { defaultTimings } from '@companion/release-protocol/timings'
import type { ReleaseRef, ShortRef } from '@companion/release-protocol/releaseRef'
import { shellUpdater } from './shellUpdater.ts'
import type { HealthEvent } from './health/recordHealth.ts'
import { openReleaseMemory } from './releaseMemory.ts'
import type { ReleaseState } from './releaseState.ts'

const [script, styles, libraries] = ['sha384-s', 'sha384-c', 'sha384-l'] as const
const start = ['1.5.0-aaaa', script, styles, libraries]

const embedded = sampleDocument(sampleRelease('weather', '1.0.0', 'aaaa'))
const entry: ChannelRelease = {
  ...sampleEntry(sampleShell('1.5.0')),
  entry: ['main.js', script],
  hot: { './styles': [['main.css', styles]], './libraries': [['libraries.js', libraries]] },
}
/** A channel that selects this shell for all devices. */
const named: ChannelDocument = {
  ...embedded,
  seq: 2,
  remotes: { ...embedded.remotes, shell: { rules: [{ id: 'base', use: '1.5.0-aaaa' }], fallback: [] } },
  releases: { ...embedded.releases, 'shell@1.5.0-aaaa': entry },
}
/** The same channel after that shell was rolled back. `revoked` lists releases that must never run again. */
const without = (...revoked: ReleaseRef[]): ChannelDocument => ({
  ...embedded,
  seq: 3,
  revoked,
  remotes: { ...embedded.remotes, shell: { rules: [], fallback: [] } },
})

afterEach(() => vi.unstubAllGlobals())

const here: typeof fetch = () => Promise.resolve(new Response('bytes'))
/** Never responds. Rejects only when the request is aborted. */
const hanging: typeof fetch = (_, init) =>
  new Promise((_, failed) => init?.signal?.addEventListener('abort', () => failed(init.signal?.reason)))

/** Opens a page with shell 1.4.0. The device has stored `shell`, and the page has started `running`. */
function openPage({ shell = [] as readonly string[], running = '', answer = here } = {}) {
  const kept = new Map([['companion.releases', JSON.stringify({ id: 'device', shell })]])
  const timers: (() => void)[] = []
  const [reload, report] = [vi.fn<() => void>(), vi.fn<(happening: HealthEvent) => void>()]
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  const frame = { url: '/shell/1.4.0-own0/main.css', integrity: 'sha384-' as const }
  const config = { apiBase: '', channel: 'stable', contract: '1.0.0', frame }
  vi.stubGlobal('companion', bootObject({ page: { config }, ...(running && { shell: running as ShortRef }) }))
  const win = {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    document: { querySelector: () => null },
    crypto,
    fetch,
    location: { reload },
    addEventListener: () => {},
    setTimeout: (task: () => void) => timers.push(task),
  } as unknown as Window
  const releases = {
    memory: openReleaseMemory(win),
    documents: [embedded],
    device: sampleDevice,
    offers: sampleOffers,
    overlay: (document) => document,
    clock: () => 1000,
  } as Pick<ReleaseState, 'memory' | 'documents' | 'device' | 'offers' | 'overlay' | 'clock'> as ReleaseState
  const followed = shellUpdater({ win, releases, timings: defaultTimings, report })
  return {
    ...followed,
    report,
    fetch,
    reload,
    releases,
    remembered: () => releases.memory.now.shell,
    settle: () => timers.splice(0).forEach((end) => end()),
    /** Simulates another tab that writes to storage. */
    elsewhere(shell: readonly string[]) {
      kept.set('companion.releases', JSON.stringify({ id: 'device', shell }))
    },
    learn(document: ChannelDocument) {
      releases.documents = [document, embedded]
      emit({ type: 'selected' })
    },
  }
}

test('a chosen shell takes over once its files are here, and not before', async () => {
  const page = openPage()
  page.learn(named)
  expect(page.isNext()).toBe(false)
  await vi.waitFor(() => expect(page.remembered()).toEqual(start))
  expect(page.isNext()).toBe(true)
  expect(page.fetch.mock.calls.map(([url, init]) => [url, init?.integrity])).toEqual([
    ['/r/shell/1.5.0-aaaa/main.js', script],
    ['/r/shell/1.5.0-aaaa/main.css', styles],
    ['/r/shell/1.5.0-aaaa/libraries.js', libraries],
  ])
})

test.each<[what: string, answer: typeof fetch]>([
  ['altered', () => Promise.reject(new TypeError('integrity'))],
  ['lost', () => Promise.resolve(new Response('', { status: 404 }))],
  ['never sent', hanging],
])('a shell whose files are %s is not remembered; the next look for news tries again', async (_, answer) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const page = openPage({ answer })
  page.learn(named)
  page.review()
  expect(page.fetch).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(limits.file)
  expect(page.remembered()).toEqual([])
  page.fetch.mockImplementation(here)
  page.review()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.remembered()).toEqual(start)
})

test('the shell that runs stays while it is chosen, and the one that the page carries follows it', () => {
  const page = openPage({ shell: [...start, ''], running: '1.5.0-aaaa' })
  // The server hasn't responded yet.
  expect(page.remembered()).toEqual([...start, ''])
  expect(page.isNext()).toBe(false)
  page.learn(named)
  expect(page.isNext()).toBe(false)
  // The shell has run long enough, so this start is successful.
  page.settle()
  expect(page.remembered()).toEqual(start)
  page.learn(without())
  expect(page.remembered()).toEqual([])
  expect(page.isNext()).toBe(true)
  expect(page.reload).not.toHaveBeenCalled()
})

test('a revoked shell is left at once and forgotten', () => {
  const page = openPage({ shell: start, running: '1.5.0-aaaa' })
  page.learn(without('shell@1.5.0-aaaa'))
  expect(page.remembered()).toEqual([])
  expect(page.reload).toHaveBeenCalledTimes(1)
  page.learn(without('shell@1.5.0-aaaa'))
  expect(page.reload).toHaveBeenCalledTimes(1)
})

test('after two starts that have not ended well it is in quarantine, and its next build is not', async () => {
  const page = openPage({ shell: [...start, '', ''] })
  page.learn(named)
  expect(page.isNext()).toBe(false)
  page.settle()
  expect(page.remembered()).toEqual([])
  expect(page.releases.memory.now.aside['shell@1.5.0-aaaa']?.times).toBe(1)
  expect(page.report.mock.calls.flat()).toEqual([
    { type: 'shown', remote: 'shell', ref: 'shell@1.4.0-own0' },
    { type: 'crashed', ref: 'shell@1.5.0-aaaa' },
  ])
  page.learn(named)
  expect(page.fetch).not.toHaveBeenCalled()
  page.learn({
    ...named,
    remotes: { ...named.remotes, shell: { rules: [{ id: 'base', use: '1.5.1-aaaa' }], fallback: [] } },
    releases: { ...named.releases, 'shell@1.5.1-aaaa': entry },
  })
  await vi.waitFor(() => expect(page.remembered()[0]).toBe('1.5.1-aaaa'))
})

test('two other tabs that have just started it have not crashed', () => {
  const page = openPage({ shell: [...start, '', ''] })
  page.learn(named)
  page.elsewhere(start)
  page.settle()
  expect(page.remembered()).toEqual(start)
  expect(page.isNext()).toBe(true)
  expect(page.releases.memory.now.aside).toEqual({})
})

test('no older shell, and none for documents that say more, takes over', () => {
  for (const needs of [
    { ...entry.needs, shell: '<1.4.0' },
    { ...entry.needs, shared: { document: '^2.0.0' } },
  ]) {
    const page = openPage()
    page.learn({ ...named, releases: { 'shell@1.5.0-aaaa': { ...entry, needs } } })
    expect(page.fetch).not.toHaveBeenCalled()
    expect(page.isNext()).toBe(false)
  }
})
