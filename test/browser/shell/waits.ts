import type { Page } from '@playwright/test'

/**
 * Returns the elements that still wait, plus a note if the page shows no text. Empty when the page is ready.
 */
const waitsOf = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // Skeletons and spinners are the only endless animations.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .flatMap(({ effect }) => (effect as KeyframeEffect).target ?? [])
    const waiting = [...moving, ...document.querySelectorAll('[aria-busy="true"]')].filter(seen)
    const words = [...document.querySelectorAll('main h1, button, [role="button"]')].filter(
      (it) => seen(it) && (it.localName === 'h1' || it.textContent === 'Retry'),
    )
    return [...waiting.map((it) => it.outerHTML.slice(0, 120)), ...(words.length ? [] : ['no words'])]
  })

/**
 * Polls until the page has been ready three times in a row. After `ms` milliseconds, returns the elements
 * that still wait.
 */
export async function waitsAfter(page: Page, ms: number): Promise<string[]> {
  const end = Date.now() + ms
  for (let quiet = 0; ; await page.waitForTimeout(200)) {
    // While the page navigates, its script context is gone and the call fails.
    const waits = await waitsOf(page).catch(() => ['leaves'])
    quiet = waits.length ? 0 : quiet + 1
    if (quiet === 3 || Date.now() > end) return waits
  }
}
