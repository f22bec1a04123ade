import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { language } from '@companion/shared/texts/language'
import { deviceStore } from '@companion/shared/platform/storage'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { useCarried } from '@companion/shared/swap/guard'
import type { Settings } from '../model/machine.ts'
import { type Unit, figuresIn, readUnit, unitOf } from '../model/figures.ts'
import { partOfDay } from '../model/sky.ts'
import type { View } from '../model/view.ts'
import { Details } from './Details.tsx'
import { Hero } from './Hero.tsx'

interface Props {
  view: Exclude<View, { type: 'failed' }>
  lang: string
  now: number
  settings: Settings
  onRefresh: () => void
}

/** The weather or its skeleton. Both have the same parts, so that nothing moves when the weather arrives. */
export function Report({ view, lang, now, settings, onRefresh }: Props) {
  const { hourCycle, region } = useSnapshot(language)
  const [unit, choose] = useUnit(region)
  const figures = useMemo(() => figuresIn(lang, hourCycle), [lang, hourCycle])
  const shown = view.type === 'content' ? view.shown : null
  const weather = shown?.weather ?? null
  const part = weather ? partOfDay(now, weather.utcOffsetMin) : 'day'
  return (
    <>
      <Hero view={view} {...{ part, figures, now, unit, settings, onUnit: choose, onRefresh }} />
      <Details weather={weather} fix={shown?.fix ?? null} figures={figures} unit={unit} />
    </>
  )
}

const key = 'companion.weather.unit'

/** Returns the temperature unit that the user chose on this device, or that of the device's country. */
function useUnit(region?: string): [Unit, (unit: Unit) => void] {
  const [chosen, carry] = useCarried<Unit | undefined>(key, undefined)
  const ofDevice = () => unitOf(region ? `und-${region}` : navigator.language)
  const usual = useHydrated() ? (readUnit(deviceStore.get(key)) ?? ofDevice()) : 'celsius'
  const choose = (next: Unit) => {
    deviceStore.set(key, next)
    carry(next)
  }
  return [chosen ?? usual, choose]
}
