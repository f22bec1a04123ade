import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askedOfSwift } from '@companion/bridge-contract/generate/swift/swift'
import { compileApp, startApp, type Program } from '@companion/bridge-contract/proof/swift/program'
import { swiftc, withoutSwift, type Workshop } from '@companion/bridge-contract/proof/swift/swiftc'
import { startBench, type Bench } from '../browser/releases/releaseSite.ts'
import { controlRoom } from '../mock-api/controlRoom.ts'
import { isRequired, leftOut, nativeEngines } from './engines.ts'
import { appAnswers } from './flows.ts'
import { startScript } from './page/bundle.ts'
import { swiftSide } from './swiftApp.ts'
import type { View } from './view.ts'
import { until, visit, type Visit } from './visit.ts'

const engine = nativeEngines.find(({ name }) => name.startsWith('WebKitGTK'))!
const compiler = swiftc()
const why = leftOut(engine) ?? (compiler ? undefined : withoutSwift)

const title = `the compiled Swift as the app of the real pages, in ${engine.name}`

describe.skipIf(!why)(`${title}`, () => {
  if (why) console.log(`Left out: ${title}: ${why}`)
  test.skipIf(!isRequired)('is installed', () => expect(why).toBeUndefined())
})

describe.skipIf(why)(`${title}`, () => {
  let bench: Bench
  let workshop: Workshop
  let app: Program
  let view: View
  let user: Visit
  beforeAll(async () => {
    bench = await startBench()
    workshop = compiler!.workshop()
    app = startApp(workshop, compileApp(workshop))
    const { accessToken, refreshToken } = await controlRoom(bench.site.url).session({ user: 'demo' })
    const answers = { ...appAnswers, refreshSession: { accessToken, refreshToken } }
    for (const { name, docs } of askedOfSwift) {
      const answer = (answers as Readonly<Record<string, unknown>>)[name] ?? docs.result
      const result = typeof answer === 'function' ? answer() : answer
      if (result !== undefined) await app.ask('result', name, JSON.stringify(result))
    }
    // The stub of WebKit reports every call as from the brand's page.
    await app.ask('frame', '-', '{}')
    const side = await swiftSide(app)
    const start = `${await startScript({})};${String(await app.ask('script'))}`
    view = await engine.open({ startScript: start, app: side })
    user = visit(view)
  })
  beforeEach(() => {
    app.seen.length = 0
    view.messages.length = 0
  })
  afterAll(async () => {
    await view?.close()
    app?.stop()
    workshop?.remove()
    await bench?.site.close()
  })

  /** The parameters of a method's calls since the test's start. */
  const callsOf = (method: string) => app.seen.filter(([name]) => name === method).map(([, params]) => params)

  /** Routes with the method that each calls for its content, and a text that contains the answer. */
  const routes = [
    { path: '/', title: 'Account and Security', method: 'refreshSession', shows: /^Demo$/ },
    { path: '/weather', title: 'Weather', method: 'getLocation', shows: /^Mumbai/ },
    { path: '/operational-guidance', title: 'Background running guide', method: 'getDeviceInfo' },
    { path: '/help', title: 'Help' },
  ]
  test.each(routes)(
    '$path comes up, and its calls are answered',
    async ({ path, title: bar, method, shows }) => {
      await user.open(`${bench.site.url}${path}?lang=en`)
      await user.sees(shows ?? /./, shows ? 'body' : '[data-remote]:not([hidden]) h1')
      await until(view, async () => {
        expect(callsOf('setTitle')).toContainEqual({ title: bar })
        expect(callsOf('pageReady')).toEqual([expect.objectContaining({ route: path })])
        if (method) expect(callsOf(method).length).toBeGreaterThan(0)
      })
      expect(view.messages).toEqual([])
      expect(app.dropped).toEqual([])
    },
  )

  test('the page follows the events that the program sends', async () => {
    await user.open(`${bench.site.url}/help?lang=en&dark=0`)
    await user.sees(/^Help$/, 'h1')
    expect(await app.ask('event', 'themeChanged', '{"dark":true}')).toBe('true')
    expect(await app.ask('event', 'languageChanged', '{"lang":"de"}')).toBe('true')
    await user.sees(/^Hilfe$/, 'h1')
    expect(await view.evaluate('document.documentElement.dataset.theme')).toBe('dark')
    await until(view, async () => expect(callsOf('setTitle')).toContainEqual({ title: 'Hilfe' }))
    expect(view.messages).toEqual([])
  })
})
