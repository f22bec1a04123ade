const softHyphens = /\u00AD/g

/** A text as its catalogue has it, without the soft hyphens that the build puts into long German words. */
export const withoutHyphens = (text: string): string => text.replace(softHyphens, '')

/** Finds a text or an accessible name that reads as `words`, wherever it may break. */
export const asWritten = (words: string) => (text: string) => withoutHyphens(text) === words
