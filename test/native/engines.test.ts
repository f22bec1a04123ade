import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { controlRoom } from '../mock-api/controlRoom.ts'
import { startBench, type Bench } from '../browser/releases/releaseSite.ts'
import { documentsWithScreens, type Documents } from '../site/documents.ts'
import { specRoutes } from '../spec/routes.ts'
import { startSite } from '../site/server.ts'
import { startApp, type NodeApp } from './app.ts'
import { isRequired, leftOut, nativeEngines } from './engines.ts'
import { checks } from './checks.ts'
import { expectKept } from './early.ts'
import { earlyCases } from './earlyScreens.ts'
import { appAnswers, appState, flows, signedInAt } from './flows.ts'
import { startScript } from './page/bundle.ts'
import { plantedIn } from './plants.ts'
import type { View } from './view.ts'
import { until, visit, type Visit } from './visit.ts'

// Expected messages. A 404 means that there's no newer root of trust, or that the user has no plan. Chromium
// also warns about preloads unused after three seconds, which happens on a busy machine. A separate test
// checks that all preloads are used eventually.
const expected =
  /\/trust\/\d+\.root\.json|\/subscriptions\/current|preloaded using link preload but not used within/

/**
 * Chromium 87's message for a prefetch that ends early, by navigation for instance. For a wrong hash, a cut or
 * a refused response it writes a second message with the file's URL, which isn't expected.
 */
const endedEarly = /^CONSOLE Unknown error occurred while trying to verify integrity/

let bench: Bench
let documents: Documents
beforeAll(async () => {
  bench = await startBench()
  // Builds the documents here, so that the first engine's time doesn't include the build.
  documents = await documentsWithScreens()
})
afterAll(() => bench?.site.close())

const engines = nativeEngines.map((engine) => ({ engine, name: engine.name, why: leftOut(engine) }))

describe.each(engines.filter(({ why }) => why !== undefined))('$name', ({ engine, why }) => {
  console.log(`Left out: ${engine.name}, which stands for ${engine.standsFor}: ${why}`)
  test.skipIf(!isRequired)(`is installed: ${why}`, () => expect(why).toBeUndefined())
})

