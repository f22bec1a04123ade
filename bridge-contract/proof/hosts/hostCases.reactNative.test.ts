import { afterEach, describe, expect, test, vi } from 'vitest'
import { CompanionBridge } from '../../generated/react-native/CompanionBridge'
import { CONTRACT, EVENTS, METHODS, methodsOf } from '../../generated/react-native/CompanionContract'
import { CompanionHost } from '../../generated/react-native/CompanionHost'
import type { BridgeInfoResult } from '../../generated/react-native/PageResults'
import { CompanionRefusal } from '../../native/react-native/runtime'
import { methods } from '../../generate/tree.ts'
import { testWindow } from '../window.ts'
import { hostCases } from './hostCases.ts'
import { evaluate, host, pageIn, type HostApp, type MakeApp } from './hostPage.ts'

const reserved = methods.filter(({ docs }) => docs.reserved).map(({ name }) => name)

class App extends CompanionHost {
  readonly allowedHosts = [host]

  bridgeInfo(): BridgeInfoResult {
    return {
      wire: 1,
      contract: CONTRACT,
      app: '5.2.0',
      build: '5200',
      platform: 'android',
      methods: [...METHODS, ...reserved],
      events: EVENTS,
      state: { languageChanged: { lang: 'de</script>' } },
    }
  }
}

/** Copies a value with its secrets, which aren't enumerable, so loops and logs skip them. */
const whole = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(whole)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.getOwnPropertyNames(value).map((name) => [name, whole(Reflect.get(value, name))]),
        )
      : value

/** Creates an app whose answers a test controls. */
const makeApp: MakeApp = (page, debugging) => {
  const app = new App()
  if (debugging) {
    vi.stubGlobal('__DEV__', debugging.isDebugBuild)
    Object.assign(app, { debugOrigins: debugging.origins })
  }
  const bridge = new CompanionBridge(app, page, 'n')
  const driven: HostApp = {
    mode: 'now',
    seen: [],
    startScript: bridge.startScript(),
    open: (win, address) =>
      void Object.assign(win, {
        ReactNativeWebView: { postMessage: (text: string) => bridge.onMessage(text, address()) },
      }),
    dropped: [],
    tell: (name, data) => (bridge as unknown as { [name: string]: (data: unknown) => boolean })[name]!(data),
    isOurs: (address) => bridge.isOurs(address),
  }
  app.eventDropped = (event, path) => void driven.dropped.push([event, path])
  for (const { name, docs } of methods.filter((entry) => entry.name !== 'bridgeInfo'))
    Object.assign(app, {
      [name]: (params: unknown) => {
        driven.seen.push([name, whole(params)])
        if (driven.mode === 'now') return docs.result
        if (driven.mode === 'later') return Promise.resolve().then(() => docs.result)
        if (driven.mode === 'wrong') return { nonsense: 1 }
        if (driven.mode === 'never') return new Promise(() => {})
        throw driven.mode === 'throw' ? new Error('secret') : new CompanionRefusal(driven.mode)
      },
    })
  return driven
}

afterEach(() => void vi.unstubAllGlobals())

describe('the generated TypeScript of React Native, in a web view of JavaScript', () => {
  test.each(Object.entries(hostCases))('%s', (_statement, holds) => holds(makeApp))

  test('the page takes it for a channel', () => {
    expect(pageIn(makeApp).bridge.kind).toBe('android-listener')
  })

  test('Android runs the start script in every frame of every origin: it gives nothing away there', () => {
    const { startScript } = makeApp(() => {})
    const foreign = testWindow({ location: { origin: 'https://evil.example' } }).win
    evaluate(foreign, startScript)
    expect(foreign).not.toHaveProperty('__companionInfo')
    expect(foreign).not.toHaveProperty('CompanionNative')
    const framed = testWindow({ location: { origin: `https://${host}` }, top: {} }).win
    evaluate(framed, startScript)
    expect(framed).not.toHaveProperty('__companionInfo')
  })

  test('the start script gives the nonce to a debug origin in a debug build alone', () => {
    const origin = 'http://192.168.1.20:8080'
    const nonceThere = (isDebugBuild: boolean) => {
      const { win } = testWindow({ location: { origin } })
      evaluate(win, makeApp(() => {}, { isDebugBuild, origins: [origin] }).startScript)
      return (win as { __companionInfo?: { nonce?: string } }).__companionInfo?.nonce
    }
    expect([nonceThere(true), nonceThere(false)]).toEqual(['n', undefined])
  })

  test('code that runs outside React Native, without `__DEV__`, ignores debug origins', () => {
    class Debugged extends App {
      override readonly debugOrigins = ['http://192.168.1.20:8080']
    }
    const bridge = new CompanionBridge(new Debugged(), () => {}, 'n')
    expect(globalThis).not.toHaveProperty('__DEV__')
    expect(bridge.isOurs('http://192.168.1.20:8080/')).toBe(false)
  })

  test('a method the app has not written, or does not declare, is refused', async () => {
    class Small extends App {
      override bridgeInfo() {
        return { ...super.bridgeInfo(), methods: ['bridgeInfo', 'share'] }
      }
    }
    const said: string[] = []
    const bridge = new CompanionBridge(new Small(), (script) => said.push(script), 'n')
    const ask = async (m: string) => {
      bridge.onMessage(JSON.stringify({ id: 'a', m, v: 1, p: {}, n: 'n' }), `https://${host}/`)
      await new Promise(setImmediate)
      return said.splice(0).join()
    }
    expect(await ask('share')).toContain('UNSUPPORTED')
    expect(await ask('checkAppUpdate')).toContain('UNSUPPORTED')
    expect(await ask('constructor')).toContain('UNSUPPORTED')
    expect(methodsOf('ios')).not.toContain('listenForCode')
  })

  test('what is no call of the page is not answered', () => {
    const said: string[] = []
    const bridge = new CompanionBridge(new App(), (script) => said.push(script), 'n')
    for (const text of ['', '[]', 'null', '{"n":"n"', '7', '{"id":7,"m":"share"}', '['.repeat(10000)])
      bridge.onMessage(text, `https://${host}/`)
    expect(said).toEqual([])
  })

  test('a log of what the page has sent shows no token', async () => {
    let given: unknown
    class Keeper extends App {
      override sessionRotated(params: unknown) {
        given = params
      }
    }
    const bridge = new CompanionBridge(new Keeper(), () => {}, 'n')
    const p = { accessToken: 'secret-a', refreshToken: 'secret-r' }
    bridge.onMessage(JSON.stringify({ id: 'a', m: 'sessionRotated', v: 1, p, n: 'n' }), `https://${host}/`)
    await new Promise(setImmediate)
    expect(JSON.stringify(given)).toBe('{}')
    expect(given).toHaveProperty('accessToken', 'secret-a')
  })
})
