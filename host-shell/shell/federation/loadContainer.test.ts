import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as limits from '@companion/shared/limits'
import { loadContainer } from './loadContainer.ts'

interface Script {
  src: string
  integrity: string
  crossOrigin: string
  onload: (() => void) | null
  onerror: (() => void) | null
  remove(): void
}

const integrity = `sha384-${'A'.repeat(64)}` as const
const entry = (name: string) => `https://m.example/r/weather/${name}/remoteEntry.js`
let scripts: Script[] = []
/** Simulates the browser's reaction to each inserted script. */
let answer: (script: Script) => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  scripts = []
  vi.stubGlobal('document', {
    createElement: () => ({ remove() {} }),
    head: {
      append(script: Script) {
        scripts.push(script)
        answer(script)
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const area = { screens: {}, prepare: async () => {} }
/** Assigns a container to its global, as a release's entry script does. */
type Init = (...given: unknown[]) => void
function start(name: string, get: () => Promise<unknown> = async () => () => ({ area })) {
  const init = vi.fn<Init>()
  vi.stubGlobal(name, { init, get })
  return init
}
const loads = (act: (script: Script) => void) => (script: Script) =>
  queueMicrotask(() => {
    act(script)
    script.onload?.()
  })

test('a container is loaded with its hash and started once, with what the page shares', async () => {
  let init = vi.fn<Init>()
  answer = loads(() => (init = start('a')))
  expect(await loadContainer('a', entry('a'), integrity)).toBe(area)
  expect(scripts).toMatchObject([{ src: entry('a'), integrity, crossOrigin: 'anonymous' }])
  const [shared, , options] = init.mock.calls[0] as [
    Record<string, unknown>,
    unknown,
    { shareScopeMap: object },
  ]
  expect(Object.keys(shared)).toContain('@companion/shared/session/current')
  expect(options.shareScopeMap).toEqual({ default: shared })
  await loadContainer('a', entry('a'), integrity)
  expect([scripts.length, init.mock.calls.length]).toEqual([1, 1])
})

test('two loads at once run one script and start the container once', async () => {
  let init = vi.fn<Init>()
  answer = loads(() => (init = start('both')))
  const load = () => loadContainer('both', entry('both'), integrity)
  expect(await Promise.all([load(), load()])).toEqual([area, area])
  expect(scripts).toHaveLength(1)
  expect(init).toHaveBeenCalledTimes(1)
})

test('nothing is loaded without a hash', async () => {
  await expect(loadContainer('b', entry('b'), '' as 'sha384-')).rejects.toThrow('no hash')
  expect(scripts).toEqual([])
})

test('a lost script is asked for once more, under another address', async () => {
  answer = (script) =>
    script.src.endsWith('?r=2') ? loads(() => start('c'))(script) : queueMicrotask(() => script.onerror?.())
  expect(await loadContainer('c', entry('c'), integrity)).toBe(area)
  expect(scripts.map(({ src }) => src)).toEqual([entry('c'), `${entry('c')}?r=2`])
})

test('a script that is lost twice is a failure to load, and a later call tries again', async () => {
  answer = (script) => queueMicrotask(() => script.onerror?.())
  await expect(loadContainer('d', entry('d'), integrity)).rejects.toMatchObject({ name: 'ScriptLoadError' })
  answer = loads(() => start('d'))
  expect(await loadContainer('d', entry('d'), integrity)).toBe(area)
  expect(scripts.at(-1)?.src).toBe(`${entry('d')}?r=3`)
})

test('a script that hangs has its time, once', async () => {
  answer = () => {}
  const loading = loadContainer('e', entry('e'), integrity)
  const failing = loading.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(limits.file)
  expect(await failing).toMatchObject({
    name: 'TimeoutError',
    message: expect.stringMatching(/took longer than/),
  })
  expect(scripts).toHaveLength(1)
})

test('a script that throws and leaves no container is the fault of the release', async () => {
  answer = loads(() => {})
  await expect(loadContainer('g', entry('g'), integrity)).rejects.toThrow('is no container')
})

test('code that could not be had is asked for again with the next call, and the container is not started twice', async () => {
  let lost = true
  let init = vi.fn<Init>()
  answer = loads(() => {
    init = start('h', async () => {
      if (lost) throw new Error('Loading chunk area failed.')
      return () => ({ area })
    })
  })
  await expect(loadContainer('h', entry('h'), integrity)).rejects.toThrow('Loading chunk')
  lost = false
  expect(await loadContainer('h', entry('h'), integrity)).toBe(area)
  expect(init.mock.calls).toHaveLength(1)
})

test('what the container is going to ask for is asked for beside it, with its hash, and may be lost', async () => {
  const beside = entry('i').replace('remoteEntry', 'area')
  answer = (script) =>
    script.src === beside ? queueMicrotask(() => script.onerror?.()) : loads(() => start('i'))(script)
  expect(await loadContainer('i', entry('i'), integrity, [[beside, 'sha384-B']])).toBe(area)
  expect(scripts).toMatchObject([
    { src: beside, integrity: 'sha384-B', crossOrigin: 'anonymous' },
    { src: entry('i'), integrity },
  ])
})
