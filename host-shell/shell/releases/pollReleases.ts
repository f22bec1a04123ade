import { appVisibility, releaseHint } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { shortestPoll, type Timings } from '@companion/release-protocol/timings'

interface Outside {
  readonly win: Window
  readonly timings: Timings
  /** Seconds between polls of a visible page, and their random variation (0–1), from the newest document. */
  readonly poll: () => { readonly visible: number; readonly jitter: number }
  /**
   * Returns the milliseconds until the next request is allowed: this device has just sent one, or the server
   * has requested a pause.
   */
  readonly wait: () => number
  readonly look: () => Promise<void>
}

/**
 * Polls when the page becomes visible or online, when its route changes, when the app suggests it, and at
 * intervals while the page is visible. Only one poll runs at a time. If a trigger comes too early, its poll
 * is delayed and not dropped.
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
    // Scattered, so that not all pages send their request in the same second.
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
