import type { Share } from './audience.ts'
import { shortOf } from '@companion/release-protocol/releaseRef'

/** A moment of a document as people read it, in UTC: the report looks the same wherever it is opened. */
export const momentWords = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

/** A part of 1 as a percentage with at most one decimal; a line never breaks inside of it. */
export const partWords = (part: number): string => `${Number((part * 100).toFixed(1))}\u00A0%`

/** What devices get, in words: `1.3.0-b2 10 %, 1.2.0-a1 90 %`. `nothing`: what runs where no release does. */
export const sharesWords = (shares: readonly Share[], nothing: string): string =>
  shares
    .map(({ ref, part }) => {
      const name = ref === undefined ? nothing : shortOf(ref)
      return part === 1 ? name : `${name} ${partWords(part)}`
    })
    .join(', ')
