import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

/** The first and the last part of each screen, as selectors. On a wide screen they're side by side. */
const columns = {
  '/': ['main a[href^="/avatar"]', 'main section:last-child'],
  '/pay': ['main fieldset', 'main section[aria-live]'],
  '/operational-guidance': ['main section:first-child', 'main section:last-of-type'],
  '/app': ['main ul[tabindex] li', 'main h1'],
} as const

for (const [width, height] of [
  [844, 390],
  [768, 1024],
] as const)
  test(`at ${width} by ${height} there are two columns, as wide as the bar above them`, async ({
    page,
    open,
    standin,
  }) => {
    await page.setViewportSize({ width, height })
    await open(await signedIn(standin, '/?hasNav=1'))
    await expect(page.getByText('demo@companion.example')).toBeVisible()
    for (const [path, parts] of Object.entries(columns)) {
      await open(path)
      const [first, last] = parts.map((part) => page.locator(part).first())
      await expect(last!, path).toBeVisible()
      const middle = width / 2
      await expect
        .poll(async () => {
          const [a, b] = [await first!.boundingBox(), await last!.boundingBox()]
          return a !== null && b !== null && a.x + a.width <= middle && b.x >= middle
        }, path)
        .toBe(true)
      const back = page.locator('[data-part="nav-bar"] button')
      if (await back.count()) expect((await back.boundingBox())?.x, path).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  })
