import type { Rule } from './formState.ts'

export const nicknameLength = 30

// Many servers store only 512 UTF-16 units, and a single grapheme can have any number of them.
const mostUnits = 512
const mostMarks = 6

// Bidi controls would reorder the text around a name. Zero-width spaces and byte-order marks would make two
// different names look the same. Joiners are allowed, because Persian words and family emoji need them.
const deceiving = /[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/g
// Stacked combining marks ("zalgo"): Mn and Me. Mc is allowed, because it has vowels that real words stack.
const piledMarks = new RegExp(`((?:\\p{Mn}|\\p{Me}){${mostMarks}})(?:\\p{Mn}|\\p{Me})+`, 'gu')

/** Splits a text into graphemes. */
type Split = (text: string) => readonly string[]

/** Splits with the platform's segmenter, otherwise into code points (Firefox before 125 has no Segmenter). */
export function splitWith(intl: { Segmenter?: typeof Intl.Segmenter }): Split {
  if (typeof intl.Segmenter !== 'function') return (text) => Array.from(text)
  // Created on first use, because the page's first `Intl` object takes longer than hydrating a screen.
  let segmenter: Intl.Segmenter | undefined
  return (text) => {
    segmenter ??= new intl.Segmenter!(undefined, { granularity: 'grapheme' })
    return Array.from(segmenter.segment(text), ({ segment }) => segment)
  }
}

const graphemes = splitWith(Intl)

/** Cleans a nickname for saving: NFC, on one line, without invisible characters or stacked marks. */
export const cleanNickname = (typed: string): string =>
  typed
    .replace(/[\r\n\t\u0085\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(deceiving, '')
    .normalize('NFC')
    .replace(piledMarks, '$1')
    .trim()

/** Returns the number of graphemes in a nickname. */
export const countNickname = (typed: string, split: Split = graphemes): number =>
  split(cleanNickname(typed)).length

/** Whether a nickname has at most 30 characters (spec §5) and at most 512 UTF-16 units. */
export const fitsNickname = (typed: string, split: Split = graphemes): boolean =>
  countNickname(typed, split) <= nicknameLength && cleanNickname(typed).length <= mostUnits

export const nickname: Rule<string> = (value) => (fitsNickname(value) ? undefined : 'nicknameTooLong')
