import type { ComponentProps } from 'react'
import { type Glyph, Icon } from '../text/Icon.tsx'
import * as css from './IconButton.css.ts'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  label: string
  icon: Glyph
}

/** A button that shows only an icon. `label` is its accessible name. The touch target is 44 px by default. */
export function IconButton({ label, icon, ...button }: Props) {
  return (
    <button type="button" {...button} aria-label={label} className={css.button}>
      <Icon of={icon} />
    </button>
  )
}
