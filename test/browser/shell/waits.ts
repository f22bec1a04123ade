import type { Page } from '@playwright/test'

/** What on the page waits, or that it has no words; empty when it has come to an end. */
const waitsOf = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // Skeletons and spinners are what moves for ever.
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

/** Looks until nothing on the page waits, and is so for a moment; what waits still when the time is over. */
export async function waitsAfter(page: Page, ms: number): Promise<string[]> {
  const end = Date.now() + ms
  for (let quiet = 0; ; await page.waitForTimeout(200)) {
    // While it leaves, it cannot be asked.
    const waits = await waitsOf(page).catch(() => ['leaves'])
    quiet = waits.length ? 0 : quiet + 1
    if (quiet === 3 || Date.now() > end) return waits
  }
}
