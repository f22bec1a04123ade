import { expect, test, type Browser } from '@playwright/test'
import type { PageConfig } from '../../host-shell/ignition/start.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { controlRoom } from '../backend/controlRoom.ts'
import { fileFaults, type FileFault } from '../site/fileFaults.ts'
import { pageOf } from '../site/page.ts'
import { published } from '../site/publish.ts'
import { startSite } from '../site/server.ts'

const screens = {
  account: '/upload-nickname',
  security: '/forget-password',
  guidance: '/operational-guidance',
  weather: '/weather',
  pay: '/pay/',
} as const
const files = { entry: 'remoteEntry.js', 'code and styles': 'area.*', texts: 'texts-*' } as const

// FULL_LIMITS=1 measures with the limits of production, and says how long each took.
const full = Boolean(process.env['FULL_LIMITS'])
const limits = full ? {} : { file: 2000, remote: 2500 }
const longest = full ? 8000 : 2500
// Nothing comes back by itself here: what heals is the press.
const live = { heal: [600_000, 600_000] as const }
/** Pages at a time, each with a server of its own. */
const lanes = 3

interface Case {
  readonly file: keyof typeof files
  readonly fault: FileFault
}

async function startLane(pace: PageConfig['live'] = live) {
  const { shell, floor } = await published()
  const page = pageOf(shell.parts, floor, { apiBase: '/', channel: 'stable', live: pace, limits })
  const site = await startSite({ files: paths.site, page: () => page })
  const { accessToken, refreshToken } = await controlRoom(site.url).session()
  return { site, tokens: `acc_token=${accessToken}&ref_token=${refreshToken}` }
}
type Lane = Awaited<ReturnType<typeof startLane>>

/** Opens a screen while a file of its remote is lost, and presses Retry once when it is there again. */
async function loseAndRetry(
  browser: Browser,
  { site, tokens }: Lane,
  remote: keyof typeof screens,
  it: Case,
) {
  const what = `${remote}, ${it.file}: ${it.fault}`
  const context = await browser.newContext()
  const page = await context.newPage()
  site.faults.set(`/r/${remote}/*/${files[it.file]}`, it.fault)
  // A file that drips in would hold the page's load event back.
  await page.goto(`${site.url}${screens[remote]}?${tokens}`, { waitUntil: 'commit' })
  await page.locator('main').waitFor()
  const begun = Date.now()
  const retry = page.locator('main').getByRole('button', { name: 'Retry' })
  const shown = page.locator(`[data-remote="${remote}"] h1`)
  // A small file comes in time even at one kilobyte a second.
  const slow = it.fault === 'slow'
  await expect(slow ? retry.or(shown) : retry, what).toBeVisible({ timeout: 3 * longest })
  const told = Date.now() - begun
  site.faults.clear()
  if (!slow || (await retry.isVisible())) await retry.click()
  await expect(shown.or(retry), what).toBeVisible({ timeout: longest })
  await expect(shown, `${what}: one press is enough`).toBeVisible({ timeout: 50 })
  await context.close()
  return { what, told }
}

for (const remote of Object.keys(screens) as (keyof typeof screens)[])
  test(`${remote}: whatever becomes of a file, the page says so in time, and one press of Retry is enough`, async ({
    browser,
  }) => {
    test.setTimeout(full ? 600_000 : 300_000)
    const cases = (Object.keys(files) as (keyof typeof files)[]).flatMap((file) =>
      fileFaults.map((fault): Case => ({ file, fault })),
    )
    const all = await Promise.all(
      Array.from({ length: lanes }, async () => {
        const lane = await startLane()
        const told = []
        for (let next = cases.shift(); next; next = cases.shift())
          told.push(await loseAndRetry(browser, lane, remote, next))
        await lane.site.close()
        return told
      }),
    )
    const slowest = all.flat().toSorted((a, b) => b.told - a.told)
    if (full) console.log(slowest.map(({ what, told }) => `${told} ms  ${what}`).join('\n'))
    // A busy machine needs a moment beside the limit.
    expect(slowest.filter(({ told }) => told > longest + 1500)).toEqual([])
  })

for (const file of ['main.js', 'texts-en-json.js'])
  test(`a page whose ${file} never comes says so in time, and Retry brings it with its session`, async ({
    page,
  }) => {
    const { site, tokens } = await startLane()
    site.faults.set(`/shell/*/${file}`, 'hang')
    await page.goto(`${site.url}/upload-nickname?${tokens}`, { waitUntil: 'commit' })
    const said = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })
    await expect(said).toBeVisible({ timeout: longest + 4000 })
    expect(page.url()).not.toContain('token')
    site.faults.clear()
    await said.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('textbox')).toHaveValue('Demo')
    await site.close()
  })

test('a remote that hung comes back by itself, at once with the network, else when the server answers', async ({
  page,
}) => {
  for (const [pace, heal] of [
    [live.heal, () => page.evaluate(() => void dispatchEvent(new Event('online')))],
    [[500, 500], () => Promise.resolve()],
  ] as const) {
    const { site } = await startLane({ heal: pace })
    site.faults.set('/r/weather/*/remoteEntry.js', 'hang')
    await page.goto(`${site.url}/weather`, { waitUntil: 'commit' })
    await expect(page.locator('main').getByRole('button', { name: 'Retry' })).toBeVisible()
    site.faults.clear()
    // What heals loads when the page is idle, which may be after the event.
    await expect(async () => {
      await heal()
      await expect(page.locator('[data-remote="weather"] h1')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await site.close()
  }
})
