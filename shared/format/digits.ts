/**
 * The language tag for `Intl`: digits 0-9 in every language. Engines differ in what Arabic writes by default (older ones
 * ٣, today's 3), and codes, phone numbers and order numbers stand beside these figures in 0-9. The specification does
 * not say; this choice is ours, as today's CLDR data has it for `ar`.
 */
export const withDigits = (lang: string): string => `${lang}-u-nu-latn`
