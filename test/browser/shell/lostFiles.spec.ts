import { expect, test, type Browser } from '@playwright/test'
import * as limits from '@companion/shared/limits'
import { fileFaults, type FileFault } from '../../site/fileFaults.ts'
import { busy, runOnServers, startServer, startServers, type OwnServer } from './parallelServers.ts'
import { signedIn } from '../session.ts'

const screens = {
  account: '/upload-nickname',
  security: '/forget-password',
  guidance: '/operational-guidance',
  weather: '/weather',
  pay: '/pay/',
} as const
const files = { entry: 'remoteEntry.js', 'code and styles': 'area.*', texts: 'texts-*' } as const

// The production timeout. With a shorter one, a busy machine couldn't load the other files in time.
const longest = limits.remote
// Tolerance for a busy machine, in milliseconds. Two timeouts in a row would take longer than one timeout
// plus this tolerance.
const grace = 4000

interface Case {
  readonly file: keyof typeof files
  readonly fault: FileFault
}

const waiting = new Set<FileFault>(['hang', 'slow'])

/**
 * Opens a screen while a file of its remote has a fault, restores the file and presses Retry once. Returns
 * how long the page took to show Retry or the screen, in milliseconds.
 */
async function loseAndRetry(
  browser: Browser,
  { site, room }: OwnServer,
  remote: keyof typeof screens,
  it: Case,
) {
  const what = `${remote}, ${it.file}: ${it.fault}`
  const context = await browser.newContext()
  const page = await context.newPage()
  const retry = page.locator('main').getByRole('button', { name: 'Retry' })
  const shown = page.locator(`[data-remote="${remote}"] h1`)
  const address = site.url + (await signedIn(room, screens[remote]))
  site.faults.set(`/r/${remote}/*/${files[it.file]}`, it.fault)
  await busy(async () => {
    // On a busy machine, loading the shell can exceed the page's timeouts. Then open the page again.
    await expect(async () => {
      // A slow file would delay the page's load event, so don't wait for it.
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('main').waitFor({ timeout: longest })
    }).toPass()
  })
  const begun = Date.now()
  // A small file arrives in time even at one kilobyte per second, so the screen can be shown without Retry.
  const slow = it.fault === 'slow'
  await expect(slow ? retry.or(shown) : retry, what).toBeVisible({ timeout: 3 * longest })
  const waited = Date.now() - begun
  site.faults.clear()
  await busy(async () => {
    if (!slow || (await retry.isVisible())) await retry.click()
    // Only the press can load the screen, because this server's pages don't retry automatically.
    await expect(shown, `${what}: one press is enough`).toBeVisible({ timeout: 2 * longest })
  })
  await context.close()
  return { what, waited }
}

for (const remote of Object.keys(screens) as (keyof typeof screens)[])
  test(`${remote}: whatever becomes of a file, the page says so in time, and one press of Retry is enough`, async ({
    browser,
  }) => {
    test.setTimeout(600_000)
    // Cases that wait for a timeout start first, so that the other cases run in parallel with them.
    const waitsFirst = fileFaults.toSorted((a, b) => Number(waiting.has(b)) - Number(waiting.has(a)))
    const cases = waitsFirst.flatMap((fault) =>
      (Object.keys(files) as (keyof typeof files)[]).map((file): Case => ({ file, fault })),
    )
    const servers = await startServers(8)
    const waited = await runOnServers(servers, cases, (it, server) =>
      loseAndRetry(browser, server, remote, it),
    )
    const slowest = waited.toSorted((a, b) => b.waited - a.waited)
    if (process.env['SAY']) console.log(slowest.map(({ what, waited }) => `${waited} ms  ${what}`).join('\n'))
    expect(slowest.filter(({ waited }) => waited > longest + grace)).toEqual([])
  })

for (const file of ['main.js', 'texts-en-json.js'])
  test(`a page whose ${file} never comes says so in time, and Retry brings it with its session`, async ({
    page,
  }) => {
    const { site, room } = await startServer()
    site.faults.set(`/shell/*/${file}`, 'hang')
    await page.goto(site.url + (await signedIn(room, '/upload-nickname')), { waitUntil: 'commit' })
    const said = page.getByRole('alert').filter({ hasText: 'This page didn’t load' })
    await expect(said).toBeVisible({ timeout: longest + grace })
    expect(page.url()).not.toContain('token')
    site.faults.clear()
    await said.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('textbox')).toHaveValue('Demo', { timeout: 2 * longest })
    await site.close()
  })

test('a remote that hung comes back by itself, at once with the network, else when the server answers', async ({
  page,
}) => {
  for (const [pace, heal] of [
    [[600_000, 600_000], () => page.evaluate(() => void dispatchEvent(new Event('online')))],
    [[500, 500], () => Promise.resolve()],
  ] as const) {
    const { site } = await startServer({}, { retry: pace })
    site.faults.set('/r/weather/*/remoteEntry.js', 'hang')
    await page.goto(`${site.url}/weather`, { waitUntil: 'commit' })
    const retry = page.locator('main').getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible({ timeout: longest + grace })
    site.faults.clear()
    // The recovery code loads when the page is idle, so a single event could come too early.
    await expect(async () => {
      await heal()
      await expect(page.locator('[data-remote="weather"] h1')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await site.close()
  }
})
