import { withoutHyphens } from '@companion/shared/texts/softHyphens'

/** Returns a matcher for a text or an accessible name that equals `words`, ignoring soft hyphens. */
export const asWritten = (words: string) => (text: string) => withoutHyphens(text) === words
