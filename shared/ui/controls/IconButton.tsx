import type { ComponentProps } from 'react'
import { type Glyph, Icon } from '../text/Icon.tsx'
import * as css from './IconButton.css.ts'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  /** What it does, in words. */
  label: string
  icon: Glyph
}

/** A button of one sign, 44 px for the thumb. */
export function IconButton({ label, icon, ...button }: Props) {
  return (
    <button type="button" {...button} aria-label={label} className={css.button}>
      <Icon of={icon} />
    </button>
  )
}
