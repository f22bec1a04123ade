import type { Weather } from '@companion/remote-weather/endpoints'
import type { Answer, PageEvent, Position, WeatherDeps } from '../../remotes/weather/model/machine.ts'
import type { Fix } from '../../remotes/weather/model/position.ts'
import type { Call } from '../../remotes/weather/model/state.ts'

const noon = Date.UTC(2026, 10, 21, 12)

/** Returns an ordinary response. Its place name identifies the source of the response. */
export const weatherFor = (address: string): Weather => ({
  address,
  timeZone: 'Asia/Shanghai',
  utcOffsetMin: 480,
  day: { text: 'Clear', kind: 'clear' },
  night: { text: 'Clear', kind: 'clear' },
  temperatureC: 20,
  temperatureMinC: 15,
  temperatureMaxC: 25,
  humidityPct: 50,
  windLevel: { min: 3, max: 4 },
  precipChancePct: 10,
  precipMm: 0,
})

interface Asked {
  readonly call: Call
  readonly signal: AbortSignal
  answer(answer: Answer): Promise<void>
}

/** Waits until all ready promises have run. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await Promise.resolve()
}

/** Creates dependencies whose time, positions and responses the test controls one by one. */
export function sampleDeps(locateTimeout: number | null = 10_000) {
  let time = noon
  let tell: (news: PageEvent) => void = () => {}
  const timers = new Set<{ due: number; act: () => void }>()
  const searches: ((position: Position) => void)[] = []
  const asked: Asked[] = []

  const deps: WeatherDeps = {
    now: () => time,
    after(ms, act) {
      const timer = { due: time + ms, act }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    locateTimeout,
    locate: () => new Promise((resolve) => searches.push(resolve)),
    fetch: (call, signal) =>
      new Promise((resolve) => {
        const answer = async (given: Answer) => {
          resolve(given)
          await settle()
        }
        asked.push({ call, signal, answer })
      }),
    watch(listener) {
      tell = listener
      return () => (tell = () => {})
    },
    settings: {},
  }

  return {
    deps,
    asked,
    searches,
    at: () => time,
    fix: (lat: number, lon: number, accuracyM = 30): Fix => ({ lat, lon, accuracyM, at: time }),
    async found(position: Position, search = searches.length - 1) {
      searches[search]?.(position)
      await settle()
    },
    tell: (news: PageEvent) => tell(news),
    async pass(ms: number) {
      const end = time + ms
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)
        if (!next) break
        timers.delete(next)
        time = Math.max(time, next.due)
        next.act()
        await settle()
      }
      time = end
      await settle()
    },
    pendingTimers: () => timers.size,
  }
}
