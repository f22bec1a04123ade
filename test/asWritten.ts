import { withoutHyphens } from '@companion/shared/texts/softHyphens'

/** Matches a text or an accessible name that reads as `words`, ignoring soft hyphens. */
export const asWritten = (words: string) => (text: string) => withoutHyphens(text) === words
