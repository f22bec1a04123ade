import type { Page } from '@playwright/test'
import type { ControlRoom } from '../backend/controlRoom.ts'

type Counting = { taps: number }

/**
 * Every tap on a button is a hundred: half at once, and one in each frame after that, while the button is there.
 * Resolves with a way to learn how many were added since the page was loaded.
 */
export async function everyTapIsAHundred(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as unknown as Counting
    counter.taps = 0
    const tap = (button: HTMLButtonElement) => {
      counter.taps++
      button.click()
    }
    const tapped = ({ isTrusted, target }: Event) => {
      const button = (target as Element).closest('button')
      if (!isTrusted || !button) return
      for (let more = 0; more < 50; more++) tap(button)
      let left = 49
      const again = () => {
        if (left-- <= 0 || !button.isConnected) return
        tap(button)
        requestAnimationFrame(again)
      }
      requestAnimationFrame(again)
    }
    addEventListener('click', tapped, true)
  })
  return () => page.evaluate(() => (window as unknown as Counting).taps)
}

/** What the page asked the API to do, in order; ids are left out, and so is what only reads. */
export async function writesOf(standin: ControlRoom): Promise<string[]> {
  const calls = await standin.requests()
  return calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace('/api/v1', '').replace(/\d{5,}/, '*')}`)
}
