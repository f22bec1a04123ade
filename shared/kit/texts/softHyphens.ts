/** Removes soft hyphens (U+00AD) for the clipboard and titles. The build adds them to long German words. */
export const withoutHyphens = (text: string): string => text.replace(/\u00AD/g, '')
