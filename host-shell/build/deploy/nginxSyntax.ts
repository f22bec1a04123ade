/** Returns a quoted nginx parameter, with backslashes and double quotes escaped. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)
/** Returns a block directive with its lines. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
]
