import { installFakeApp } from '@companion/bridge-contract/fake/install'
import type { FakeOptions } from '@companion/bridge-contract/fake/options'
import { afterEach, expect, test, vi } from 'vitest'
import { Window } from 'happy-dom'
import { tellApp } from './tellApp.ts'

function inside(options: FakeOptions) {
  const win = new Window({ url: 'https://m.metawatch.example/help' }) as unknown as globalThis.Window
  vi.stubGlobal('window', win)
  return installFakeApp(win, options)
}

afterEach(() => vi.unstubAllGlobals())

const ready = { route: '/help', ms: 300 }

const apps: readonly FakeOptions[] = [
  { platform: 'android' },
  { platform: 'ios' },
  { platform: 'ios', replies: false },
  { platform: 'android', nonce: 'of this load' },
  { platform: 'ios', nonce: 'of this load' },
]

test.each(apps)('a notice reaches an app before the bridge is there: %o', (options) => {
  const app = inside(options)
  expect(tellApp('pageReady', ready)).toBe(true)
  expect(app.calls.map(({ method, params }) => [method, params])).toEqual([['pageReady', ready]])
})

const others: readonly FakeOptions[] = [
  { platform: 'android', wire: 0 },
  { platform: 'ios', wire: 0 },
  { platform: 'android', transport: 'channel' },
  { platform: 'android', without: ['pageReady'] },
  { platform: 'ios', without: ['pageReady'] },
]

test.each(others)('an app that speaks no wire 1 gets its notices from the bridge: %o', (options) => {
  const app = inside(options)
  expect(tellApp('pageReady', ready)).toBeUndefined()
  expect(app.calls).toEqual([])
})

test('an app that refuses it breaks nothing', () => {
  inside({ platform: 'ios', nonce: 'of this load', faults: { '*': { throw: 1 } } })
  expect(() => tellApp('pageReady', ready)).not.toThrow()
})
