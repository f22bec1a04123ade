import { beforeEach, expect, test, vi } from 'vitest'
import {
  closePage,
  getDeviceInfo,
  isBridgeError,
  networkChanged,
  openSettings,
} from '@companion/bridge-contract'
import { installFakeApp } from '@companion/bridge-contract/fake/install'
import { Window } from 'happy-dom'

let door: typeof import('@companion/shared/bridge/app')
const page = () => new Window({ url: 'https://m.metawatch.example/' }) as unknown as globalThis.Window

beforeEach(async () => {
  vi.resetModules()
  door = await import('@companion/shared/bridge/app')
})

test('before the start there is no app, and nothing throws', async () => {
  const error: unknown = await door.call(getDeviceInfo).catch((thrown: unknown) => thrown)
  expect(isBridgeError(error, 'NO_HOST')).toBe(true)
  expect(await door.notify(closePage)).toBe('absent')
  expect(door.supports(getDeviceInfo)).toEqual({ ok: false, reason: 'no-host' })
  expect([door.info(), door.hostKind(), door.trace()]).toEqual([null, 'none', []])
})

test('in a browser it stays so', async () => {
  await door.startBridge(page())
  expect(door.hostKind()).toBe('none')
  expect(await door.notify(closePage)).toBe('absent')
})

test('in an app calls, notices and questions reach it', async () => {
  const win = page()
  const app = installFakeApp(win, { platform: 'ios' })
  await door.startBridge(win)
  expect(door.hostKind()).toBe('ios-handlers')
  expect(door.info()?.platform).toBe('ios')
  expect(door.supports(openSettings, 'screen', 'location').ok).toBe(true)
  expect(await door.call(openSettings, { screen: 'location' })).toEqual({ opened: 'exact' })
  expect(await door.notify(closePage)).toBe('ack')
  expect(app.calls.map(({ method }) => method)).toEqual(['openSettings', 'closePage'])
  expect(door.trace().length).toBe(4)
})

test('who listened before the start hears, unless they have left', async () => {
  const win = page()
  const app = installFakeApp(win)
  const heard: string[] = []
  door.on(networkChanged, () => heard.push('stays'))
  door.on(networkChanged, () => heard.push('left before'))()
  const leave = door.on(networkChanged, () => heard.push('leaves after'))
  app.emit('networkChanged')
  await door.startBridge(win)
  leave()
  app.emit('networkChanged')
  door.on(networkChanged, () => heard.push('came later'))
  expect(heard).toEqual(['stays', 'leaves after', 'stays', 'came later'])
})

test('it starts once', async () => {
  const win = page()
  expect(await door.startBridge(win)).toBe(await door.startBridge(page()))
})
