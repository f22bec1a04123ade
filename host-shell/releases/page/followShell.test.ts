import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  sampleDevice,
  sampleDocument,
  sampleEntry,
  sampleOffers,
  sampleRelease,
  sampleShell,
} from '../../../test/release/sampleRelease.ts'
import { emit } from '../../remotes/remoteStates.ts'
import type { ChannelDocument, ChannelRelease } from '../model/channelDocument.ts'
import { defaultTimings } from '../model/timings.ts'
import { followShell } from './followShell.ts'
import { openReleaseMemory } from './releaseMemory.ts'
import type { ReleaseState } from './releaseState.ts'

const script = `sha384-${'s'.repeat(64)}`
const styles = `sha384-${'c'.repeat(64)}`
const start = ['1.5.0-aaaa', script, styles]

const embedded = sampleDocument(sampleRelease('weather', '1.0.0', 'aaaa'))
/** A shell as a build makes it. */
const entry: ChannelRelease = {
  ...sampleEntry(sampleShell('1.5.0')),
  entry: ['main.js', script],
  hot: { './styles': [['main.css', styles]] },
}
/** A channel that gives everybody this shell. */
const named: ChannelDocument = {
  ...embedded,
  seq: 2,
  remotes: { ...embedded.remotes, shell: { rules: [{ id: 'base', use: '1.5.0-aaaa' }], fallback: [] } },
  releases: { ...embedded.releases, 'shell@1.5.0-aaaa': entry },
}
/** The same channel after it was taken back; `revoked` for good. */
const without = (...revoked: string[]): ChannelDocument => ({
  ...embedded,
  seq: 3,
  revoked,
  remotes: { ...embedded.remotes, shell: { rules: [], fallback: [] } },
})

beforeEach(() => {
  const config = { contract: '1.0.0', bridge: { url: '/shell/1.4.0-own0/bridge.js' } }
  vi.stubGlobal('companionPage', { config })
})
afterEach(() => vi.unstubAllGlobals())

/** A page with a carried shell 1.4.0 whose device remembers `shell`; `running`: the newer one it has started. */
function openPage({ shell = [] as readonly string[], running = '', whole = true } = {}) {
  const kept = new Map([['companion.releases', JSON.stringify({ id: 'device', shell })]])
  const timers: (() => void)[] = []
  const listeners: Record<string, () => void> = {}
  const reload = vi.fn()
  const fetch = vi.fn(() =>
    whole ? Promise.resolve(new Response('bytes')) : Promise.reject(new TypeError('integrity')),
  )
  const win = {
    ...(running && { companionShell: running }),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    crypto,
    fetch,
    location: { reload },
    addEventListener: (name: string, listener: () => void) => void (listeners[name] = listener),
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
  const report = vi.fn()
  const isNext = followShell({ win, releases, timings: defaultTimings, report })
  return {
    isNext,
    report,
    fetch,
    reload,
    releases,
    remembered: () => releases.memory.now.shell,
    settle: () => timers.splice(0).forEach((end) => end()),
    /** Another tab writes what it remembers. */
    elsewhere(shell: readonly string[]) {
      kept.set('companion.releases', JSON.stringify({ id: 'device', shell }))
      listeners['storage']?.()
    },
    learn(document: ChannelDocument) {
      releases.documents = [document, embedded]
      emit({ type: 'selected' })
    },
  }
}

test('a chosen shell takes over once its files are here, and not before', async () => {
  const page = openPage()
  expect(page.isNext()).toBe(false)
  page.learn(named)
  expect(page.isNext()).toBe(false)
  await vi.waitFor(() => expect(page.remembered()).toEqual(start))
  expect(page.isNext()).toBe(true)
  expect(page.fetch.mock.calls).toEqual([
    ['/r/shell/1.5.0-aaaa/main.js', { integrity: script }],
    ['/r/shell/1.5.0-aaaa/main.css', { integrity: styles }],
  ])
})

test('a shell whose files are lost or altered is not remembered', async () => {
  const page = openPage({ whole: false })
  page.learn(named)
  await new Promise((done) => setTimeout(done))
  expect(page.fetch).toHaveBeenCalledTimes(2)
  expect(page.remembered()).toEqual([])
  expect(page.isNext()).toBe(false)
})

test('the shell that runs stays while it is chosen, and the one that the page carries follows it', () => {
  const page = openPage({ shell: [...start, ''], running: '1.5.0-aaaa' })
  page.learn(named)
  expect(page.isNext()).toBe(false)
  // Settled: this start has ended well.
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

test('a page that has heard nothing from the server changes nothing', () => {
  const page = openPage({ shell: start, running: '1.5.0-aaaa' })
  expect(page.remembered()).toEqual(start)
  expect(page.isNext()).toBe(false)
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
