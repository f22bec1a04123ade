import { expect } from 'vitest'
import * as lib from '../../index.ts'
import { foreignAddresses } from '../foreignAddresses.ts'
import { endOf } from '../kit.ts'
import { testWindow } from '../window.ts'
import { endIn, evaluate, host, pageIn, type MakeApp } from './hostPage.ts'

/** The origin of a development server on another machine. */
const debugOrigin = 'http://192.168.1.20:8080'

/** URLs that a debug build with `debugOrigin` must refuse too. */
const nearlyDebug = [
  'http://192.168.1.20/',
  'http://192.168.1.20:8081/',
  'https://192.168.1.20:8080/',
  'http://192.168.1.20:8080@evil.example/',
  'http://192.168.1.20:8080.evil.example/',
  'http://192.168.1.20:8080\\@evil.example',
  'http://evil.example/http://192.168.1.20:8080',
]

/** Which pages an app with generated code takes for its own, in any language and web view. */
export const originCases: { readonly [statement: string]: (make: MakeApp) => Promise<void> | void } = {
  'who is not the page is refused': async (make) => {
    const page = pageIn(make)
    const state = async () => (await endOf(page.bridge.call(lib.checkAppUpdate)))[0]
    for (const address of foreignAddresses) {
      page.address = address
      expect(page.app.isOurs(address), address).toBe(false)
      expect((await endIn(page, page.bridge.call(lib.checkAppUpdate)))[0], address).toBe('FORBIDDEN_ORIGIN')
    }
    for (const rest of ['', ':443/a#b', '?q', '/']) {
      page.address = `https://m.metawatch.example${rest}`
      expect(page.app.isOurs(page.address), rest).toBe(true)
      await state()
      expect((await endIn(page, page.bridge.call(lib.checkAppUpdate)))[0], rest).toBe('ok')
    }
    expect((await endIn(page, page.stranger.call(lib.checkAppUpdate)))[0]).toBe('FORBIDDEN_ORIGIN')
    expect(page.app.seen.length).toBeGreaterThan(0)
  },

  'a debug build takes its debug origins for its own, a release build does not': async (make) => {
    const outcome = async (isDebugBuild: boolean, origins: readonly string[], address: string) => {
      const page = pageIn(make, { isDebugBuild, origins })
      page.address = address
      const call = page.bridge.call(lib.checkAppUpdate)
      return [page.app.isOurs(address), (await endIn(page, call))[0]]
    }
    for (const address of [
      debugOrigin,
      `${debugOrigin}/weather`,
      `${debugOrigin}?lang=de`,
      `${debugOrigin}#x`,
    ]) {
      expect(await outcome(true, [debugOrigin], address), address).toEqual([true, 'ok'])
      expect(await outcome(false, [debugOrigin], address), address).toEqual([false, 'FORBIDDEN_ORIGIN'])
      expect(await outcome(true, [], address), address).toEqual([false, 'FORBIDDEN_ORIGIN'])
    }
    for (const address of [...nearlyDebug, ...foreignAddresses])
      expect(await outcome(true, [debugOrigin], address), address).toEqual([false, 'FORBIDDEN_ORIGIN'])
    expect(await outcome(true, [debugOrigin], `https://${host}/`)).toEqual([true, 'ok'])
  },

  'the start script can stand anywhere, and carries the nonce to no other origin': (make) => {
    const { startScript } = make(() => {})
    expect(startScript).not.toContain('<')
    const { win } = testWindow({ location: { origin: 'https://m.metawatch.example' } })
    evaluate(win, startScript)
    expect(win).toMatchObject({ __companionInfo: { nonce: 'n', contract: lib.contract.version } })
  },
}
