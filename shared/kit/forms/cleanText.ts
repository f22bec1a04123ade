/**
 * Removes invisible characters, because contact apps wrap copied numbers and email addresses in them: format
 * characters (bidi marks, zero-width spaces, byte-order marks) and control characters.
 */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cf}\p{Cc}]/gu, '')

/**
 * Converts the digits on our languages' keyboards to 0-9, and full-width characters to narrow ones. NFKC
 * doesn't convert Arabic-Indic and Persian digits; their values are the last four bits of their code points.
 */
export const asciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
