/** A quoted nginx parameter; backslashes and double quotes are escaped. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)
/** A block directive with its lines. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
]
