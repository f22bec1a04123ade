import { brand } from '@companion/shared/brand/current'
import * as css from './BrandMark.css.ts'

/** The brand's mark in its accent. It says nothing: the name stands beside it. */
export function BrandMark({ small = false }: { small?: boolean }) {
  return (
    <svg className={small ? css.small : css.tile} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={brand().logo} fill="currentColor" />
    </svg>
  )
}
