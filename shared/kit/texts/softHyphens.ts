/**
 * Removes soft hyphens (U+00AD) and word joiners (U+2060) for the clipboard and titles. The build adds both to German
 * texts.
 */
export const withoutHyphens = (text: string): string => text.replace(/[\u00AD\u2060]/g, '')
