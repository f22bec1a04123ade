// Anyone can send reports, and anyone with a key can write reasons and names: a terminal would run their
// escape codes.

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

// Control characters (C0, C1), bidirectional controls, line and paragraph separators.
const obeyed = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu
const obeyedInLine = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/**
 * A text that is safe for a terminal: control characters become escapes such as `\u001b`, which JSON also
 * accepts.
 */
export const shownText = (text: string): string => text.replace(obeyed, escaped)

/** Foreign text inside a line of ours: without line breaks, which could fake another line. */
export const shownInLine = (text: string): string => text.replace(obeyedInLine, escaped)
