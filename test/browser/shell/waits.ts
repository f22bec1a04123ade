import type { Page } from '@playwright/test'

/** Elements still waiting, or a note that the page has no text; empty when the page is done. */
const waitsOf = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // Skeletons and spinners are the endless animations.
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

/** Polls until nothing on the page has waited for a moment; returns the remaining waits after the timeout. */
export async function waitsAfter(page: Page, ms: number): Promise<string[]> {
  const end = Date.now() + ms
  for (let quiet = 0; ; await page.waitForTimeout(200)) {
    // A page that is being left can't be inspected.
    const waits = await waitsOf(page).catch(() => ['leaves'])
    quiet = waits.length ? 0 : quiet + 1
    if (quiet === 3 || Date.now() > end) return waits
  }
}
