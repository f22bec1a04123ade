import { test as base, expect, type Page } from '@playwright/test'
import { developerServer } from '../../../host-shell/dev/developerServer.ts'
import { controlRoom } from '../../mock-api/controlRoom.ts'
import { isShown } from '../releases/fixtures.ts'
import { faults, startBench, watchListening, type Bench } from '../releases/releaseSite.ts'

interface Developer {
  readonly bench: Bench
  readonly server: ReturnType<typeof developerServer>
}

/** Runs a browser test against the site as `npm run dev` builds and serves it, with two remotes. */
const test = base.extend<{ readonly developer: Developer }>({
  developer: async ({ context }, provide) => {
    await watchListening(context)
    let server!: Developer['server']
    const bench = await startBench({
      mode: 'development',
      remotes: ['account', 'weather'],
      first: (folder) => {
        server = developerServer(folder)
        return server.answer
      },
    })
    const shell = /\/shell\/\d[^/"]+\//.exec(bench.page.html)?.[0] ?? ''
    server.tell({ state: 'ready', shell })
    await provide({ bench, server })
    await bench.site.close()
  },
})

// Runs in one worker, otherwise each worker would build the developer packages.
test.describe.configure({ mode: 'default' })

const faultPanel = (page: Page) => page.locator('[data-part="developer-faults"]')
const noticePanel = (page: Page) => page.locator('[data-part="developer-notice"]')

test('a build that fails is said in the page until one succeeds', async ({ page, developer }) => {
  const { bench, server } = developer
  const shell = /\/shell\/\d[^/"]+\//.exec(bench.page.html)?.[0] ?? ''
  await page.goto(`${bench.site.url}/weather`)
  await isShown(page, bench.first)
  await expect(faultPanel(page)).toHaveCount(0)
  const source = '  const a = = 1\n            ^'
  server.tell({ state: 'failed', errors: `Hero.tsx:2:12 Unexpected "="\n${source}\n\nERROR in ./remotes` })
  const title = faultPanel(page).getByText('Hero.tsx:2:12 Unexpected "="', { exact: true })
  await expect(title).toBeVisible()
  await expect(faultPanel(page).locator('pre').first()).toHaveText(source)
  await expect(faultPanel(page).getByText('ERROR in ./remotes')).toBeHidden()
  const [text, close] = [
    await title.boundingBox(),
    await faultPanel(page).getByRole('button', { name: 'Close' }).boundingBox(),
  ]
  expect(close!.y).toBeLessThanOrEqual(text!.y + text!.height)
  expect(close!.x).toBeGreaterThanOrEqual(text!.x + text!.width)
  await faultPanel(page).getByText('Details', { exact: true }).click()
  await expect(faultPanel(page).getByText('ERROR in ./remotes')).toBeVisible()
  server.tell({ state: 'ready', shell })
  await expect(faultPanel(page)).toHaveCount(0)
})

test('a screen that throws is named with its place in the sources, while the release before is shown', async ({
  page,
  developer,
}) => {
  const { bench } = developer
  await page.goto(`${bench.site.url}/weather`)
  await isShown(page, bench.first)
  const second = await bench.release({
    version: '2.0.0',
    build: 'bad1',
    edit: faults.atRender('weather_2_0_0_bad1'),
  })
  await bench.look(page)
  await expect(faultPanel(page)).toContainText(`${second} threw while it was rendered`)
  await expect(faultPanel(page)).toContainText('bad at render')
  await expect(faultPanel(page)).toContainText('node_modules/react-dom/cjs/react-dom-client.development.js')
  await isShown(page, bench.first)
  await faultPanel(page).getByRole('button', { name: 'Close' }).click()
  await expect(faultPanel(page)).toHaveCount(0)
  // In production, the failed release would be quarantined for an hour, so the reload wouldn't show the fault
  // again.
  await page.reload()
  const faultsAfterALook = async () => {
    await bench.look(page)
    return faultPanel(page).count()
  }
  await expect.poll(faultsAfterALook).toBe(1)
  await expect(faultPanel(page)).toContainText('bad at render')
  await isShown(page, bench.first)
})

test('a release that a form holds back is named, and shown at a press', async ({ page, developer }) => {
  const { bench } = developer
  const { accessToken, refreshToken } = await controlRoom(bench.site.url).session()
  await page.goto(`${bench.site.url}/upload-nickname?acc_token=${accessToken}&ref_token=${refreshToken}`)
  await page.getByRole('textbox').fill('Half a name')
  const second = await bench.release({ version: '2.0.0', build: 'new1', remote: 'account' })
  await bench.look(page)
  await expect(noticePanel(page)).toContainText(`${second} is held back because a form`)
  await noticePanel(page).getByRole('button', { name: 'Show now' }).click()
  await isShown(page, second)
  await expect(noticePanel(page)).toHaveCount(0)
})

test('a page whose shell has changed is loaded afresh, and asks first where a form holds text', async ({
  page,
  developer,
}) => {
  const { bench, server } = developer
  const { accessToken, refreshToken } = await controlRoom(bench.site.url).session()
  const shell = /\/shell\/\d[^/"]+\//.exec(bench.page.html)?.[0] ?? ''
  await page.goto(`${bench.site.url}/upload-nickname?acc_token=${accessToken}&ref_token=${refreshToken}`)
  await page.getByRole('textbox').fill('Half a name')
  server.tell({ state: 'ready', shell: '/shell/9.9.9-newer/' })
  await expect(noticePanel(page)).toContainText('The shell has changed')
  await expect(page.getByRole('textbox')).toHaveValue('Half a name')
  const loaded = page.waitForEvent('load')
  // The site still serves the old shell, so the last message must treat that one as current. Otherwise the
  // reloaded page would reload again and again.
  server.tell({ state: 'ready', shell })
  server.tell({ state: 'ready', shell: '/shell/9.9.9-newer/' })
  await noticePanel(page).getByRole('button', { name: 'Load afresh' }).click()
  server.tell({ state: 'ready', shell })
  await loaded
})

test('scripts of the shell and of a remote come with their source maps', async ({ page, developer }) => {
  const { bench } = developer
  await page.goto(`${bench.site.url}/weather`)
  await isShown(page, bench.first)
  const scripts = bench.answers.map(({ path }) => path).filter((path) => /(main|area)\.js$/.test(path))
  expect(scripts.length).toBeGreaterThanOrEqual(2)
  for (const script of scripts) {
    const answer = await page.request.get(`${bench.site.url}${script}.map`)
    const { sources } = (await answer.json()) as { sources: string[] }
    expect(sources.join()).toMatch(script.includes('/r/') ? /remotes\/weather/ : /host-shell\/shell\/app/)
  }
})
