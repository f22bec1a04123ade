import { brand } from '@companion/shared/brand/current'

/** The brand's mark in the colour of the text. It has no name of its own: the app's name stands beside it. */
export function BrandMark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={brand().logo} fill="currentColor" />
    </svg>
  )
}
