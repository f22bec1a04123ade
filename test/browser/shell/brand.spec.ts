import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Reads whether the top of the page is tinted and has the brand's pattern. */
const start = (page: Page) =>
  page.evaluate(() => {
    const [html, mark] = [
      getComputedStyle(document.documentElement),
      getComputedStyle(document.body, '::before'),
    ]
    const colour = (name: string) => html.getPropertyValue(name)
    return {
      tinted: colour('--tint') !== colour('--page'),
      mark: mark.maskImage.startsWith('url') ? mark.display !== 'none' : undefined,
    }
  })

test('the tint and pattern of the brand are behind the screens where somebody meets it, and behind no other', async ({
  page,
  open,
}) => {
  await open('/app?inset=0')
  await expect.poll(() => start(page)).toEqual({ tinted: true, mark: false })
  await open('/registration?inset=0')
  await expect.poll(() => start(page)).toEqual({ tinted: true, mark: true })
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(() => start(page)).toEqual({ tinted: false, mark: false })
  await page.emulateMedia({ contrast: 'no-preference' })
  await open('/help?inset=0')
  await expect.poll(() => start(page)).toEqual({ tinted: false, mark: false })
})

test('the bar is painted over what scrolls beneath it, tinted or not, with the system’s colours too', async ({
  page,
  open,
}) => {
  for (const forcedColors of ['none', 'active'] as const)
    for (const path of ['/', '/help']) {
      await page.emulateMedia({ forcedColors })
      await open(`${path}?inset=0`)
      await expect(page.locator('[data-part="nav-bar"]')).not.toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      )
    }
})
