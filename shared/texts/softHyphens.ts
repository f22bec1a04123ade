/** A text without the soft hyphens (U+00AD) that the build puts into long German words: for whoever takes it off the page. */
export const withoutHyphens = (text: string): string => text.replace(/\u00AD/g, '')
