import { appVisibility, releaseHint } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { note } from './journal.ts'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { shortestPoll, type Timings } from '../model/timings.ts'

interface Outside {
  readonly win: Window
  readonly timings: Timings
  readonly clock: () => number
  /** Seconds between polls of a visible page, and their scatter (0–1), by the newest document. */
  readonly poll: () => { readonly visible: number; readonly jitter: number }
  readonly look: () => Promise<void>
}

/** Polls when the page becomes visible or online or changes its route, when the app hints at news, and at intervals while visible; one at a time. */
export function pollReleases({ win, timings, clock, poll, look }: Outside): void {
  let polledAt = clock()
  let polling = false
  let timer = 0

  const isSeen = () => win.document.visibilityState === 'visible'
  const plan = () => {
    win.clearTimeout(timer)
    const { visible, jitter } = poll()
    // Scattered, so that a million pages do not ask in the same second.
    const scattered = visible * (1 + jitter * (2 * Math.random() - 1))
    timer = win.setTimeout(
      () => void pollNow('timer'),
      timings.poll ?? Math.max(shortestPoll, scattered * 1000),
    )
  }
  const pollNow = async (why: string) => {
    if (polling || !isSeen()) return plan()
    polling = true
    polledAt = clock()
    note('look', why)
    await look().catch(() => {})
    polling = false
    plan()
  }

  win.document.addEventListener('visibilitychange', () => void (isSeen() && pollNow('visible')))
  win.addEventListener('pageshow', ({ persisted }) => void (persisted && pollNow('restored')))
  win.addEventListener('online', () => void pollNow('online'))
  for (const move of navigationEvents)
    win.addEventListener(move, () => {
      if (clock() - polledAt >= timings.betweenLooks) void pollNow('route')
    })
  on(appVisibility, ({ visible }) => void (visible && pollNow('app')))
  on(releaseHint, () => void pollNow('hint'))
  plan()
}
