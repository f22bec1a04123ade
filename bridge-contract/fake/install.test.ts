import { expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { createBridge, isBridgeError } from '../index.ts'
import * as lib from '../index.ts'
import { endOf, follow } from '../proof/kit.ts'
import { testWindow } from '../proof/window.ts'
import { docs } from '../docs/docs.ts'
import { play } from '../proof/play.ts'
import { readFakeOptions, refuse, type FakeOptions } from './options.ts'
import { installFakeApp } from './install.ts'
import { recordTrace, replayTrace } from './recording.ts'

const worlds: readonly (readonly [name: string, options: FakeOptions, kind: string])[] = [
  ['Android', {}, 'android-object'],
  ['Android, bare', { wire: 0 }, 'android-object'],
  ['Android channel', { transport: 'channel' }, 'android-listener'],
  ['iOS', { platform: 'ios' }, 'ios-handlers'],
  ['iOS, bare', { platform: 'ios', wire: 0 }, 'ios-handlers'],
  ['iOS 13', { platform: 'ios', replies: false }, 'ios-handlers'],
  ['iOS 13, bare', { platform: 'ios', replies: false, wire: 0 }, 'ios-handlers'],
  ['a port', { transport: 'port' }, 'emulator'],
]

for (const [name, options, kind] of worlds)
  test(`${name}: every method of the contract answers with its example`, async () => {
    const { bridge, app, pass } = play(options)
    expect(bridge.kind).toBe(kind)
    const asked = Object.values(contract.methods).filter((method) => bridge.supports(method).ok)
    const calls = asked.map(({ name: method }) => {
      const { params, result } = docs.methods[method as 'pay']
      return { method, result, call: follow(bridge.call(contract.methods[method as 'pay'], params as never)) }
    })
    await pass(10)
    for (const { method, result, call } of calls)
      expect(await call.end(), method).toEqual(['ok', method === 'bridgeInfo' ? expect.anything() : result])
    expect(app.calls.map(({ method }) => method)).toEqual(asked.map(({ name: method }) => method))
    const missing = options.platform === 'ios' ? 2 : 0
    expect(asked).toHaveLength(Object.keys(contract.methods).length - missing - (options.wire === 0 ? 1 : 0))
  })

for (const [name, options] of worlds)
  test(`${name}: every event of the contract arrives`, async () => {
    const { bridge, app, pass } = play(options)
    const heard: unknown[] = []
    for (const event of Object.values(contract.events))
      bridge.on(event, (data) => heard.push([event.name, data]))
    for (const event of Object.values(contract.events)) app.emit(event.name as 'themeChanged')
    await pass(1)
    expect(heard).toEqual(Object.entries(docs.events).map(([event, { data }]) => [event, data]))
  })

test('an old app hides what is younger, and answers the rest', async () => {
  const { bridge, app } = play({ app: '1.0.0' })
  expect(bridge.info()?.contract).toBe('1.0.0')
  expect(bridge.supports(lib.getStorefront)).toEqual({ ok: false, reason: 'not-in-app', since: '1.1.0' })
  expect(bridge.supports(lib.openSettings, 'screen', 'powerManager').ok).toBe(false)
  expect(await endOf(bridge.call(lib.saveImage, { uri: 'data:,' }))).toEqual(['UNSUPPORTED', 'not-in-app'])
  expect((await endOf(bridge.call(lib.getDeviceInfo)))[0]).toBe('ok')
  expect(bridge.info()?.events).not.toContain('codeReceived')
  expect(app.calls).toHaveLength(1)
})

test('a bare old app hides it by not having it', async () => {
  const { bridge } = play({ app: '1.0.0', wire: 0, platform: 'ios' })
  expect(bridge.info()).toBeNull()
  expect(bridge.supports(lib.saveImage).ok).toBe(false)
  expect(bridge.supports(lib.getLocation).ok).toBe(true)
})

test('answers are as asked for: values, functions, promises and refusals, now and later', async () => {
  const { bridge, app, pass } = play({
    answers: {
      getLocation: ({ accuracy }) => ({ latitude: accuracy === 'fine' ? 1 : 2, longitude: 0 }),
      getDeviceInfo: refuse<typeof lib.getDeviceInfo>('CANCELLED'),
      pay: () => Promise.resolve({ status: 'canceled' }),
      checkAppUpdate: { available: false },
    },
  })
  expect(await endOf(bridge.call(lib.getLocation, { accuracy: 'fine' }))).toEqual([
    'ok',
    { latitude: 1, longitude: 0 },
  ])
  expect((await endOf(bridge.call(lib.getDeviceInfo)))[0]).toBe('CANCELLED')
  expect(await endOf(bridge.call(lib.checkAppUpdate))).toEqual(['ok', { available: false }])
  const paid = follow(bridge.call(lib.pay, { orderId: 'o', provider: 'x', amountMinor: 1, currency: 'EUR' }))
  await pass(1)
  expect(await paid.end()).toEqual(['ok', { status: 'canceled' }])
  app.change({ answers: { getLocation: refuse<typeof lib.getLocation>('LOCATION_OFF') } })
  expect(await endOf(bridge.call(lib.getLocation))).toEqual(['HOST_ERROR', 'LOCATION_OFF'])
})

test('wrong parameters are refused by the app too', async () => {
  const { win } = play()
  const native = (win as unknown as { CompanionNative: { setTitle(text: string): string } }).CompanionNative
  expect(JSON.parse(native.setTitle('{"id":"x","v":1,"p":{"title":7}}'))).toMatchObject({
    ok: false,
    error: { code: 'INVALID_PARAMS' },
  })
})

test('calls without the nonce of this load are refused', async () => {
  for (const platform of ['android', 'ios'] as const) {
    const { bridge, win, app } = play({ platform, nonce: 'only this page' })
    expect((await endOf(bridge.call(lib.getDeviceInfo)))[0]).toBe('ok')
    if (platform === 'android') {
      const native = (win as unknown as { CompanionNative: { getDeviceInfo(text: string): string } })
        .CompanionNative
      expect(native.getDeviceInfo('{"id":"x","v":1}')).toContain('FORBIDDEN_ORIGIN')
    }
    expect(JSON.stringify(bridge.trace())).not.toContain('only this page')
    app.uninstall()
  }
})

test('events sent before the page looks are there when it does', () => {
  const page = testWindow()
  const app = installFakeApp(page.win, { state: { languageChanged: { lang: 'ar' } } })
  expect(app.emit('themeChanged', { dark: true })).toBe('queued')
  const bridge = createBridge(page.win)
  const seen: unknown[] = []
  bridge.on(lib.themeChanged, ({ dark }) => seen.push(dark))
  bridge.on(lib.languageChanged, ({ lang }) => seen.push(lang))
  expect(seen).toEqual([true, 'ar'])
})

test('a trace is recorded without secrets and played back', async () => {
  const first = play({
    answers: {
      getLocation: refuse<typeof lib.getLocation>('LOCATION_OFF'),
      checkAppUpdate: { available: false },
    },
  })
  await endOf(first.bridge.call(lib.refreshSession, { reason: 'lost' }))
  await endOf(first.bridge.call(lib.checkAppUpdate))
  first.app.change({ answers: { checkAppUpdate: { available: true } } })
  await endOf(first.bridge.call(lib.checkAppUpdate))
  const lines = recordTrace(first.bridge.trace())
  expect(lines).not.toContain('example-access-token')

  const again = play({ answers: replayTrace(lines) })
  const update = async () => (await endOf(again.bridge.call(lib.checkAppUpdate)))[1]
  expect([await update(), await update(), await update()]).toEqual([
    { available: false },
    { available: true },
    { available: true },
  ])
  const [, pair] = await endOf(again.bridge.call(lib.refreshSession, { reason: 'lost' }))
  expect(pair).toEqual({ accessToken: '***', refreshToken: '***' })
})

test('an app that is taken away is gone for the next page', () => {
  const { app, win } = play()
  app.uninstall()
  expect(Reflect.has(win, 'CompanionNative')).toBe(false)
})

test('the address can ask for an app', () => {
  expect(readFakeOptions('?bridge=emulator&platform=ios&app=1.0.0&wire=0&seed=42')).toEqual({
    platform: 'ios',
    app: '1.0.0',
    wire: 0,
    seed: 42,
  })
  expect(readFakeOptions('?bridge=emulator&platform=x&app=x&wire=7&seed=x')).toEqual({
    platform: 'android',
    wire: 1,
  })
  expect(
    readFakeOptions('?bridge=emulator&platform=ios&drop=0.2&reload=1&latency=300&late=7&gone=x')?.faults,
  ).toEqual({ '*': { drop: 0.2, reload: 1, latencyMs: 300 } })
  expect(readFakeOptions('?platform=ios')).toBeUndefined()
})

test('an app that denies and lacks things says so', async () => {
  const { bridge } = play({ denied: ['getLocation'], without: ['share'] })
  expect(bridge.supports(lib.getLocation)).toMatchObject({ reason: 'not-permitted' })
  expect(bridge.supports(lib.share)).toMatchObject({ reason: 'not-in-app' })
  const error: unknown = await bridge.call(lib.share, {}).catch((thrown: unknown) => thrown)
  expect(isBridgeError(error, 'UNSUPPORTED')).toBe(true)
})
