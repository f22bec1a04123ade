import { withoutHyphens } from '@companion/shared/texts/softHyphens'

/** Finds a text or an accessible name that reads as `words`, wherever it may break. */
export const asWritten = (words: string) => (text: string) => withoutHyphens(text) === words
