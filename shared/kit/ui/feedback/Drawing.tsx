import type { Glyph } from '../text/Icon.tsx'
import * as css from './Drawing.css.ts'
import { sign as large } from './Message.css.ts'
import { type Scene, scenes } from './scenes.tsx'

export interface DrawingProps {
  of: keyof typeof scenes | undefined
  sign: Glyph | undefined
}

/** The drawing of a message, with a sign at its bottom. Without a drawing, the sign is larger. */
export function Drawing({ of, sign }: DrawingProps) {
  const { body, lines, spots, flip }: Scene = of
    ? scenes[of]
    : { spots: 'M13 26a4 4 0 1 0 .1 0zM106 12a3 3 0 1 0 .1 0zM110 62a5 5 0 1 0 .1 0z' }
  return (
    <>
      <g className={flip && css.flip}>
        <path className={css.body} d={body} />
        <path className={css.lines} d={lines} />
        <path className={css.spot} d={spots} />
      </g>
      {of && sign && <circle className={css.disc} cx="88" cy="66" r="16" />}
      {sign && <path className={of ? css.sign : large} d={sign.d} />}
    </>
  )
}
