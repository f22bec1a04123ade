import { Fragment, useId } from 'react'
import type { Kind } from '../model/sky.ts'
import { drawings } from './drawings.ts'
import { gradients, pieces } from './pieces.tsx'

/** The picture of a kind of weather, by day or by night. It says nothing: the words stand beside it. */
export function Picture({ kind, night }: { kind: Kind; night: boolean }) {
  // Colons would end the name inside `url(#…)`.
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