describe.each(engines.filter(({ why }) => why === undefined))('$name', ({ engine }) => {
  let app: NodeApp | undefined
  let view: View
  let user: Visit
  beforeAll(async () => {
    app =
      engine.app && startApp({ ...engine.app, answers: appAnswers, state: appState, nonce: 'of this load' })
    const object = engine.app?.platform === 'android' ? app?.side.methods : undefined
    const start = await startScript({ object, info: app?.info })
    view = await engine.open({ startScript: start, ...(app && { app: app.side }) })
    user = visit(view)
  })
  afterAll(() => view?.close())
  beforeEach(async () => {
    // Clears what the previous test has stored in page and server, because the tests share one view.
    await view.evaluate('void (sessionStorage.clear(), localStorage.clear())').catch(() => {})
    await user.open('about:blank')
    await controlRoom(bench.site.url).reset()
    bench.answers.length = 0
    view.messages.length = 0
    app?.forget()
  })

  /** Expects no errors from page and server. Lists any in the failure message. */
  const nothingWrong = () => {
    const said = [...faults(), ...refused().map(({ path, status }) => `${status} ${path}`)]
    expect(said, said.join('\n')).toEqual([])
  }

  const isExpected = (message: string) =>
    expected.test(message) || (engine.name === 'Chromium 87' && endedEarly.test(message))
  const faults = () => view.messages.filter((message) => !isExpected(message))
  const refused = () => bench.answers.filter(({ path, status }) => status >= 400 && !expected.test(path))

  test.each(specRoutes)('$path', async ({ path, open }) => {
    await user.open(open ? `${bench.site.url}${path}?lang=en` : await signedInAt(bench, path))
    await user.sees(/./, '[data-remote]:not([hidden]) h1')
    await user.seesAll()
    nothingWrong()
  })

  /** Starts the site on a new origin, from which no engine has cached a file. */
  const ownSite = (asked: string[]) =>
    startSite({
      files: bench.folder,
      page: () => bench.page,
      answered: (path) => void asked.push(path),
    })

  test('a planted script of our own origin does not run', async () => {
    const planted = await plantedIn(bench.page, bench.folder)
    const site = await startSite({ files: bench.folder, page: () => planted })
    await user.open(`${site.url}/weather?lang=en`)
    await user.sees(/./, '[data-remote]:not([hidden]) h1')
    expect(await view.evaluate('window.planted')).toBeUndefined()
    await user.open('about:blank')
    await site.close()
  })

  test('what is planted would run without the policy', async () => {
    const { 'Content-Security-Policy': _, ...headers } = bench.page.headers
    const planted = await plantedIn({ ...bench.page, headers }, bench.folder)
    const site = await startSite({ files: bench.folder, page: () => planted })
    await user.open(`${site.url}/weather?lang=en`)
    await user.sees(/./, '[data-remote]:not([hidden]) h1')
    expect(await view.evaluate('window.planted')).toEqual(
      expect.arrayContaining(['marked', 'inline', 'handler']),
    )
    await user.open('about:blank')
    await site.close()
  })

  test.each(['/weather', '/pay'])('what is preloaded for %s is used, and asked for once', async (path) => {
    const load = async () => {
      const asked: string[] = []
      const site = await ownSite(asked)
      await user.open(await signedInAt({ site }, path))
      await user.sees(/./, '[data-remote]:not([hidden]) h1')
      await user.seesAll()
      const preloaded = await view.evaluate<string[]>(
        '[...document.querySelectorAll("link[rel=preload]")].map((link) => new URL(link.href).pathname)',
      )
      const byLink = await view.evaluate<string[]>(
        'performance.getEntriesByType("resource").filter((one) => one.initiatorType === "link").map((one) => new URL(one.name).pathname)',
      )
      await until(view, async () => {
        const unused = await view.evaluate<string[]>(
          '[...document.querySelectorAll("link[rel=preload]")].map(({ href }) => href).filter((file) => !used.includes(file))',
        )
        if (unused.length) throw new Error(`preloaded and not used: ${unused.join(' ')}`)
      })
      // Reads the messages before leaving the page, because Chromium 87 reports downloads that navigation
      // aborts.
      const said = faults()
      await user.open('about:blank')
      await site.close()
      return { asked, preloaded, byLink, said, documents: asked.filter((one) => one === path).length }
    }
    let loaded = await load()
    // The counts are of a single load. If the engine had to open the document twice, the load is repeated.
    while (view.losesNavigations && loaded.documents > 1) loaded = await load()
    const { asked, preloaded, byLink, said } = loaded
    expect(preloaded.length).toBeGreaterThan(2)
    expect(byLink).toEqual(expect.arrayContaining(preloaded))
    for (const file of preloaded)
      expect([file, asked.filter((one) => one === file).length]).toEqual([file, 1])
    // No code of a screen is requested later, except pictures, failure drawings and app features.
    const code = new RegExp(`^/r${path}/[^/]+/(?!pictures|trouble|drawings|app)[\\w-]+\\.(js|css)$`)
    expect(asked.filter((file) => code.test(file) && !preloaded.includes(file))).toEqual([])
    expect(said).toEqual([])
  })

  test('what rows in sight lead to is downloaded ahead of the tap, and asked for once', async () => {
    const asked: string[] = []
    const site = await ownSite(asked)
    await user.open(await signedInAt({ site }, '/'))
    const words = /^\/r\/weather\/.*\/texts-en-json\.js$/
    await until(view, async () => {
      if (!asked.some((path) => words.test(path))) throw new Error(`only ${asked.join(' ')} was asked for`)
    })
    await user.press('link', 'Weather')
    await user.sees(/^Weather$/, '[data-remote="weather"]:not([hidden]) h1')
    const said = faults()
    await user.open('about:blank')
    await site.close()
    const ofWeather = asked.filter((path) => path.startsWith('/r/weather/'))
    expect(ofWeather.length).toBeGreaterThan(3)
    expect(ofWeather.filter((path, at) => ofWeather.indexOf(path) !== at)).toEqual([])
    expect(said).toEqual([])
  })

  test.each(Object.entries(checks))('%s', (_name, holds) =>
    holds({ view, user, bench, documents, app, faults }),
  )

  test.each(earlyCases(nativeEngines.indexOf(engine)))(
    'what is done on $path before the shell, $hold ms late, stays; changed by others: $changed',
    (early) => expectKept({ view, user, bench, documents, app, faults }, early),
  )

  test.each(Object.keys(flows))('%s', async (name) => {
    await flows[name]!({ view, user, bench, documents, app, faults })
    nothingWrong()
  })
})
