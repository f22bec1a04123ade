/**
 * Removes soft hyphens (U+00AD) and replaces unbreakable ones (U+2011), for the clipboard, titles and searches. The
 * build adds both to German texts.
 */
export const withoutHyphens = (text: string): string => text.replace(/\u00AD/g, '').replace(/\u2011/g, '-')
