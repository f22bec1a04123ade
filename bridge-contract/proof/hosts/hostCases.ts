import { expect } from 'vitest'
import { conform, uncheckedMethod } from '../../generate/conformance/conform.ts'
import { events, methods } from '../../generate/tree.ts'
import { spoiled, vectors } from '../../generate/vectors.ts'
import type { Method } from '../../index.ts'
import * as lib from '../../index.ts'
import { follow } from '../kit.ts'
import { testWindow } from '../window.ts'
import { endIn, evaluate, pageIn, type MakeApp } from './hostPage.ts'
import { originCases } from './originCases.ts'

/** Text that breaks JSON or a script if it isn't escaped. */
const hostile = `"'\\</script><!--\u2028\u2029\u0000\u007f\n\r\t\ud83d\ude00 $\{x} $x Ünïcödé`

const named = (name: string) => methods.find((entry) => entry.name === name)!

/** The behaviour of every app with generated code, in any language and web view. */
export const hostCases: { readonly [statement: string]: (make: MakeApp) => Promise<void> | void } = {
  'every method takes its parameters and gives its result': async (make) => {
    const page = pageIn(make)
    expect(page.bridge.info()?.methods.toSorted()).toEqual(methods.map(({ name }) => name).toSorted())
    for (const { name, descriptor, docs } of methods.filter((entry) => entry.name !== 'bridgeInfo')) {
      page.app.seen.length = 0
      const call = page.bridge.call(descriptor as Method, docs.params as never)
      expect(await endIn(page, call), name).toEqual(['ok', docs.result])
      expect(page.app.seen, name).toEqual([[name, docs.params]])
    }
  },

  'answers come later, once; what a person answers is acknowledged first': async (make) => {
    const page = pageIn(make)
    page.app.mode = 'never'
    const order = { orderId: 'o', provider: 'x', amountMinor: 1, currency: 'EUR' }
    const paid = follow(page.bridge.call(lib.pay, order))
    const device = follow(page.bridge.call(lib.getDeviceInfo))
    await page.pass(60_000)
    expect(await paid.end()).toEqual(['pending'])
    expect((await device.end())[0]).toBe('TIMEOUT')
    page.app.mode = 'later'
    expect((await endIn(page, page.bridge.call(lib.getDeviceInfo)))[0]).toBe('ok')
    const ends = await Promise.all([1, 2, 3].map(() => endIn(page, page.bridge.call(lib.checkAppUpdate))))
    expect(ends.map(([state]) => state)).toEqual(['ok', 'ok', 'ok'])
  },

  'refusals, faults and wrong answers are told apart, and no text of an exception leaves': async (make) => {
    const page = pageIn(make)
    const { app, bridge } = page
    const ended = (call: Promise<unknown>) => endIn(page, call)
    app.mode = 'LOCATION_OFF'
    expect(await ended(bridge.call(lib.getLocation))).toEqual(['HOST_ERROR', 'LOCATION_OFF'])
    app.mode = 'CANCELLED'
    expect((await ended(bridge.call(lib.share, {})))[0]).toBe('CANCELLED')
    app.mode = 'throw'
    expect(await ended(bridge.call(lib.getDeviceInfo))).toEqual(['HOST_THREW', undefined])
    app.mode = 'wrong'
    expect((await ended(bridge.call(lib.getDeviceInfo)))[0]).toBe('INVALID_REPLY')
  },

  'an event that does not fit is not sent, and the app is told once': (make) => {
    const { app, bridge } = pageIn(make)
    const heard: unknown[] = []
    bridge.on(lib.keyboardChanged, (data) => heard.push(data))
    const sent = [-1, -2, 3].map((heightPx) => app.tell('keyboardChanged', { heightPx }))
    expect(sent).toEqual([false, false, true])
    expect(heard).toEqual([{ heightPx: 3 }])
    expect(app.dropped).toEqual([['keyboardChanged', '$.heightPx']])
  },

  'every vector: what fits is copied without the rest, what spoils it is found where it is': async (make) => {
    const page = pageIn(make)
    const { app, bridge } = page
    let count = 0
    for (const { name, example, spoilers } of vectors()) {
      const [method = '', part] = name.split('.')
      for (const spoiler of part === 'params' ? spoilers.filter(({ path }) => path !== '$') : []) {
        const params = spoiled(example, spoiler)
        const call = bridge.call(uncheckedMethod(named(method).descriptor, params), params as never)
        const at = `${name} ${JSON.stringify(spoiler)}`
        expect((await endIn(page, call))[0], at).toBe('INVALID_PARAMS')
        count++
      }
      if (part !== 'data') continue
      app.dropped.length = 0
      for (const spoiler of spoilers) {
        expect(app.tell(method, spoiled(example, spoiler)), `${name} ${JSON.stringify(spoiler)}`).toBe(false)
        count++
      }
      const paths = new Set(spoilers.map(({ path }) => path))
      expect(app.dropped).toEqual(Array.from(paths, (path) => [method, path]))
    }
    expect(count).toBeGreaterThan(250)
    const more = { title: 'x', extra: { deep: [1] } }
    app.seen.length = 0
    await endIn(page, bridge.call(uncheckedMethod(lib.setTitle, more), more as never))
    expect(app.seen).toEqual([['setTitle', { title: 'x' }]])
  },

  'every event arrives, and text arrives as it was': async (make) => {
    const page = pageIn(make)
    for (const { name, descriptor, docs } of events) {
      const heard: unknown[] = []
      const off = page.bridge.on(descriptor, (data) => heard.push(data))
      page.app.tell(name, docs.data)
      expect(heard.at(-1), name).toEqual(docs.data)
      off()
    }
    const langs: string[] = []
    page.bridge.on(lib.languageChanged, ({ lang }) => langs.push(lang))
    page.app.tell('languageChanged', { lang: hostile })
    expect(langs.at(-1)).toBe(hostile)
    page.app.seen.length = 0
    await endIn(page, page.bridge.call(lib.setTitle, { title: hostile }))
    expect(page.app.seen).toEqual([['setTitle', { title: hostile }]])
  },

  'an event waits for a page whose script has not run yet': (make) => {
    const { win } = testWindow({ location: { origin: 'https://m.metawatch.example' } })
    const app = make((script) => evaluate(win, script))
    evaluate(win, app.startScript)
    app.tell('themeChanged', { dark: true })
    app.open(win, () => 'https://m.metawatch.example/')
    const dark: boolean[] = []
    lib.createBridge(win).on(lib.themeChanged, (theme) => dark.push(theme.dark))
    expect(dark).toEqual([true])
  },

  ...originCases,

  'it passes the conformance kit': async (make) => {
    const page = pageIn(make)
    const faults: unknown[] = []
    const state = { count: 0, running: true }
    const run = async () => {
      for await (const finding of conform(page.win, page)) {
        if (!finding.ok) faults.push(finding)
        state.count++
      }
    }
    const ended = run().finally(() => (state.running = false))
    while (state.running) await page.pass(1000)
    await ended
    expect(faults).toEqual([])
    expect(state.count).toBeGreaterThan(25)
  },
}
