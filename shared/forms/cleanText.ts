/**
 * Drops what a user can paste but not see: format characters (bidi marks, zero-width spaces, byte-order
 * marks) and control characters. Contact apps wrap copied numbers and addresses in them.
 */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cf}\p{Cc}]/gu, '')

/**
 * Turns every digit that keyboards of our languages produce into 0-9, and full-width forms into narrow ones. NFKC leaves
 * Arabic-Indic and Persian digits as they are; the last four bits of their code points are their value.
 */
export const asciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
