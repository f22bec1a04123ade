import type { Headers } from './assetHeaders.ts'

/** Returns a text as one quoted argument. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
/** Returns a pattern in backticks, in which Caddy reads a backslash literally. */
export const pattern = (text: string): string => `\`${text}\``

/** Returns the lines of a block. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
]

/**
 * Sets headers. Several values of one header are all added (`+`). Caddy adds before it sets, so setting one
 * of them would remove the others.
 */
export const headerBlock = (headers: Headers, matcher = ''): string[] =>
  block(
    `header${matcher && ` ${matcher}`}`,
    Object.entries(headers).flatMap(([name, values]) =>
      typeof values === 'string'
        ? [`${name} ${quoted(values)}`]
        : values.map((value) => `+${name} ${quoted(value)}`),
    ),
  )
