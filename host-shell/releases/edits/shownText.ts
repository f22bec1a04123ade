// Anyone can send reports, and anyone with a key can write reasons and names. Without escaping, the terminal
// would run the control sequences in these texts.

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

// Control characters (C0, C1), bidirectional controls, line and paragraph separators.
const obeyed = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu
const obeyedInLine = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/**
 * Makes a text safe for a terminal: control characters become escapes such as `\u001b`, which are also valid
 * in JSON. Line breaks and tabs stay.
 */
export const shownText = (text: string): string => text.replace(obeyed, escaped)

/**
 * Makes a third-party text safe inside one of our lines. Line breaks are escaped too, because they could fake
 * another line.
 */
export const shownInLine = (text: string): string => text.replace(obeyedInLine, escaped)
