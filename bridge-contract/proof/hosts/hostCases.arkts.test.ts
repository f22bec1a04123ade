import { beforeAll, describe, expect, test } from 'vitest'
import { events, methods, type Payload } from '../../generate/tree.ts'
import { contract } from '../../contract.ts'
import { hostCases } from './hostCases.ts'
import { host, pageIn, type HostApp, type MakeApp } from './hostPage.ts'
import { loadArkts } from './loadArkts.ts'

let arkts: Awaited<ReturnType<typeof loadArkts>>
beforeAll(async () => void (arkts = await loadArkts()))

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)

/** Returns an instance of the payload's class, as an app creates it. Returns any other value unchanged. */
function made(payload: Payload | undefined, value: unknown): unknown {
  const of = payload && (arkts[payload.type] as unknown as { from(value: unknown): unknown } | undefined)
  return of && typeof value === 'object' && !Array.isArray(value) ? of.from(value) : value
}

/** Creates an app whose answers a test controls. */
const makeApp: MakeApp = (page, { origins, isDebugBuild } = { origins: [], isDebugBuild: false }) => {
  let at: () => string = () => `https://${host}/`
  const { CompanionHost, CompanionBridge, CompanionRefusal } = arkts
  class App extends CompanionHost! {
    allowedHosts = () => [host]
    debugOrigins = () => [...origins]
    isDebugBuild = () => isDebugBuild
    address = () => at()
    bridgeInfo = () => ({
      wire: 1,
      contract: contract.version,
      app: '5.2.0',
      build: '5200',
      platform: 'android',
      methods: names(methods),
      events: names(events),
      state: { languageChanged: { lang: 'de</script>' } },
    })
  }
  const app = new App()
  const bridge = new CompanionBridge!(app, page, 'n')
  const driven: HostApp = {
    mode: 'now',
    seen: [],
    dropped: [],
    startScript: bridge['startScript']!() as string,
    open: (win, address) => {
      at = address
      // The engine injects the registered methods as separate functions, so `this` isn't the bridge.
      const object = Object.fromEntries(names(methods).map((name) => [name, bridge[name]]))
      Object.assign(win, { CompanionNative: object })
    },
    tell: (name, data) => {
      const [payload] = events.find((entry) => entry.name === name)!.payloads
      return bridge[name]!(made(payload, data)) as boolean
    },
    isOurs: (address) => bridge['isOurs']!(address) as boolean,
  }
  Object.assign(app, {
    eventDropped: (event: string, path: string) => driven.dropped.push([event, path]),
  })
  for (const { name, descriptor, docs, payloads } of methods.filter((entry) => entry.name !== 'bridgeInfo')) {
    const result = made(
      payloads.find(({ part }) => part === 'result'),
      docs.result,
    )
    const answer = async () => {
      if (driven.mode === 'wrong') return { nonsense: 1 }
      if (driven.mode === 'never') return new Promise(() => {})
      if (driven.mode === 'now' || driven.mode === 'later') return result
      throw driven.mode === 'throw' ? new Error('secret') : new CompanionRefusal!(driven.mode)
    }
    Object.assign(app, {
      [name]: (params: object | undefined) => {
        driven.seen.push([name, params && { ...params }])
        return descriptor.kind === 'notify' ? undefined : answer()
      },
    })
  }
  return driven
}

describe('the generated ArkTS of HarmonyOS, run as JavaScript', () => {
  test.each(Object.entries(hostCases))('%s', (_statement, holds) => holds(makeApp))

  test('the page takes it for an object, which answers in place', () => {
    const { win, bridge } = pageIn(makeApp)
    expect(bridge.kind).toBe('android-object')
    const { CompanionNative } = win as unknown as {
      CompanionNative: { [name: string]: (text: string) => string }
    }
    const { haptic, share } = CompanionNative
    const ask = (p: object) => JSON.stringify({ id: 'a', v: 1, n: 'n', p })
    expect(JSON.parse(haptic!(ask({ style: 'light' })))).toEqual({ id: 'a', ok: true, data: null })
    expect(JSON.parse(share!(ask({})))).toEqual({ id: 'a', pending: true })
    expect(JSON.parse(haptic!('{"n":"n"')).error.code).toBe('FORBIDDEN_ORIGIN')
  })

  test('the engine gets the app’s origins, and debugOrigins only in a debug build', () => {
    const toldTo = (isDebug: boolean) => {
      const debugOrigins = () => ['http://192.168.1.20:8080', 'https://staging.example', 'http://[::1]:80']
      const app = { allowedHosts: () => [host], debugOrigins, isDebugBuild: () => isDebug }
      const bridge = new arkts['CompanionBridge']!(app, () => {}, 'n')
      const { javascriptProxyPermission } = JSON.parse(bridge['permission']!() as string)
      return { rules: bridge['scriptRules']!(), list: javascriptProxyPermission.urlPermissionList }
    }
    const own = { scheme: 'https', host, port: '', path: '' }
    expect(toldTo(false)).toEqual({ rules: [`https://${host}`], list: [own] })
    expect(toldTo(true)).toEqual({
      rules: [`https://${host}`, 'http://192.168.1.20:8080', 'https://staging.example', 'http://[::1]:80'],
      list: [
        own,
        { scheme: 'http', host: '192.168.1.20', port: '8080', path: '' },
        { scheme: 'https', host: 'staging.example', port: '', path: '' },
        { scheme: 'http', host: '[::1]', port: '80', path: '' },
      ],
    })
  })

  test('a log of a token shows none', () => {
    const { SessionRotatedParams } = arkts
    expect(JSON.stringify(new SessionRotatedParams!('a', 'r'))).toBe('"SessionRotatedParams(***)"')
  })
})
