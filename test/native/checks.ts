import { expect } from 'vitest'
import { contract } from '@companion/bridge-contract'
import { kitPage } from '../../bridge-contract/generate/conformance/bundle.ts'
import type { Report } from '../../bridge-contract/generate/conformance/report.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { findDocument } from '../../host-shell/build/deploy/findDocument.ts'
import type { ReleaseDocument } from '../../shared/release-protocol/releaseDocument.ts'
import { newerShell } from '../browser/releases/releaseSite.ts'
import { startSite } from '../site/server.ts'
import { appState, signedInAt, type FlowContext } from './flows.ts'
import type { Marks } from './page/start.ts'
import { until } from './visit.ts'

/** An app set to Arabic, whatever language the URL requests. */
const startsInArabic = { state: { ...appState, languageChanged: { lang: 'ar' } } }

/**
 * Expression for the time of the first contentful paint in milliseconds, or null if the engine doesn't report
 * it.
 */
const firstPaint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"

/**
 * Waits until the app has received `pageReady`. The call must come no later than the given mark of the page.
 * The order of the two is checked, because it holds on a busy machine too. The time since the heading is only
 * logged.
 */
const isReadyBy = ({ view, app }: FlowContext, moment: 'taskAfter' | 'shown', of: string) =>
  until(view, async () => {
    const marks = await view.evaluate<Marks>('window.marks')
    const call = app?.fake.calls.findLast(
      ({ method, params }) => method === 'pageReady' && (params as { route: string }).route === '/help',
    )
    const { [moment]: by, heading } = marks
    if (!by || !heading || !call)
      throw new Error(
        `the app is told ${JSON.stringify(call)}, the page has come to ${JSON.stringify(marks)}`,
      )
    const { ms } = call.params as { readonly ms: number }
    expect(ms).toBeLessThanOrEqual(Math.ceil(by))
    // A screen is measured from its heading, because its frame is painted earlier and would be the first
    // paint.
    const since = moment === 'shown' ? await view.evaluate<number | null>(firstPaint) : heading
    console.log(`pageReady ${(ms - (since ?? NaN)).toFixed(0)} ms after the heading of ${of}`)
  })

/** Expression for the number of `pageReady` calls made by the page's own bridge. */
const saidByBridge =
  "window[Symbol.for('companion.bridge.core/1')].trace.filter(({ kind, name }) => kind === 'call' && name === 'pageReady').length"

