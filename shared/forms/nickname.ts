import type { Rule } from './formState.ts'

export const nicknameLength = 30

// Many servers store 512 UTF-16 units; one grapheme may have any number of them.
const mostUnits = 512
const mostMarks = 6

// Bidi controls, the zero-width space and the byte-order mark can reorder the text around a name or hide in it.
// Joiners stay: Persian words and family emoji need them.
const deceiving = /[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/g
// Combining marks that pile up ("zalgo"): Mn and Me. Mc are vowels, which real words stack freely.
const piledMarks = new RegExp(`((?:\\p{Mn}|\\p{Me}){${mostMarks}})(?:\\p{Mn}|\\p{Me})+`, 'gu')

/** Splits a text into what a reader counts as characters. */
type Split = (text: string) => readonly string[]

/** The platform's grapheme splitter, else code points (Firefox before 125 has no Segmenter). */
export function splitWith(intl: { Segmenter?: typeof Intl.Segmenter }): Split {
  if (typeof intl.Segmenter !== 'function') return (text) => Array.from(text)
  const segmenter = new intl.Segmenter(undefined, { granularity: 'grapheme' })
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment)
}

const graphemes = splitWith(Intl)

/** The nickname that is saved: composed, on one line, without deceiving characters or piled-up marks. */
export const cleanNickname = (typed: string): string =>
  typed
    .replace(/[\r\n\t\u0085\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(deceiving, '')
    .normalize('NFC')
    .replace(piledMarks, '$1')
    .trim()

/** Characters of a nickname, as a reader counts them. */
export const countNickname = (typed: string, split: Split = graphemes): number =>
  split(cleanNickname(typed)).length

/** True for at most 30 characters (spec §5) and 512 UTF-16 units. */
export const fitsNickname = (typed: string, split: Split = graphemes): boolean =>
  countNickname(typed, split) <= nicknameLength && cleanNickname(typed).length <= mostUnits

export const nickname: Rule<string> = (value) => (fitsNickname(value) ? undefined : 'nicknameTooLong')
