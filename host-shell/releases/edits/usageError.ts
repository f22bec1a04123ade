/** A command that can't run as it was typed. The message contains a remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Returns the Levenshtein distance of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + Number(letter !== b[j])))
    row = next
  }
  return row[b.length]!
}

/** Returns the most similar word of a list, or undefined if none is similar enough. */
export function didYouMean(word: string, list: readonly string[]): string | undefined {
  const [best] = list.map((one) => [distance(word, one), one] as const).toSorted(([a], [b]) => a - b)
  return best && best[0] <= Math.max(2, word.length / 3) ? best[1] : undefined
}

/** Throws if a word isn't in a list. The message has the list and a suggestion. */
export function requireOneOf(word: string, list: readonly string[], what: string): string {
  if (list.includes(word)) return word
  const meant = didYouMean(word, list)
  throw new UsageError(
    `there is no ${what} "${word}"${meant ? `: did you mean ${meant}?` : '.'} There ${list.length === 1 ? 'is' : 'are'} ${list.join(', ') || 'none'}`,
  )
}

/** Throws if a version is malformed. `example` shows the format. */
export function requireVersion(version: string, example: string): void {
  if (!/^\d+(\.\d+){2}(-[\w.-]+)?$/.test(version))
    throw new UsageError(`"${version}" is no version: write ${example}`)
}
