import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test as base, type Page } from '@playwright/test'
import { healthLabels as label, healthMetrics as metric } from '@companion/release-protocol/healthNames'
import { answerReleases } from '@companion/dev/releasePage'
import { initKeys } from '@companion/releases/keys/roots'
import { folderStore } from '@companion/releases/stores/store'
import { healthStore, type HealthStore } from '../../mock-api/health/healthStore.ts'
import { startBackend } from '../../mock-api/server.ts'
import { release } from '../../release/command.ts'
import { freshFolder, sampleRelease, writeRelease } from '../../release/sampleRelease.ts'
import { axeFindings } from '../axe.ts'

interface Fixtures {
  readonly faults: string[]
  readonly team: {
    readonly run: (line: string) => Promise<string>
    readonly siteDir: string
    readonly keysDir: string
  }
}

/** A store with a rollout at 10 %, a rule for some apps, and a newer release that isn't rolled out. */
const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
  team: async ({}, provide) => {
    const [siteDir, keysDir, buildDir] = [await freshFolder(), await freshFolder(), await freshFolder()]
    await initKeys(keysDir, ['weather', 'pay'], new Date())
    const setup = { store: folderStore(siteDir), keysDir, buildDir }
    const run = (line: string) => release(setup, line)
    for (const name of ['weather@1.0.0', 'weather@1.1.0', 'weather@1.2.0', 'pay@2.0.0', 'pay@2.1.0']) {
      const [remote = '', version = ''] = name.split('@')
      await writeRelease(buildDir, sampleRelease(remote, version, 'aaaa'))
      await run(`publish ${name}-aaaa`)
    }
    await run('promote weather@1.0.0-aaaa')
    await run('promote pay@2.0.0-aaaa')
    await run('promote weather@1.1.0-aaaa --pct 1')
    await run('promote weather@1.2.0-aaaa --brand lensmoo --os ios --app ">=3.4"')
    await run('rollout weather --pct 10')
    await provide({ run, siteDir, keysDir })
  },
  faults: [
    async ({ page }, provide) => {
      const faults: string[] = []
      page.on('pageerror', (failure) => faults.push(failure.message))
      page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
      await provide(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

async function openFile(page: Page, run: (line: string) => Promise<string>): Promise<void> {
  const file = join(await freshFolder(), 'releases.html')
  await run(`report --out ${file}`)
  await page.goto(pathToFileURL(file).href)
}

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
  ['light', 320],
] as const)
  test(`the report is readable and accessible, ${colorScheme} at ${width}`, async ({ page, team }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await openFile(page, team.run)
    await expect(page.getByRole('heading', { name: 'weather', exact: true })).toBeVisible()
    expect(await wider(page)).toBeLessThanOrEqual(0)
    expect(await axeFindings(page)).toEqual([])
  })

test('as a file it answers what a device gets and why, narrows the log, and copies the next command', async ({
  page,
  context,
  team,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFile(page, team.run)
  const answer = page.getByRole('region', { name: 'What does one device get' })
  await expect(answer).toContainText('weather@1.0.0-aaaa (rule base)')
  await answer.getByLabel('Brand').selectOption('lensmoo')
  await answer.getByLabel('System').selectOption('ios')
  await answer.getByLabel('App version').fill('3.x')
  await expect(answer).toContainText('“3.x” is no version of an app')
  await answer.getByLabel('App version').fill('3.5')
  await expect(answer).toContainText('weather@1.2.0-aaaa (rule weather-1.2.0-aaaa)')
  await expect(answer).toContainText('part of a rollout, and the device has no id')

  const log = page.getByRole('region', { name: 'Log' })
  await log.getByLabel('Filter').fill('pay')
  await expect(log.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('button', { name: 'Copy: npm run release -- rollout weather --pct 25' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm run release -- rollout weather --pct 25',
  )
})

test('a remote with a rollout is open, any other is folded until its name is followed', async ({
  page,
  team,
}) => {
  await openFile(page, team.run)
  const article = (name: string) => page.getByRole('article', { name })
  const charts = (name: string) => article(name).getByText('Share of devices, without those')
  await expect(charts('weather').first()).toBeVisible()
  await expect(article('weather').getByText('1.1.0-aaaa rolls out at 10 %')).toBeVisible()
  await expect(article('pay').getByText('Nothing to watch')).toBeVisible()
  await expect(charts('pay').first()).toBeHidden()
  await page.getByRole('link', { name: 'pay', exact: true }).click()
  await expect(charts('pay').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'pay', exact: true })).toBeInViewport()
  await article('pay').locator('summary').click()
  await expect(charts('pay').first()).toBeHidden()
  // The fragment stays the same, and the link works again.
  await page.getByRole('link', { name: 'pay', exact: true }).click()
  await expect(charts('pay').first()).toBeVisible()
})

const hour = 3_600_000

/**
 * Stores a day of health reports. One release has failed on every tenth device since its rollout reached 10 %
 * two hours ago.
 */
async function reportDay(store: HealthStore): Promise<void> {
  const now = Date.now()
  const points = Array.from({ length: 23 }, (_, hoursAgo) => {
    const at = now - hoursAgo * hour - hour / 2
    const point = (metric: string, release: string, value: number, more = {}) => ({
      at,
      metric,
      attributes: {
        [label.remote]: 'weather',
        [label.release]: release,
        [label.first]: 'true',
        [label.os]: 'android',
        [label.osVersion]: '10',
        ...more,
      },
      le: '',
      value,
    })
    const lcp = { ...point(metric.duration, '1.0.0-aaaa', 500, { [label.vital]: 'LCP' }), le: '1200' }
    const next = hoursAgo < 2 ? 120 : 12
    return [
      point(metric.started, '1.0.0-aaaa', 1200 - next),
      lcp,
      point(metric.started, '1.1.0-aaaa', next),
      ...(hoursAgo < 2 ? [point(metric.failed, '1.1.0-aaaa', 12, { [label.error]: 'threw' })] : []),
    ]
  })
  await store.add(points.flat(), [])
}

test('npm start shows it live: how releases do, and a promotion appears by itself', async ({
  page,
  team,
}) => {
  await page.setViewportSize({ width: 1024, height: 844 })
  const healthFile = join(await freshFolder(), 'health.db')
  const health = healthStore(healthFile)
  await reportDay(health)
  health.close()
  const backend = await startBackend({ healthFile })
  const server = createServer((request, response) => {
    void answerReleases({ ...team, collector: backend.url }, request, response)
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const opened = await page.goto(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/standin/releases`,
  )
  expect(opened?.headers()['content-security-policy']).toBe("frame-ancestors 'none'")
  const weather = page.getByRole('article', { name: 'weather' })
  await expect(weather).toContainText('1.1.0-aaaa 10 %')
  await expect(weather.getByRole('row', { name: /^1\.0\.0-aaaa/ })).toContainText('1150 ms')
  await expect(weather).toContainText('1.1.0-aaaa: UNWELL: fails on 24 of')
  expect(await axeFindings(page)).toEqual([])

  const pay = page.getByRole('article', { name: 'pay' })
  await pay.locator('summary').click()
  await page.getByLabel('App version').fill('3.5')
  await team.run('rollout weather --pct 25')
  await expect(weather).toContainText('1.1.0-aaaa 25 %')
  await expect(pay.getByText('Share of devices, without those').first()).toBeVisible()
  await expect(page.getByLabel('App version')).toHaveValue('3.5')
  await backend.close()
  await new Promise((closed) => {
    server.close(closed)
    server.closeAllConnections()
  })
})
