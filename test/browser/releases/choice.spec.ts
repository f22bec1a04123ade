import type { ReleaseDocument } from '../../../shared/release-protocol/releaseDocument.ts'
import { expect, isShown, reworded, test } from './fixtures.ts'

const needing =
  (contract: string) =>
  (release: ReleaseDocument): ReleaseDocument => ({ ...release, needs: { ...release.needs, contract } })

test('an app with too old a bridge keeps the newest release that fits', async ({ page, bench, open }) => {
  const fits = await bench.release({ version: '1.5.0', build: 'fits', edit: reworded })
  const newer = await bench.publish({ version: '2.0.0', build: 'newer', release: needing('^1.1') })
  const said = await bench.run(`promote ${newer}`)
  expect(said).toContain('weather@2.0.0-newer')

  await page.addInitScript(() => {
    const info = {
      wire: 1,
      contract: '1.0.0',
      app: '3.2.0',
      build: '77',
      platform: 'android',
      methods: ['bridgeInfo'],
      events: [],
    }
    Object.assign(window, { CompanionNative: { bridgeInfo: () => JSON.stringify({ ok: true, data: info }) } })
  })
  await open('/weather')
  await isShown(page, fits)
  const browser = await page.context().browser()!.newContext()
  const visitor = await browser.newPage()
  await open('/weather', visitor)
  await isShown(visitor, newer)
  await browser.close()
})

test('brands get what their rules say', async ({ page, bench }) => {
  const special = await bench.publish({ version: '2.0.0', build: 'lens', edit: reworded })
  await bench.run(`promote ${special} --brand lensmoo`)
  await page.goto(`http://lensmoo.localhost:${bench.site.port}/weather`)
  await isShown(page, special)
  await page.goto(`http://metawatch.localhost:${bench.site.port}/weather`)
  await isShown(page, bench.first)
})

test('a rollout reaches the devices the command says it reaches', async ({ bench, browser }) => {
  const second = await bench.publish({ version: '2.0.0', build: 'roll', edit: reworded })
  await bench.run(`promote ${second} --pct 50`)
  for (let visit = 0; visit < 4; visit++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${bench.site.url}/weather`)
    const shown = page.locator('[data-remote="weather"]:not([hidden])')
    await expect(shown).toBeVisible()
    const id = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('companion.releases') ?? '{}') as { id: string }).id,
    )
    const explained = await bench.run(`why weather --id ${id} --contract none`)
    const [, runs = ''] = /runs (weather@\S+)/.exec(explained) ?? []
    await isShown(page, runs)
    await context.close()
  }
})

test('releases by name and the tools are for nobody, until the channel opens them to its testers', async ({
  page,
  bench,
  open,
}) => {
  const second = await bench.publish({ version: '2.0.0', build: 'qa', edit: reworded })
  const asked = `/weather?qa=1&release=${second}`
  const badge = page.locator('[data-part="release-badge"]')
  const panel = page.getByRole('button', { name: 'QA', exact: true })
  const panels: string[] = []
  page.on('request', (request) => void (/panel/.test(request.url()) && panels.push(request.url())))
  const lines: string[] = []
  page.on('console', (message) => void (message.text().startsWith('✕') && lines.push(message.text())))
  const tools = '✕ QA tools: not open to this device'
  /**
   * Opens a URL whose QA parameters must have no effect. On a customer's device only the console reports
   * that.
   */
  const refused = async (address: string, by: 'badge' | 'console', ...why: string[]) => {
    lines.length = 0
    await open(address)
    await isShown(page, bench.first)
    if (by === 'badge')
      await expect(badge).toHaveText(`${tools} · ${bench.first} ✕ ${second}: not open to this device`)
    else {
      await expect.poll(() => lines).toEqual([...why, tools, '✕ releases by name: not open to this device'])
      await expect(badge).toHaveCount(0)
    }
    // The page requests the panel in an idle callback. Idle callbacks run in the order of their registration,
    // so the page's callback has run when this one does.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(panels).toEqual([])
    await expect(panel).toHaveCount(0)
  }
  await refused(asked, 'console')
  await open('/isolate/weather?bridge=emulator')
  await expect(page.getByText('This page doesn’t exist')).toBeVisible()
  expect(await page.evaluate('typeof window.companionApp')).toBe('undefined')

  await bench.run('settings --releases testers --tools testers')
  const [, token = ''] = /tester=([\w-]+)/.exec(await bench.run('testers add ada')) ?? []
  await refused(`${asked}&tester=${'f'.repeat(43)}`, 'console', '✕ tester: not known to this channel')
  await open(`/help?tester=${token}`)
  await expect(page.locator('[data-remote="guidance"]')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await open(`/help?tester=${'f'.repeat(43)}`)
  await expect(badge).toBeVisible()
  await open(asked)
  await isShown(page, second)
  await expect(badge).toHaveText(second)
  await expect(panel).toBeVisible()
  await open('/isolate/weather')
  await expect(page).toHaveURL(/isolate=weather/)
  await expect(panel).toBeVisible()
  expect(panels.splice(0)).not.toEqual([])

  await bench.run('testers remove ada')
  await refused(asked, 'badge')
})

test('a tester sees a published release under a badge; one that is not signed is denied', async ({
  page,
  bench,
  open,
}) => {
  const second = await bench.publish({ version: '2.0.0', build: 'qa', edit: reworded })
  await bench.run('settings --releases everybody')
  await open(`/weather?release=${second}`)
  await isShown(page, second)
  const badge = page.locator('[data-part="release-badge"]')
  await expect(badge).toHaveText(second)

  const forged = await bench.publish({ version: '2.0.1', build: 'qa' })
  const other = await bench.store.read('r/weather/2.0.0-qa/release.sig.json')
  await bench.store.replace('r/weather/2.0.1-qa/release.sig.json', other!)
  for (const asked of [forged, 'weather@9.9.9-none', 'weather@http://evil.example/']) {
    await open(`/weather?release=${encodeURIComponent(asked)}`)
    await isShown(page, bench.first)
    // The badge shows the running release and, crossed out, the requested one.
    if (!asked.includes('http')) await expect(badge).toHaveText(`${bench.first} ✕ ${asked}`)
  }
  await bench.run(`promote ${second}`)
  await bench.run(`revoke ${second} --why "bad"`)
  await open(`/weather?release=${second}`)
  await isShown(page, bench.first)
})
