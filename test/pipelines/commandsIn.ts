/** The command `npm run <script> -- <words>`, as a shell parses it. */
export interface Command {
  readonly script: string
  readonly words: readonly string[]
}

/**
 * Returns the words of a shell line up to the end of the command. Quotes are removed, and a nested `$(…)` is
 * one word.
 */
export function wordsOf(line: string): string[] {
  const token = /"(?:\$\([^]*?\)|[^"\\]|\\.)*"|'[^']*'|[^\s"';|&>]+|[;|&>]/g
  const words: string[] = []
  for (const [word] of line.matchAll(token)) {
    if (/^[;|&>]$/.test(word)) break
    words.push(word.replace(/^["']|["']$/g, ''))
  }
  return words
}

/** Returns the npm scripts that shell lines run, with their words. */
export const commandsIn = (text: string): Command[] =>
  text.split('\n').flatMap((line) => {
    const found = /\bnpm (?:run (?:--silent )?([\w-]+)|(test|start))(?: -- (.*))?$/.exec(line.trim())
    if (!found) return []
    const [, named, short = '', rest = ''] = found
    return [{ script: named ?? short, words: wordsOf(rest) }]
  })
