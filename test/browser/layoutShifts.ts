import type { Page } from '@playwright/test'

/**
 * Records layout shifts (Layout Instability API) from the page's start. Resolves with a function that returns
 * their sum.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate<number>('shifts.reduce((sum, value) => sum + value, 0)')
}
