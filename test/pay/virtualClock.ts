/** Waits until all ready promises have run. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await Promise.resolve()
}

/** Creates a fake clock that starts at 0. Only the test advances it. */
export function virtualClock() {
  let time = 0
  const timers = new Set<{ readonly due: number; readonly act: () => void }>()
  return {
    now: () => time,
    after(ms: number, act: () => void) {
      const timer = { due: time + ms, act }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pendingTimers: () => timers.size,
    async pass(ms: number) {
      const end = time + ms
      await settle()
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)
        if (!next) break
        timers.delete(next)
        time = next.due
        next.act()
        await settle()
      }
      time = end
    },
  }
}
