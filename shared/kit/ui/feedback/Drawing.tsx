import { brand } from '@companion/shared/brand/current'
import type { Glyph } from '../text/Icon.tsx'
import * as css from './Drawing.css.ts'
import { sign as large } from './Message.css.ts'
import { type Scene, scenes } from './scenes.tsx'

/** Returns path data whose rounded corners, small arcs after a straight line, are right angles. */
export const angular = (d: string): string =>
  d.replace(/([hvHV])([-\d.]+)a[456] [456] 0 0 1 ?(-?[456]) ?(-?[456])/g, (_, side: string, to, x, y) =>
    side.toLowerCase() === 'h' ? `${side}${to}h${x}v${y}` : `${side}${to}v${y}h${x}`,
  )

export interface DrawingProps {
  of: keyof typeof scenes | undefined
  sign: Glyph | undefined
}

/** The drawing of a message, with a sign at its bottom. Without a drawing, the sign is larger. */
export function Drawing({ of, sign }: DrawingProps) {
  const { body, lines, spots, flip }: Scene = of
    ? scenes[of]
    : { spots: 'M13 26a4 4 0 1 0 .1 0zM106 12a3 3 0 1 0 .1 0zM110 62a5 5 0 1 0 .1 0z' }
  // Cards of such a brand look square, so rounded drawings would look like another brand's.
  const isAngular = brand().corners <= 0.5
  const shape = isAngular && body ? angular(body) : body
  return (
    <g className={isAngular ? css.angular : undefined}>
      <g className={flip && css.flip}>
        <path className={css.body} d={shape} />
        <path className={css.lines} d={lines} />
        <path className={css.spot} d={spots} />
      </g>
      {of && sign && <circle className={css.disc} cx="88" cy="66" r="16" />}
      {sign && <path className={of ? css.sign : large} d={sign.d} />}
    </g>
  )
}
