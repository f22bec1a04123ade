/**
 * Drops what a user can paste but not see: format characters (bidi marks, zero-width spaces, byte-order
 * marks) and control characters. Contact apps wrap copied numbers and addresses in them.
 */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cf}\p{Cc}]/gu, '')
