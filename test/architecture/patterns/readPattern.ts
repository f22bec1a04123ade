/** A parsed pattern for the automaton. Zero-width parts (`^`, `\b`, a lookbehind) are empty sequences. */
export type Part =
  | { readonly type: 'set'; readonly source: string }
  | { readonly type: 'sequence'; readonly parts: readonly Part[] }
  | { readonly type: 'choice'; readonly parts: readonly Part[] }
  | { readonly type: 'repeat'; readonly part: Part; readonly min: number; readonly max: number }
  /** A lookahead: the engine matches it, and then goes back to its start. */
  | { readonly type: 'ahead'; readonly part: Part }

const empty: Part = { type: 'sequence', parts: [] }
/** A backreference, which can match a text of any length. */
const anything: Part = { type: 'repeat', part: { type: 'set', source: '[^]' }, min: 0, max: Infinity }

/** Upper limit for the copies of a repeated part. More copies add no new ambiguity to an automaton. */
const mostCopies = 3
/** Counts from this one on are treated as unlimited. */
const endless = 256

const tokens =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|k<\w+>|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[)|^$]|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gsu

function countOf(token: string): readonly [number, number] {
  if (token.startsWith('*')) return [0, Infinity]
  if (token.startsWith('+')) return [1, Infinity]
  if (token.startsWith('?')) return [0, 1]
  const [, low = '', comma, high] = /^\{(\d+)(,?)(\d*)\}/.exec(token)!
  const most = comma ? Number(high || Infinity) : Number(low)
  const max = most >= endless ? Infinity : Math.min(most, mostCopies)
  return [Math.min(Number(low), mostCopies), max]
}

/** Parses the source of a regular expression. */
export function readPattern(source: string): Part {
  const left = source.match(tokens) ?? []
  const choice = (): Part => {
    const options: Part[][] = [[]]
    for (;;) {
      const token = left.shift()
      const now = options[options.length - 1]!
      if (token === undefined || token === ')')
        return { type: 'choice', parts: options.map((parts) => ({ type: 'sequence', parts })) }
      if (token === '|') options.push([])
      else if (token === '^' || token === '$' || token === '\\b' || token === '\\B') now.push(empty)
      else if (/^\\(?:[1-9]|k<)/.test(token)) now.push(anything)
      else if (token === '(?=' || token === '(?!') now.push({ type: 'ahead', part: choice() })
      else if (token === '(?<=' || token === '(?<!') now.push((choice(), empty))
      else if (token.startsWith('(')) now.push(choice())
      else if (/^[*+?]|^\{\d/.test(token)) {
        const [min, max] = countOf(token)
        now.push({ type: 'repeat', part: now.pop()!, min, max })
      } else now.push({ type: 'set', source: token })
    }
  }
  return choice()
}

/** Returns whether every alternative of a pattern starts at the beginning of the text. */
export function isAnchored(source: string): boolean {
  let depth = 0
  const starts = [true]
  // `starts` has one entry per top-level alternative, which is true until the alternative's `^` is found.
  for (const token of source.match(tokens) ?? []) {
    if (token === '|' && depth === 0) starts.push(true)
    else if (token.startsWith('(')) depth++
    else if (token === ')') depth--
    if (token !== '^' && token !== '|' && starts[starts.length - 1] === true && !token.startsWith('('))
      return false
    if (token === '^') starts[starts.length - 1] = false
  }
  return starts.every((open) => !open)
}
