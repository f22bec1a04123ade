import { brand } from '@companion/shared/brand/current'

/** The brand's logo in the text colour. Screen readers ignore it, because the app's name is next to it. */
export function BrandMark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={brand().logo} fill="currentColor" />
    </svg>
  )
}
