/**
 * Drops what a user can paste but not see: format characters (bidi marks, zero-width spaces, byte-order
 * marks) and control characters. Contact apps wrap copied numbers and addresses in them.
 */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cf}\p{Cc}]/gu, '')

/** The zeros of Arabic-Indic and Persian digits, which NFKC leaves as they are, unlike full-width ones. */
const zeros = [0x0660, 0x06f0]

const asciiDigit = (digit: string): string => {
  const code = digit.charCodeAt(0)
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Turns every digit that keyboards of our languages produce into 0-9, and full-width forms into narrow ones. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06F0-\u06F9]/g, asciiDigit)
