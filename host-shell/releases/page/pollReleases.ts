import { appVisibility } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { note } from './journal.ts'
import { navigationEvents } from './pageActivity.ts'
import { shortestPoll, type Timings } from '../model/timings.ts'

interface Outside {
  readonly win: Window
  readonly timings: Timings
  readonly clock: () => number
  /** Seconds between looks of a visible page, and how they scatter, as the newest document says. */
  readonly poll: () => { readonly visible: number; readonly jitter: number }
  /** Asks the server and acts on the answer. */
  readonly look: () => Promise<void>
}

/**
 * Looks for news whenever the page comes back to someone's eyes or to the network, when it moves to another route, and
 * from time to time while it is seen. One look at a time; the browser makes each a conditional request.
 */
export function pollReleases({ win, timings, clock, poll, look }: Outside): void {
  let lookedAt = clock()
  let looking = false
  let timer = 0

  const isSeen = () => win.document.visibilityState === 'visible'
  const plan = () => {
    win.clearTimeout(timer)
    const { visible, jitter } = poll()
    // Scattered, so that a million pages do not ask in the same second.
    const scattered = visible * (1 + jitter * (2 * Math.random() - 1))
    timer = win.setTimeout(
      () => void lookNow('timer'),
      timings.poll ?? Math.max(shortestPoll, scattered * 1000),
    )
  }
  const lookNow = async (why: string) => {
    if (looking || !isSeen()) return plan()
    looking = true
    lookedAt = clock()
    note('look', why)
    await look().catch(() => {})
    looking = false
    plan()
  }

  win.document.addEventListener('visibilitychange', () => void (isSeen() && lookNow('visible')))
  win.addEventListener('pageshow', ({ persisted }) => void (persisted && lookNow('restored')))
  win.addEventListener('online', () => void lookNow('online'))
  for (const move of navigationEvents)
    win.addEventListener(move, () => {
      if (clock() - lookedAt >= timings.betweenLooks) void lookNow('route')
    })
  on(appVisibility, ({ visible }) => void (visible && lookNow('app')))
  plan()
}
