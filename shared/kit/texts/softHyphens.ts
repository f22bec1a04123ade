/** Removes the soft hyphens (U+00AD) that the build adds to long German words, for the clipboard and titles. */
export const withoutHyphens = (text: string): string => text.replace(/\u00AD/g, '')
