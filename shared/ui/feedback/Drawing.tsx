import type { Glyph } from '../text/Icon.tsx'
import * as css from './Drawing.css.ts'
import * as message from './Message.css.ts'

/** What is drawn in a 120 by 88 box: a body, its lines, and spots in the brand's second colour. */
export interface Scene {
  readonly body: string
  readonly lines: string
  readonly spots: string
}

interface Props {
  of: Scene
  sign: Glyph
  tone: keyof typeof message.picture
}

/** The picture of a message that has one of its own; the sign at its foot says how it went. */
export function Drawing({ of, sign, tone }: Props) {
  return (
    <svg className={message.picture[tone]} viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
      <circle cx="60" cy="44" r="40" />
      <path className={css.body} d={of.body} />
      <path className={css.lines} d={of.lines} />
      <path className={css.spot} d={of.spots} />
      <circle className={css.disc} cx="88" cy="66" r="16" />
      <path className={message.drawing} transform="translate(76 54)" d={sign.d} />
    </svg>
  )
}
