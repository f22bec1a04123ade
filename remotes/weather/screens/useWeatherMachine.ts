import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCarried } from '@companion/shared/swap/guard'
import { createWeatherMachine, type WeatherDeps } from '../model/machine.ts'
import type { Kept } from '../model/state.ts'

interface Carried extends Kept {
  readonly lang: string
}

/** Weather in another language is of no use, but a position is. */
const keptFor = (carried: Carried | null, lang: string): Kept => ({
  fix: carried?.fix ?? null,
  shown: carried?.lang === lang ? carried.shown : null,
})

/** The screen's desk, open while the screen is there. What it found outlives a swap of this remote. */
export function useWeatherMachine(world: WeatherDeps, lang: string) {
  const [carried, carry] = useCarried<Carried | null>('weather.kept', null)
  const [machine] = useState(() => createWeatherMachine(world, keptFor(carried, lang)))
  const state = useSyncExternalStore(machine.subscribe, machine.read)
  useEffect(() => machine.open(), [machine])

  const latest = useRef(carry)
  useEffect(() => {
    latest.current = carry
  })
  const { shown, fix } = state
  useEffect(() => latest.current({ lang, shown, fix }), [lang, shown, fix])
  return { state, send: machine.send }
}
