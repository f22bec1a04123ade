import type { Weather } from '@companion/shared/http/shapes/weather'
import { useTexts } from '../texts.ts'
import { Bone } from './Bone.tsx'
import { Drawn } from './Drawn.tsx'
import * as css from './Halves.css.ts'
import { Value } from './Value.tsx'

const halves = [
  { key: 'day', label: 'dayWeather', night: false },
  { key: 'night', label: 'nightWeather', night: true },
] as const

/** The weather of the day and of the night, side by side. */
export function Halves({ weather }: { weather: Weather | null }) {
  const t = useTexts()
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets
    <ul role="list" className={css.pair}>
      {halves.map(({ key, label, night }) => {
        const half = weather?.[key]
        return (
          <li key={key} className={css.half}>
            <span className={css.label}>{t(label)}</span>
            <Drawn kind={half?.kind} night={night} className={css.picture} />
            <span className={css.words}>{half ? <Value of={half.text} /> : <Bone width={5} />}</span>
          </li>
        )
      })}
    </ul>
  )
}