/** Checks for differences between engines that were found in the past, apart from appearance and flows. */
export const checks: Readonly<Record<string, (context: FlowContext) => Promise<void>>> = {
  async 'the first frame is right, and the app hears of the first words before the next task'(context) {
    const { view, user, bench, app } = context
    const info = JSON.stringify(startsInArabic)
    await until(view, async () => {
      await user.open(`${bench.site.url}/weather?lang=en`)
      await user.sees(/./, '[data-remote]:not([hidden]) h1')
      await view.evaluate(`sessionStorage.setItem('app.info', ${JSON.stringify(info)})`)
      await user.open(`${bench.site.url}/help?lang=de&dark=1&top=20`)
      await user.sees(/./, '[data-remote]:not([hidden]) h1')
      // A lost navigation is repeated in a new tab, whose session storage is empty (`chromium.ts`).
      if ((await view.evaluate("sessionStorage.getItem('app.info')")) !== info)
        throw new Error('the app’s word has not come along')
    })
    const first = await until(view, async () => {
      const marks = await view.evaluate<Marks>('window.marks')
      if (!marks.first) throw new Error(`the page has come to ${JSON.stringify(marks)}`)
      return marks.first
    })
    // The app's values override the URL's. A browser has only the URL's.
    expect(first).toEqual(
      app
        ? { lang: 'ar', dir: 'rtl', theme: 'light', top: '50px' }
        : { lang: 'de', dir: 'ltr', theme: 'dark', top: '26px' },
    )
    if (app) await isReadyBy(context, 'taskAfter', 'a screen')
  },

  async 'words that a document brings are painted without the shell, the app hears of them, and the screen takes their place'(
    context,
  ) {
    const { view, user, documents, app, faults } = context
    const site = await startSite({
      files: paths.site,
      page: (request) => findDocument(documents, request),
    })
    site.faults.set('/shell/*/main.js', 'hang')
    await user.open(`${site.url}/help?lang=ar`)
    await user.sees(/./, '[data-prerendered] h1')
    await user.seesAll()
    expect(await view.evaluate('document.querySelector("[data-remote]")')).toBeNull()
    if (app) await isReadyBy(context, 'shown', 'the document’s words')
    site.faults.clear()
    // Opens another page, which ends the pending requests of this one.
    await user.open('about:blank')
    view.messages.length = 0
    await user.open(`${site.url}/help?lang=ar&dark=1`)
    await user.sees(/./, '[data-remote]:not([hidden]) h1')
    await user.seesAll()
    expect(await view.evaluate('document.querySelector("[data-prerendered]")')).toBeNull()
    if (app) {
      await isReadyBy(context, 'shown', 'the document’s words')
      expect(await view.evaluate(saidByBridge)).toBe(0)
    }
    // Reads the messages before leaving the page, because Chromium 87 reports downloads that navigation
    // aborts.
    const said = faults()
    await user.open('about:blank')
    await site.close()
    expect(said).toEqual([])
  },

  async 'the app’s language is shown without a reload, and its bar says the title in it'(context) {
    const { view, user, bench, app } = context
    await user.open(`${bench.site.url}/help?lang=en`)
    await user.sees(/^Help$/, 'h1')
    if (!app) return
    await view.evaluate('window.isSamePage = true')
    app.fake.emit('languageChanged', { lang: 'de' })
    await user.sees(/^Hilfe$/, 'h1')
    await until(view, async () => {
      const said = app.fake.calls.filter(({ method }) => method === 'setTitle').map(({ params }) => params)
      expect(said).toEqual([{ title: 'Help' }, { title: 'Hilfe' }])
    })
    expect(await view.evaluate('window.isSamePage')).toBe(true)
  },

  async 'digits in Arabic are 0 to 9'({ view, user, bench }) {
    for (const [path, pattern] of [
      ['/weather', /\d+\s?°/],
      ['/pay', /\d\.\d\d/],
    ] as const) {
      await user.open((await signedInAt(bench, path)).replace('lang=en', 'lang=ar'))
      const text = await until(view, async () => {
        const found = await view.evaluate<string>('document.body.innerText')
        if (!pattern.test(found)) throw new Error(`${path} shows no digits: ${found}`)
        return found
      })
      expect(text).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/)
    }
  },

  async 'a newer shell that the device remembers starts instead, with its styles'(context) {
    const { view, user, bench } = context
    const ref = await bench.publish(newerShell())
    const path = `r/${ref.replace('@', '/')}/release.json`
    const { files } = JSON.parse(String(await bench.store.read(path))) as ReleaseDocument
    const [, id] = ref.split('@')
    const hashes = ['main.js', 'main.css', 'libraries.js'].map((file) => files[file]?.i)
    const memory = { id: 'device', shell: [id, ...hashes] }
    await user.open(`${bench.site.url}/help?lang=en`)
    await user.sees(/./, '[data-remote]:not([hidden]) h1')
    // Stops this page from overwriting the stored data when it receives a new channel document.
    await view.evaluate(
      `[localStorage.setItem('companion.releases', ${JSON.stringify(JSON.stringify(memory))}), (Storage.prototype.setItem = () => {})].length`,
    )
    // Opens a different path, because an engine can treat the same path as a navigation within the page.
    await user.open(`${bench.site.url}/weather?lang=en`)
    await user.sees(/./, '[data-remote]:not([hidden]) h1')
    await user.seesAll()
    // Engines serialise a string with different quotes, and an unquoted version as numbers, so only digits
    // and dots are compared.
    const style =
      "getComputedStyle(document.documentElement).getPropertyValue('--of-shell').replace(/[^\\d.]/g, '')"
    expect(await view.evaluate(`[document.documentElement.dataset.shell, ${style}]`)).toEqual([
      '9.0.0',
      '9.0.0',
    ])
  },

  async 'the conformance page runs to its end, and its report is complete'({ view, user, bench, app }) {
    const html = await kitPage()
    const site = await startSite({ files: bench.folder, page: () => ({ html, headers: {} }) })
    await user.open(site.url)
    await user.sees(/^(All ok|\d+ checks? failed|Open this page inside the app)$/, 'h1')
    const report = JSON.parse(
      await view.evaluate<string>('document.querySelector("#report").textContent'),
    ) as Report
    await user.open('about:blank')
    await site.close()
    const wrong = report.findings.filter(({ ok }) => !ok)
    if (!app) return expect(wrong.map(({ what }) => what)).toEqual(['an app is there'])
    expect(wrong).toEqual([])
    expect(report).toMatchObject({
      result: 'All ok',
      kit: contract.version,
      app: { wire: 1, contract: contract.version },
    })
    expect(report.engine).toMatch(/Mozilla/)
    expect(Date.parse(report.at)).toBeGreaterThan(0)
    expect(report.methods.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(contract.methods).toSorted(),
    )
    expect(report.findings.map(({ what }) => what)).toContain('it answers no frame of another origin')
    expect(report.methods.filter(({ ends }) => ends.length > 0).length).toBeGreaterThan(20)
  },
}
