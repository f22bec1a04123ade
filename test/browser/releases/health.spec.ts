import type { Page } from '@playwright/test'
import { countsOf, healthIn } from '../../../shared/release-protocol/healthNumbers.ts'
import type { RunningBackend } from '../../mock-api/server.ts'
import { insideFakeApp } from '../fakeApp.ts'
import { expect, isShown, remembered, reworded, test as base, openFirst } from './fixtures.ts'
import { test } from './collector.ts'
import { faults } from './releaseSite.ts'

interface Told {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

const events = async (collector: RunningBackend) =>
  (await collector.control('GET', '/health/events?limit=1000')) as readonly Told[]
const names = async (collector: RunningBackend) => (await events(collector)).map(({ name }) => name)
async function counts(collector: RunningBackend) {
  const found = await collector.control('GET', '/health?remote=weather')
  return countsOf(healthIn(found)?.points ?? [])
}

const loadedHealth = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files.find(({ name }) => name.endsWith('/health.js'))?.startTime
  })
/** Waits until the page has loaded the reporting code, which comes after the first screen. */
const reports = (page: Page) => expect.poll(() => loadedHealth(page)).toBeGreaterThan(0)
/** Leaves the page, which makes it send its pending reports. */
const leave = (page: Page) => page.goto('about:blank')

const secret = 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0'
const bad = { version: '2.0.0', build: 'later' }
const badRef = 'weather@2.0.0-later'

test('a page tells a collector what was shown, what failed with its reason, and the way back', async ({
  page,
  bench,
  open,
  collector,
}) => {
  await open(`/weather?acc_token=${secret}&lang=en`)
  await isShown(page, bench.first)
  await bench.publish({ ...bad, edit: faults.later('weather_2_0_0_later') })
  await bench.run(`promote ${badRef}`)
  await bench.look(page)
  await isShown(page, badRef)
  await page.evaluate('window.throwNow = true')
  await isShown(page, bench.first)
  await reports(page)
  await leave(page)
  await expect.poll(() => names(collector)).toContain('companion.release.rolled_back')
  const ours = (await events(collector)).filter(({ name }) => name.startsWith('companion.')).toReversed()
  const told = ours.filter(({ attributes }) => attributes['companion.remote'] === 'weather')
  // The remaining events concern the shell.
  expect(ours.filter((one) => !told.includes(one))).toMatchObject([
    { name: 'companion.release.shown', attributes: { 'companion.remote': 'shell' } },
  ])
  expect(told.map(({ name, attributes }) => `${name} ${attributes['companion.release']}`)).toEqual([
    `companion.release.shown ${bench.first.split('@')[1]}`,
    'companion.release.swapped 2.0.0-later',
    'companion.release.quarantined 2.0.0-later',
    'companion.release.rolled_back 2.0.0-later',
  ])
  expect(told[2]?.attributes).toMatchObject({
    'service.name': 'companion',
    'error.type': 'threw',
    'exception.type': 'Error',
    'exception.stacktrace': expect.stringMatching(
      /^Error\n {4}at r\/weather\/2\.0\.0-later\/remoteEntry\.js:\d+:\d+/,
    ),
    'companion.error.fingerprint': expect.stringMatching(/^\w+$/),
    'companion.brand': 'sparkpro',
    'user_agent.name': 'Chrome',
  })
  const rows = Object.fromEntries((await counts(collector)).map((row) => [row.release, row]))
  expect(rows['2.0.0-later']).toMatchObject({ started: 1, devices: 1, failedDevices: 1, rolledBack: 1 })
  expect(rows[bench.first.split('@')[1]!]).toMatchObject({ started: 1, devices: 1, failedDevices: 0 })
  const all = JSON.stringify(await events(collector))
  expect(all).not.toContain(secret)
  expect(all).not.toContain('localhost')
})

test('web vitals of the page go to the release on show, measured although their code comes late', async ({
  page,
  bench,
  collector,
}) => {
  await openFirst(page, bench)
  await reports(page)
  await page.getByText('Humidity').click()
  await leave(page)
  const vitals = async () =>
    (await events(collector))
      .filter(({ name }) => name === 'browser.web_vital')
      .map(({ attributes }) => attributes['name'])
      .toSorted()
  await expect.poll(vitals).toEqual(expect.arrayContaining(['cls', 'fcp', 'lcp', 'ttfb']))
  const found = await collector.control('GET', '/health?remote=weather')
  const measured = (healthIn(found)?.points ?? []).filter(({ le }) => le)
  expect(new Set(measured.map(({ attributes }) => attributes['companion.release']))).toEqual(
    new Set([bench.first.split('@')[1]]),
  )
})

test('the code of the reports comes after the first screen', async ({ bench, page }) => {
  await openFirst(page, bench)
  await reports(page)
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  expect(await loadedHealth(page)).toBeGreaterThan(painted!)
})

test('without a network nothing is sent, then or later, and the page goes on', async ({
  bench,
  page,
  context,
  collector,
}) => {
  await openFirst(page, bench)
  await reports(page)
  await context.setOffline(true)
  await page.evaluate(() => void dispatchEvent(new Event('pagehide')))
  await context.setOffline(false)
  await leave(page)
  expect((await names(collector)).filter((name) => name.startsWith('companion.'))).toEqual([])
})

base('a page that reports to nobody does not even load the code', async ({ page, bench }) => {
  await openFirst(page, bench)
  await bench.publish({ version: '2.0.0', build: 'plain', edit: reworded })
  await bench.run('promote weather@2.0.0-plain')
  await bench.look(page)
  await isShown(page, 'weather@2.0.0-plain')
  expect(await loadedHealth(page)).toBeUndefined()
})

base(
  'the app around the page is told of a failure in the words of the contract',
  async ({ page, bench, open }) => {
    const app = await insideFakeApp(page)
    const ref = await bench.release({ version: '2.0.0', build: 'load', edit: faults.atLoad })
    await open('/weather')
    await isShown(page, bench.first)
    await expect.poll(async () => (await remembered(page)).aside[ref]?.times).toBe(1)
    await reports(page)
    await page.evaluate(() => void dispatchEvent(new Event('pagehide')))
    await expect
      .poll(() => app.calls('reportRemoteFailure'))
      .toEqual([
        expect.objectContaining({ remote: 'weather', version: '2.0.0', phase: 'load', code: 'load' }),
      ])
    await expect
      .poll(async () => (await app.calls('trackEvent')).map((event) => (event as { name: string }).name))
      .toContain('companion.release.shown')
  },
)
