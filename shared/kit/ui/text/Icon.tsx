import * as css from './text.css.ts'

/** An icon in a 24 × 24 view box. `flip` mirrors it in right-to-left languages. */
export interface Glyph {
  readonly d: string
  readonly flip?: true
}

interface Props {
  of: Glyph
  small?: boolean
}

/** An icon in the text colour. Screen readers ignore it. */
export function Icon({ of, small }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={[css.icon, small && css.small, of.flip && css.flip].filter(Boolean).join(' ')}
    >
      <path d={of.d} />
    </svg>
  )
}
