import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { saveData } from '../saveData.ts'
import { signedIn } from '../session.ts'
import { startServer } from './parallelServers.ts'

/** The animation frames from a click to the next screen, and the elements added meanwhile. */
interface Move {
  readonly frames: number
  readonly mains: number
  /**
   * Headings added outside a new `main` element. There's one if the screen was rendered without its heading
   * first.
   */
  readonly late: number
}

/** Counts frames and elements from the next click to the first frame with the heading. */
const watchMove = (page: Page, heading: string) =>
  page.evaluate((wanted) => {
    const seen = { frames: 0, mains: 0, late: 0 }
    const shows = () => document.querySelector('main h1')?.textContent === wanted
    addEventListener(
      'click',
      () => {
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!(node instanceof Element)) continue
            if (node.localName === 'main') seen.mains += 1
            else if (node.matches('h1') || node.querySelector('h1')) seen.late += 1
          }
        }).observe(document.body, { childList: true, subtree: true })
        const frame = () => {
          seen.frames += 1
          if (shows()) Object.assign(window, { move: seen })
          else requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      },
      { capture: true, once: true },
    )
  }, heading)

const moved = (page: Page): Promise<Move> =>
  page
    .waitForFunction(() => (window as unknown as { move?: Move }).move)
    .then((found) => found.jsonValue() as Promise<Move>)

test('a screen that was there before is back in the first frame', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/'))
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.goBack()
  const row = page.getByRole('link', { name: 'Help' })
  await expect(row).toBeVisible()
  await watchMove(page, 'Help')
  await row.click()
  expect(await moved(page)).toEqual({ frames: 1, mains: 1, late: 0 })
})

/** Returns whether the page has loaded a file as a script, rather than only prefetched it. */
const hasRun = (page: Page, file: string) =>
  page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .some((it) => it.name.endsWith(end) && (it as PerformanceResourceTiming).initiatorType === 'script'),
    file,
  )

test('a finger on a row has its screen ready by the time it is lifted', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/'))
  for (const [name, last] of [
    ['Weather', '/pictures.js'],
    ['Background running guide', 'guide.js'],
    ['Update email', 'forms.js'],
  ] as const) {
    const row = page.getByRole('link', { name })
    await expect(async () => {
      // The listener loads when the page is idle, so press until it responds.
      await row.dispatchEvent('pointerdown')
      expect(await hasRun(page, last)).toBe(true)
    }).toPass()
    await page.waitForLoadState('networkidle')
    await watchMove(page, name)
    await row.click()
    expect(await moved(page), name).toEqual({ frames: 1, mains: 1, late: 0 })
    await page.goBack()
    await page.evaluate(() => Object.assign(window, { move: undefined }))
  }
})

/**
 * Opens the menu on a separate server and records the release files requested from it. Leaves out titles,
 * because the page requests them at once.
 */
async function atMenu(page: Page, of: (asked: readonly string[]) => Promise<void>) {
  const asked: string[] = []
  const release = /^\/r\/(\w+)\/[^/]+\/(?!titles)(.+)$/
  const { site, room } = await startServer({}, {}, (path) => {
    const [, remote, file] = release.exec(path) ?? []
    if (file) asked.push(`${remote}/${file}`)
  })
  await page.goto(site.url + (await signedIn(room, '/')))
  await expect(page.getByText('demo@companion.example')).toBeVisible()
  await of(asked)
  await page.goto('about:blank')
  await site.close()
}

const started = (page: Page, remote: string) =>
  page.evaluate((name) => Object.keys(window).some((key) => key.startsWith(`${name}_`)), remote)

test('what rows in sight lead to is downloaded ahead, once, and does not run before the tap', ({ page }) =>
  atMenu(page, async (asked) => {
    for (const file of [
      'account/forms.js',
      'security/flows.css',
      'guidance/guide.js',
      'weather/texts-en-json.js',
    ])
      await expect.poll(() => asked).toContain(file)
    expect(await started(page, 'weather')).toBe(false)
    await page.getByRole('link', { name: 'Weather' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Weather' })).toBeVisible()
    expect(asked).toContain('weather/area.js')
    expect(asked.filter((file, at) => asked.indexOf(file) !== at)).toEqual([])
  }))

test('the heading of a screen that was not there yet has the focus once it is', ({ page }) =>
  atMenu(page, async () => {
    // The listener loads when the page is idle, so wait for it.
    await expect(page.locator('html[data-mark]')).toBeAttached()
    expect(await started(page, 'weather')).toBe(false)
    await page.getByRole('link', { name: 'Weather' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Weather' })).toBeFocused()
  }))

test('with Save-Data nothing is downloaded but what a finger lies on', async ({ page }) => {
  await saveData(page)
  await atMenu(page, async (asked) => {
    const row = page.getByRole('link', { name: 'Weather' })
    await row.focus()
    await expect(async () => {
      await row.dispatchEvent('pointerdown')
      expect(await started(page, 'weather')).toBe(true)
    }).toPass()
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    const others = asked.filter((file) => !/^weather|^account\/(remoteEntry|area|texts)/.test(file))
    expect(others).toEqual([])
  })
})
