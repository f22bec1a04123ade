import { useEffect, useState } from 'react'
import type { WeatherDeps } from '../model/machine.ts'

const minute = 60_000

/** The time of this rendering; renders again when the minute changes. */
export function useNow({ now, after }: Pick<WeatherDeps, 'now' | 'after'>): number {
  const [, tick] = useState(0)
  useEffect(() => {
    let cancel = () => {}
    const wait = () => {
      cancel = after(minute - (now() % minute), () => {
        tick((count) => count + 1)
        wait()
      })
    }
    wait()
    return () => cancel()
  }, [now, after])
  return now()
}
