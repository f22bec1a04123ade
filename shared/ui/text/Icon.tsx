import * as css from './text.css.ts'

/** A drawing in a 24 by 24 box; `flip` marks those that point in the reading direction. */
export interface Glyph {
  readonly d: string
  readonly flip?: true
}

interface Props {
  of: Glyph
  small?: boolean
}

/** An icon in the current colour, hidden from screen readers: the text beside it is its name. */
export function Icon({ of, small }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={[css.icon, small && css.small, of.flip && css.flip].filter(Boolean).join(' ')}
    >
      <path d={of.d} />
    </svg>
  )
}
