import type { Share } from './audience.ts'
import { shortOf } from '@companion/release-protocol/releaseRef'

/** Returns a date for display, in UTC, so that the report looks the same in every time zone. */
export const momentWords = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

/**
 * Returns a share as a percentage with at most one decimal. A no-break space keeps number and sign on one
 * line.
 */
export const partWords = (part: number): string => `${Number((part * 100).toFixed(1))}\u00A0%`

/**
 * Returns shares in words: `1.3.0-b2 10 %, 1.2.0-a1 90 %`. `nothing` is the text for devices without a
 * release.
 */
export const sharesWords = (shares: readonly Share[], nothing: string): string =>
  shares
    .map(({ ref, part }) => {
      const name = ref === undefined ? nothing : shortOf(ref)
      return part === 1 ? name : `${name} ${partWords(part)}`
    })
    .join(', ')

/** Returns a web vital for display: CLS as a number, the others in milliseconds. */
export function vitalWords(name: 'LCP' | 'INP' | 'CLS', value: number | undefined): string {
  if (value === undefined) return '–'
  return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`
}
