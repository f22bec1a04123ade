import type { Page } from '@playwright/test'
import type { ControlRoom } from '../mock-api/controlRoom.ts'
import { insideFakeApp } from './fakeApp.ts'

type Counting = { taps: number }

/**
 * Turns every tap on a button into a hundred: 50 more at once, then one per frame while the button exists.
 * Resolves with a function that returns the number of added taps since the page was loaded.
 */
async function everyTapIsAHundred(page: Page): Promise<() => Promise<number>> {
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

/** The platforms that a flow runs on: both native apps, and a browser without an app. */
export const everyPlatform = ['android', 'ios', undefined] as const

interface Opening {
  readonly page: Page
  readonly standin: ControlRoom
  readonly open: (path: string) => Promise<void>
}
interface Flow {
  at(standin: ControlRoom): Promise<string>
  go(page: Page, standin: ControlRoom): Promise<void>
}

/**
 * Runs a flow in which every tap becomes a hundred. Resolves with the fake app and with `taps`, which returns
 * the number of added taps.
 */
export async function tapThroughFlow(
  { page, standin, open }: Opening,
  flow: Flow,
  platform?: (typeof everyPlatform)[number],
) {
  const app = platform && (await insideFakeApp(page, { platform }))
  const taps = await everyTapIsAHundred(page)
  // Responses must arrive while taps continue. Otherwise the first tap could finish before the others begin.
  await standin.fault({ path: '*', delayMs: 120 })
  await open(await flow.at(standin))
  await flow.go(page, standin)
  return { app, taps }
}

/** Returns the page's API requests except GETs, in order, with ids replaced by `*`. */
export async function writesOf(standin: ControlRoom): Promise<string[]> {
  const calls = await standin.requests()
  return calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace('/api/v1', '').replace(/\d{5,}/, '*')}`)
}
