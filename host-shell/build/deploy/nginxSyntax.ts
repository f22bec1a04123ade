/** A parameter of nginx: in its quotes a backslash and a double quote want one before them. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)
/** A block directive with its lines. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
]
