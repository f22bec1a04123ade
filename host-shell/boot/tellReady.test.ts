import { installFakeApp } from '@companion/bridge-contract/fake/install'
import type { FakeOptions } from '@companion/bridge-contract/fake/options'
import { expect, test } from 'vitest'
import { Window } from 'happy-dom'
import { tellReady } from './tellReady.ts'

function inside(options: FakeOptions) {
  const win = new Window({ url: 'https://m.metawatch.example/help' }) as unknown as globalThis.Window
  return { win, app: installFakeApp(win, options) }
}

const apps: readonly FakeOptions[] = [
  { platform: 'android' },
  { platform: 'ios' },
  { platform: 'ios', replies: false },
  { platform: 'android', nonce: 'of this load' },
  { platform: 'ios', nonce: 'of this load' },
]

test.each(apps)('an app hears of the words before the bridge is there: %o', async (options) => {
  const { win, app } = inside(options)
  await tellReady(win)
  expect(app.calls.map(({ method, params }) => [method, params])).toEqual([
    ['pageReady', { route: '/help', ms: expect.any(Number) as number }],
  ])
  expect(win.companionReady).toBe(true)
})

const others: readonly FakeOptions[] = [
  { platform: 'android', wire: 0 },
  { platform: 'ios', wire: 0 },
  { platform: 'android', transport: 'channel' },
  { platform: 'android', without: ['pageReady'] },
  { platform: 'ios', without: ['pageReady'] },
]

test.each(others)('the bridge says it to an app that cannot be told so: %o', async (options) => {
  const { win, app } = inside(options)
  await tellReady(win)
  expect(app.calls).toEqual([])
  expect(win.companionReady).toBeUndefined()
})

test('an app that refuses it breaks nothing', async () => {
  const { win } = inside({ platform: 'ios', nonce: 'of this load', faults: { '*': { throw: 1 } } })
  await expect(tellReady(win)).resolves.toBeUndefined()
})
