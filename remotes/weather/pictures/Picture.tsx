import { Fragment, useId } from 'react'
import type { Kind } from '../model/sky.ts'
import { gradients, pieces, type Piece } from './pieces.tsx'

interface Drawing {
  readonly day: readonly Piece[]
  /** Missing if the night looks the same. */
  readonly night?: readonly Piece[]
}

/** The pieces of each drawing, from back to front. */
const drawings: Readonly<Record<Kind, Drawing>> = {
  clear: { day: ['sun'], night: ['moon'] },
  partly_cloudy: { day: ['sunBehind', 'cloud'], night: ['moonBehind', 'cloud'] },
  cloudy: { day: ['cloudBehind', 'cloud'] },
  rain: { day: ['cloudHigh', 'drops'] },
  snow: { day: ['cloudHigh', 'flakes'] },
  wind: { day: ['gusts'] },
  fog: { day: ['cloudHigh', 'mist'] },
  haze: { day: ['sun', 'veil'], night: ['moon', 'veil'] },
  sleet: { day: ['cloudHigh', 'fewDrops', 'fewFlakes'] },
  hail: { day: ['cloudDark', 'stones'] },
  thunder: { day: ['cloudDark', 'bolt'] },
  thunderstorm: { day: ['cloudDark', 'bolt', 'fewDrops'] },
  unknown: { day: ['cloud', 'question'] },
}

/**
 * A drawing of the weather by day or night. It's hidden from screen readers, which read the text next to it.
 */
export function Picture({ kind, night }: { kind: Kind; night: boolean }) {
  // React's ids can contain colons, and then `url(#…)` wouldn't find the gradient.
  const id = useId().replace(/[^\w-]/g, '')
  const drawing = drawings[kind]
  const shown = (night && drawing.night) || drawing.day
  return (
    <svg viewBox="0 0 64 64" width="100%" height="100%" aria-hidden="true" focusable="false" data-kind={kind}>
      <defs>
        {Object.entries(gradients).map(([name, [from, to]]) => (
          <linearGradient key={name} id={id + name} x1="0.3" y1="0" x2="0.6" y2="1">
            <stop offset="0" stopColor={from} />
            <stop offset="1" stopColor={to} />
          </linearGradient>
        ))}
      </defs>
      {shown.map((piece) => (
        <Fragment key={piece}>{pieces[piece]((name) => `url(#${id + name})`)}</Fragment>
      ))}
    </svg>
  )
}
