import { isAnchored, readPattern, type Part } from './readPattern.ts'

/** A pattern as Glushkov's automaton: one state per character set, entered by one of the set's characters. */
export interface Automaton {
  /** The letters that enter each state, as bits of the alphabet. */
  readonly enters: readonly bigint[]
  readonly next: readonly (readonly number[])[]
  /** The start state of each reader. */
  readonly start: number
  /**
   * States that follow another state in two ways, such as through the inner and the outer loop of `(a+)+`.
   */
  readonly twice: ReadonlySet<number>
  readonly alphabet: readonly string[]
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
const letters = [...ascii, ...'\u00a0éßÅЖ中あ한\u0301\u06d6\u200f\u2028\ufeff🙂']

interface Ends {
  readonly first: number[]
  readonly last: number[]
  readonly mayBeEmpty: boolean
}

export function automatonOf(source: string, flags: string): Automaton {
  const own = [...source].filter((letter) => letter > '\u007f')
  const alphabet = [...new Set([...letters, ...own])]
  const enters: bigint[] = []
  const next: number[][] = []
  const twice = new Set<number>()
  const masks = new Map<string, bigint>()

  const maskOf = (set: string): bigint => {
    const one = new RegExp(`^(?:${set})$`, flags.replace(/[gym]/g, ''))
    return alphabet.reduce((mask, letter, bit) => (one.test(letter) ? mask | (1n << BigInt(bit)) : mask), 0n)
  }
  const state = (set: string): number => {
    const mask = masks.get(set) ?? maskOf(set)
    masks.set(set, mask)
    next.push([])
    return enters.push(mask) - 1
  }
  const link = (from: readonly number[], to: readonly number[]): void => {
    for (const one of from)
      for (const other of to)
        if (next[one]!.includes(other)) twice.add(other)
        else next[one]!.push(other)
  }
  const join = (one: Ends, other: Ends): Ends => {
    link(one.last, other.first)
    return {
      first: one.mayBeEmpty ? [...one.first, ...other.first] : one.first,
      last: other.mayBeEmpty ? [...one.last, ...other.last] : other.last,
      mayBeEmpty: one.mayBeEmpty && other.mayBeEmpty,
    }
  }
  const nothing: Ends = { first: [], last: [], mayBeEmpty: true }
  const build = (part: Part): Ends => {
    if (part.type === 'set') {
      const one = state(part.source)
      return { first: [one], last: [one], mayBeEmpty: false }
    }
    if (part.type === 'sequence') return part.parts.map(build).reduce(join, nothing)
    if (part.type === 'ahead') return { first: build(part.part).first, last: [], mayBeEmpty: true }
    if (part.type === 'choice') {
      const all = part.parts.map(build)
      return {
        first: all.flatMap(({ first }) => first),
        last: all.flatMap(({ last }) => last),
        mayBeEmpty: all.some(({ mayBeEmpty }) => mayBeEmpty),
      }
    }
    const { min, max } = part
    // The copies are nested: `x{0,2}` is `(x(x)?)?`. In `x?x?` one letter could match in two ways.
    const copies = Array.from({ length: max === Infinity ? Math.max(min, 1) : max }, () => build(part.part))
    copies.slice(1).forEach((copy, at) => link(copies[at]!.last, copy.first))
    const final = copies[copies.length - 1] ?? nothing
    if (max === Infinity) link(final.last, final.first)
    const mayBeEmpty = copies.every((copy) => copy.mayBeEmpty)
    return {
      first: copies[0]?.first ?? [],
      last: copies.slice(mayBeEmpty ? 0 : Math.max(min - 1, 0)).flatMap(({ last }) => last),
      mayBeEmpty: mayBeEmpty || min === 0,
    }
  }

  const whole = build(readPattern(source))
  // The start state has no letters, so nothing enters it again.
  const start = enters.push(0n) - 1
  next.push([...whole.first])
  // An engine retries the pattern from each later letter. After a lookbehind or `\b` at the start, it retries
  // only where that part matches.
  if (!isAnchored(source) && !flags.includes('y')) {
    const [, behind, edge] = /^(?:\(\?<!(\[[^\]]+\])\)|(\\b))/.exec(source) ?? []
    const kept = behind ?? (edge && '\\w')
    const skipped = kept ? [state(kept), state(`(?!${kept})[^]`)] : [state('[^]')]
    const last = skipped[skipped.length - 1]!
    for (const one of skipped) next[one]!.push(...skipped)
    next[last]!.push(...whole.first)
    next[start]!.push(...skipped)
  }
  return { enters, next, start, twice, alphabet }
}
