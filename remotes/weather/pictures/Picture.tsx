import { Fragment, useId } from 'react'
import { drawingOf, kindOf } from './kinds.ts'
import { pieces } from './pieces.tsx'
import * as css from './Picture.css.ts'

const gradients = {
  sun: ['#ffd75e', '#ffab1f'],
  moon: ['#fbf0c4', '#dcc681'],
  cloud: ['#f3f7fc', '#b3c3d9'],
  dark: ['#a9b7ca', '#6c7b93'],
  bolt: ['#ffe27a', '#ffae1a'],
} as const

interface Props {
  /** The kind of weather as the API names it. */
  kind: string
  night?: boolean
  large?: boolean
}

/** The picture of a kind of weather, by day or by night. It says nothing: the words stand beside it. */
export function Picture({ kind, night = false, large = false }: Props) {
  // Colons would end the name inside `url(#…)`.
  const id = useId().replace(/[^\w-]/g, '')
  const drawing = drawingOf(kindOf(kind))
  const shown = (night && drawing.night) || drawing.day
  return (
    <svg viewBox="0 0 64 64" className={large ? css.large : css.small} aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(gradients).map(([name, [from, to]]) => (
          <linearGradient key={name} id={`${id}${name}`} x1="0.3" y1="0" x2="0.6" y2="1">
            <stop offset="0" stopColor={from} />
            <stop offset="1" stopColor={to} />
          </linearGradient>
        ))}
      </defs>
      {shown.map((piece) => (
        <Fragment key={piece}>{pieces[piece]((name) => `url(#${id}${name})`)}</Fragment>
      ))}
    </svg>
  )
}
