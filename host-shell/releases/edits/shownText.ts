// Reports come from anybody, reasons and names from anybody with a key: a terminal would obey what is in them.

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

// Controls of both sets, what turns the direction of letters around, and separators of lines and paragraphs.
const obeyed = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu
const obeyedInLine = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** A text as it may be written to a terminal: what that would obey stands there as `\u001b`, which JSON reads, too. */
export const shownText = (text: string): string => text.replace(obeyed, escaped)

/** A text of somebody else within a line of ours: it begins no new one, which would look like ours. */
export const shownInLine = (text: string): string => text.replace(obeyedInLine, escaped)
