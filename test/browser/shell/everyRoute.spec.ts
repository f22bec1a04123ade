import { devices, type Page } from '@playwright/test'
import { manifestOf, remoteNames } from '../../../host-shell/build/remotes.ts'
import { expect, test } from '../fixtures.ts'
import { watchShifts } from '../layoutShifts.ts'
import { signedIn } from '../session.ts'

const routes = (await Promise.all(remoteNames().map(manifestOf))).flatMap(({ name: remote, routes: own }) =>
  own.map((route) => ({ ...route, remote })),
)

// A phone's user agent, because the page treats a touch device as a phone until it's hydrated. A computer's
// user agent would change the screen then.
test.use({ userAgent: devices['Pixel 7'].userAgent })

/** Adds a striped element that scrolls under the bar. */
const stripe = (page: Page) =>
  page.evaluate(() => {
    const stripes = document.createElement('div')
    stripes.style.height = '200vh'
    stripes.style.background = 'repeating-linear-gradient(red 0 3px, blue 3px 7px)'
    document.querySelector('main')?.append(stripes)
  })

/**
 * Returns whether the bar and the safe area look the same when the stripes below move by two pixels. If they
 * don't, the bar is transparent.
 */
async function barIsSolid(page: Page): Promise<boolean> {
  const at = async (back: number) => {
    await page.evaluate((px) => scrollTo(0, document.documentElement.scrollHeight - innerHeight - px), back)
    return page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, width: 390, height: 52 } })
  }
  return (await at(0)).equals(await at(2))
}

test('a walk over all routes meets no violation, no console error and no exception, nothing moves by itself, and nothing shines through the bar', async ({
  page,
  open,
  standin,
}) => {
  const { accessToken, refreshToken } = await standin.session()
  const shifted = await watchShifts(page)
  await open(`/?acc_token=${accessToken}&ref_token=${refreshToken}&inset=0`)
  for (const [index, route] of routes.entries()) {
    await open(`${route.path}?dark=${index % 2}`)
    await expect(page.locator(`[data-remote="${route.remote}"]`), route.name).toBeVisible()
    await expect(page, route.name).toHaveTitle(/.+ - SparkPro$/)
    await page.waitForLoadState('networkidle')
    // Nearly zero, because a value can be wider or narrower than its placeholder in the row.
    expect.soft(await shifted(), route.name).toBeLessThan(0.001)
    await stripe(page)
    // The bar shows the title a moment after scrolling, so poll.
    await expect.poll(() => barIsSolid(page), `${route.name}: the bar covers what scrolls`).toBe(true)
  }
})

/** Returns words that are wholly or partly outside the page, or covered at their centre. */
const lostWords = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const isScrolledSideways = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (!!element.parentElement?.closest('main') && isScrolledSideways(element.parentElement))
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      const parent = walker.currentNode.parentElement
      if (!text || !parent?.closest('main') || getComputedStyle(parent).clipPath !== 'none') continue
      // An address loses its middle. Its label contains all of it.
      if (isScrolledSideways(parent) || parent.closest('[role="img"]')) continue
      range.selectNodeContents(walker.currentNode)
      for (const { left, right } of range.getClientRects())
        if (left < -1 || right > innerWidth + 1) lost.push(text)
      if (parent.scrollWidth > parent.clientWidth + 1 && getComputedStyle(parent).overflow !== 'visible')
        lost.push(text)
    }
    return lost
  })

const ofData = ['layout', 'registration', 'payList']

for (const [lang, size, shown] of [
  ['de', 100, routes],
  ['de', 200, routes],
  ['de', 310, routes],
  ['ar', 310, routes.filter(({ name }) => ofData.includes(name))],
] as const)
  test(`in ${lang} no word is cut off at 320 px with ${size} % text`, async ({ page, open, standin }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(await signedIn(standin, `/?inset=0`))
    // Wait until the page has stored its tokens. If it's left earlier, the session is lost.
    await expect(page.getByText('demo@companion.example')).toBeVisible()
    for (const route of shown) {
      await open(`${route.path}?lang=${lang}&textSize=${size}`)
      await expect(page.locator(`[data-remote="${route.remote}"]`), route.name).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await lostWords(page), route.name).toEqual([])
    }
  })
