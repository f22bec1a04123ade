import { appVisibility, releaseHint } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { shortestPoll, type Timings } from '@companion/release-protocol/timings'

interface Outside {
  readonly win: Window
  readonly timings: Timings
  /** Seconds between polls of a visible page, and their scatter (0–1), from the newest document. */
  readonly poll: () => { readonly visible: number; readonly jitter: number }
  /** Pause before the next request (ms): this device has just asked, or the server requested a pause. */
  readonly wait: () => number
  readonly look: () => Promise<void>
}

/**
 * Polls when the page becomes visible or online or changes its route, when the app hints at news, and at
 * intervals while visible; one at a time. A trigger that comes too early is deferred, not dropped.
 */
export function pollReleases({ win, timings, poll, wait, look }: Outside): void {
  let polling = false
  let timer = 0

  const isSeen = () => win.document.visibilityState === 'visible'
  const planIn = (ms: number) => {
    win.clearTimeout(timer)
    timer = win.setTimeout(() => void pollNow(), Math.max(ms, wait()))
  }
  const plan = () => {
    const { visible, jitter } = poll()
    // Scattered, so that a million pages don't ask in the same second.
    const scattered = visible * (1 + jitter * (2 * Math.random() - 1))
    planIn(timings.poll ?? Math.max(shortestPoll, scattered * 1000))
  }
  const pollNow = async () => {
    if (polling || !isSeen()) return plan()
    if (wait() > 0) return planIn(0)
    polling = true
    await look().catch(() => {})
    polling = false
    plan()
  }

  win.document.addEventListener('visibilitychange', () => void (isSeen() && pollNow()))
  win.addEventListener('pageshow', ({ persisted }) => void (persisted && pollNow()))
  win.addEventListener('online', () => void pollNow())
  for (const move of navigationEvents) win.addEventListener(move, () => void (wait() || pollNow()))
  on(appVisibility, ({ visible }) => void (visible && pollNow()))
  on(releaseHint, () => void pollNow())
  plan()
}
