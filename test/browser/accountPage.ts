import type { Page } from '@playwright/test'
import { expectAccessible as expectNoFinding } from './securityApp.ts'

/** Waits until nothing moves or fades any more; what turns for ever does not count. */
const expectStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => {}))
    await Promise.all(passing)
  })

/** The state on the page has no serious accessibility finding. Half faded, a button has no contrast. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectStill(page)
  await expectNoFinding(page, state)
}

/** Presses a button a hundred times, faster than anything can answer. */
export const hundredTaps = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 100; tap++) button.click()
  })
