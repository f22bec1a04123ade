import { useMemo } from 'react'
import type { Settings } from '../model/machine.ts'
import { figuresIn } from '../model/figures.ts'
import type { View } from '../model/view.ts'
import { PositionBanner } from './PositionBanner.tsx'
import { Details } from './Details.tsx'
import { Halves } from './Halves.tsx'
import { Hero } from './Hero.tsx'
import { useUnit } from './useUnit.ts'

interface Props {
  view: Exclude<View, { kind: 'failed' }>
  lang: string
  now: number
  settings: Settings
  onRefresh: () => void
}

/** The weather, or its shape while it is on its way: the same parts, so that nothing moves when it arrives. */
export function Report({ view, lang, now, settings, onRefresh }: Props) {
  const [unit, choose] = useUnit()
  const figures = useMemo(() => figuresIn(lang), [lang])
  const shown = view.kind === 'content' ? view.shown : null
  const weather = shown?.weather ?? null
  return (
    <>
      <div>
        <PositionBanner trouble={view.trouble} settings={settings} />
        <Hero view={view} figures={figures} now={now} unit={unit} onUnit={choose} onRefresh={onRefresh} />
      </div>
      <Halves weather={weather} />
      <Details weather={weather} fix={shown?.fix ?? null} figures={figures} unit={unit} />
    </>
  )
}
