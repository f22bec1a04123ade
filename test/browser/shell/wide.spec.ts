import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

/** The first and the last part of each screen, as selectors. On a wide screen they're side by side. */
const columns = {
  '/': ['main a[href^="/avatar"]', 'main section:last-of-type'],
  '/pay': ['main fieldset', 'main [role="meter"]'],
  '/operational-guidance': [
    'main section:has-text("Choose your phone")',
    'main h2:has-text("on your phone")',
  ],
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  })

// Not /app, which has its title next to the pictures of the app.
const everywhere = [
  ...Object.keys(columns).filter((path) => path !== '/app'),
  '/help',
  '/weather',
  '/upload-nickname',
  '/support',
  '/registration',
]

for (const [width, height] of [
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const)
  test(`at ${width} by ${height} Back and the title are at the same place on every screen`, async ({
    page,
    open,
    standin,
  }) => {
    await page.setViewportSize({ width, height })
    await open(await signedIn(standin, '/?inset=0'))
    await expect(page.getByText('demo@companion.example')).toBeVisible()
    const start = Math.max(0, (width - 768) / 2)
    for (const path of everywhere) {
      await open(path)
      const title = page.locator('main h1')
      await expect.poll(async () => (await title.boundingBox())?.x, path).toBe(start + 16)
      const back = page.locator('[data-part="nav-bar"] button')
      if (await back.count()) expect((await back.boundingBox())?.x, path).toBe(start)
    }
  })

test('in landscape a form starts next to its title, and in portrait below it', async ({
  page,
  open,
  standin,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(await signedIn(standin, '/upload-nickname?inset=0'))
  const title = page.locator('main h1')
  const field = page.getByRole('textbox')
  const isNext = async () => {
    const [a, b] = [await title.boundingBox(), await field.boundingBox()]
    return a !== null && b !== null && a.x + a.width <= b.x
  }
  await expect.poll(isNext).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(isNext).toBe(false)
})

test('a bar without Back takes no space, and shows the title once it has scrolled away', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await open('/support?inset=0')
  const title = page.locator('main h1')
  const bar = page.locator('[data-part="nav-bar"]')
  const { y } = (await bar.boundingBox())!
  await expect.poll(async () => (await title.boundingBox())?.y).toBe(y + 16)
  await expect(bar).toHaveCSS('background-image', 'none')
  await page.evaluate(() => scrollTo(0, 120))
  await expect(bar.getByText('Support')).toHaveCSS('opacity', '1')
  await expect(bar).not.toHaveCSS('background-image', 'none')
})
