import type { Clock } from '@companion/shared/platform/clock'

/** A fake clock, which advances only when a test calls `next`. */
export interface VirtualClock extends Clock {
  /** Advances to the next timer and runs it. Returns false if no timer is set. */
  next(): boolean
}

export function virtualClock(start = 1_700_000_000_000): VirtualClock {
  let time = start
  let timers: { readonly at: number; readonly act: () => void }[] = []
  return {
    now: () => time,
    after(ms, act) {
      const timer = { at: time + ms, act }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    next() {
      const first = timers.reduce<(typeof timers)[number] | undefined>(
        (best, timer) => (best && best.at <= timer.at ? best : timer),
        undefined,
      )
      if (!first) return false
      timers = timers.filter((other) => other !== first)
      time = Math.max(time, first.at)
      first.act()
      return true
    },
  }
}

/** Returns device storage in memory. */
export function mapStorage(box = new Map<string, string>()) {
  return {
    box,
    getItem: (key: string) => box.get(key) ?? null,
    setItem: (key: string, value: string) => void box.set(key, value),
    removeItem: (key: string) => void box.delete(key),
  }
}
