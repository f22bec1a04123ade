import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as limits from '@companion/shared/limits'
import { bootObject } from '../../../test/bootObject.ts'
import { addressesOf, setBases } from './mirrors.ts'

const [a, b] = ['https://a.example/', 'https://b.example/companion/']
const own = 'https://m.example/'
const file = 'r/weather/1.0.0-a/titles.json'
const integrity = `sha384-${'A'.repeat(64)}` as const

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('location', { href: 'https://m.example/weather' })
  vi.stubGlobal('companion', bootObject())
  setBases([{ bases: [] }])
  setBases([{ bases: [a, b] }])
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Stubs a network in which matching URLs succeed. All other URLs fail or hang. */
function network(answers: (url: string) => boolean, rest: 'lost' | 'hangs' = 'lost') {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    if (answers(url)) return Promise.resolve(new Response(url))
    return rest === 'lost' ? Promise.reject(new TypeError('Failed to fetch')) : new Promise(() => {})
  })
  return asked
}

test('files lie at the signed bases, the best first, and at the page’s own origin in the end', () => {
  expect(addressesOf(file)).toEqual([a + file, b + file, own + file])
  setBases([{ bases: ['/', a] }])
  expect(addressesOf(file)).toEqual([own + file, a + file])
  setBases([{ bases: [] }])
  expect(addressesOf(file)).toEqual([own + file])
})

test('a base where a file was not to be had is asked last for all files, however many failed there at once', () => {
  const { placeOf, tries } = companion.mirrors!
  expect(tries).toBe(3)
  const files = [1, 2, 3].map((n) => `r/weather/1.0.0-a/${n}.js`)
  expect(files.map((one) => placeOf(a + one, 1))).toEqual(files.map((one) => a + one))
  expect(files.map((one) => placeOf(a + one, 2))).toEqual(files.map((one) => b + one))
  expect(placeOf(a + file, 1)).toBe(b + file)
  expect(placeOf(a + files[0], 3)).toBe(own + files[0])
  // All bases have failed, so the first one is tried again.
  expect(placeOf(a + files[0], 4)).toBe(a + files[0])
  // The shell's own files aren't on mirrors, so their URL doesn't change.
  expect(placeOf(`${own}shell/1.0.0-a/live.js`, 2)).toBe(`${own}shell/1.0.0-a/live.js`)
})

test('the same bases in a newer document change nothing, others do', () => {
  const { placeOf } = companion.mirrors!
  placeOf(a + file, 1)
  placeOf(a + file, 2)
  setBases([{ bases: [a, b] }, { bases: [] }])
  expect(addressesOf(file)[0]).toBe(b + file)
  setBases([{ bases: [a] }])
  expect(addressesOf(file)).toEqual([a + file, own + file])
})

test('scripts may come from the bases of every document that the page goes by', () => {
  const allow = vi.fn<(bases: readonly string[]) => void>()
  companion.allowBases = allow
  setBases([{ bases: [b] }, { bases: [a] }, { bases: [] }])
  expect(allow.mock.calls).toEqual([[[b, a]]])
  expect(addressesOf(file)).toEqual([b + file, own + file])
})

test('a fetch goes on to the next base when one is lost or hangs, and the last one has its own time', async () => {
  const asked = network((url) => url.startsWith(own), 'hangs')
  const { fetch: get } = companion.mirrors!
  const fetching = get(`/${file}`, { integrity })
  await vi.advanceTimersByTimeAsync(2 * limits.mirror)
  expect(await (await fetching).text()).toBe(own + file)
  expect(asked).toEqual([a + file, b + file, own + file])
  network(() => false)
  await expect(get(`/${file}`, { integrity })).rejects.toThrow('Failed to fetch')
})

/** Stubs a page whose scripts load, fail or hang, depending on their URL. */
function scriptsOf(there: (url: string) => 'loads' | 'fails' | 'hangs') {
  const asked: string[] = []
  vi.stubGlobal('document', {
    createElement: () => ({ remove() {} }),
    head: {
      append(script: { src: string; onload(): void; onerror(): void }) {
        asked.push(script.src)
        const what = there(script.src)
        if (what !== 'hangs') queueMicrotask(() => (what === 'loads' ? script.onload() : script.onerror()))
      },
    },
  })
  return asked
}

test('of several hosts the first that has the right bytes runs, and the next script begins there', async () => {
  const asked = scriptsOf((url) => (url.startsWith(b) ? 'loads' : 'fails'))
  const { run } = companion.mirrors!
  const [one, two] = ['r/pay/1.0.0-a/remoteEntry.js', 'r/weather/1.0.0-a/remoteEntry.js']
  await run(own + one, integrity)
  await run(own + two, integrity)
  expect(asked).toEqual([a + one, b + one, b + two])
})

test('a host that hangs has less time while there is another; a script that is nowhere is lost', async () => {
  const { run } = companion.mirrors!
  const entry = 'r/pay/1.0.0-b/remoteEntry.js'
  const asked = scriptsOf((url) => (url.startsWith(a) ? 'hangs' : 'loads'))
  const running = run(own + entry, integrity)
  await vi.advanceTimersByTimeAsync(limits.mirror)
  await running
  expect(asked).toEqual([a + entry, b + entry])
  scriptsOf(() => 'fails')
  await expect(run(own + entry, integrity)).rejects.toMatchObject({ name: 'ScriptLoadError' })
})
