import { controlRoom } from '../../mock-api/controlRoom.ts'
import { signedIn } from '../../browser/session.ts'
import { startBench } from '../../browser/releases/releaseSite.ts'
import { pageScript } from '../page/pageScript.ts'
import { screens } from '../screens.ts'
import type { SectionContext } from '../progress.ts'
import { spreadOf, type Figure } from '../statistics.ts'
import { slowDown } from '../visit.ts'
import { openLocalBrowser } from './swaps.ts'

const limit = { timeout: 60_000 }
/** Idle time before the first tap in milliseconds, so that the page can prefetch. */
const idle = 4000

/**
 * Measures the time from tapping a menu row to the next screen's text on a slow phone, for the first visit
 * and a repeat.
 */
export async function measureMoves({ rounds, progress }: SectionContext): Promise<Figure[]> {
  progress.step('moving about')
  const bench = await startBench()
  const browser = await openLocalBrowser()
  const moves: Record<'first' | 'again', { ms: number; frames: number }[]> = { first: [], again: [] }
  const row = `[data-remote] a[href^="${screens.weather.path}"]`
  try {
    for (let round = 1; round <= rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
      await context.addInitScript({ content: await pageScript('releaseMarks') })
      const page = await context.newPage()
      await slowDown(await context.newCDPSession(page))
      await page.goto(bench.site.url + (await signedIn(controlRoom(bench.site.url), '/')), limit)
      for (const time of ['first', 'again'] as const) {
        await page.locator(row).waitFor(limit)
        await page.waitForTimeout(idle)
        const move = ([selector, heading]: readonly string[]) =>
          window.benchMove(selector ?? '', heading ?? '')
        moves[time].push(await page.evaluate(move, [row, screens.weather.heading]))
        await page.goBack()
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await bench.site.close()
  }
  return (['first', 'again'] as const).flatMap((time) => [
    {
      what: `route change, tap to words, ${time}`,
      value: spreadOf(moves[time].map(({ ms }) => ms)).median,
      unit: 'ms',
    },
    {
      what: `frames in between, ${time}`,
      value: spreadOf(moves[time].map(({ frames }) => frames)).median,
      unit: '',
    },
  ])
}
