import { automatonOf, type Automaton } from './automaton.ts'

/** How the time of a pattern grows with a text, and the text that shows it: `before`, `again` many times, `after`. */
export interface Slowness {
  readonly growth: 'exponential' | 'polynomial'
  readonly before: string
  readonly again: string
  readonly after: string
}

type Places = readonly number[]

/** A word with what may stand at each of its places, as bits of the alphabet. */
type Word = readonly bigint[]

/**
 * The shortest word that leads several readers of a pattern from places to other places, each step by one letter for all
 * of them. Undefined where there is none.
 */
function wordBetween(
  { enters, next }: Automaton,
  from: Places,
  isGoal: (places: Places) => boolean,
  isAllowed: (places: Places) => boolean = () => true,
): Word | undefined {
  const seen = new Set<string>()
  let front: (readonly [Places, Word])[] = [[from, []]]
  while (front.length) {
    const following: typeof front = []
    for (const [places, word] of front) {
      let steps: (readonly [Places, bigint])[] = [[[], -1n]]
      for (const place of places)
        steps = steps.flatMap(([done, shared]) =>
          next[place]!.flatMap((to) => {
            const both = shared & enters[to]!
            return both ? [[[...done, to], both] as const] : []
          }),
        )
      for (const [to, shared] of steps) {
        const key = to.join()
        if (seen.has(key) || !isAllowed(to)) continue
        seen.add(key)
        const longer = [...word, shared]
        if (isGoal(to)) return longer
        following.push([to, longer])
      }
    }
    front = following
  }
  return undefined
}

const equals = (one: Places, other: Places): boolean => one.every((place, at) => place === other[at])

interface Loop {
  readonly at: number
  readonly growth: Slowness['growth']
  readonly again: Word
}

function* loops(automaton: Automaton): Generator<Loop> {
  const { next } = automaton
  const reach = next.map((_, from) => {
    const found = new Set<number>()
    const visit = (place: number): void =>
      next[place]!.forEach((to) => found.has(to) || (found.add(to), visit(to)))
    visit(from)
    return found
  })
  const inLoop = next.map((_, at) => at).filter((at) => reach[at]!.has(at))
  for (const at of inLoop) {
    const isInside = (places: Places) => places.every((place) => reach[place]!.has(at))
    const twice = automaton.twice.has(at) && wordBetween(automaton, [at], (to) => to[0] === at)
    if (twice) yield { at, growth: 'exponential', again: twice }
    // Two readers part, and meet again where they began.
    const back = ([one, other]: Places) =>
      one === other
        ? undefined
        : wordBetween(automaton, [one!, other!], (to) => equals(to, [at, at]), isInside)
    let home: Word | undefined
    const out = wordBetween(automaton, [at, at], (to) => (home = back(to)) !== undefined, isInside)
    if (out && home) yield { at, growth: 'exponential', again: [...out, ...home] }
  }
  for (const at of inLoop)
    for (const other of inLoop) {
      if (at === other || !reach[at]!.has(other)) continue
      // One reader stays in the first loop, one in the second, and one moves from the first to the second.
      const again = wordBetween(
        automaton,
        [at, at, other],
        (to) => equals(to, [at, other, other]),
        ([one, , three]) => reach[one!]!.has(at) && reach[other]!.has(three!) && reach[three!]!.has(other),
      )
      if (again) yield { at, growth: 'polynomial', again }
    }
}

/** Spellings of a word: each of one letter, two of a longer one. */
function spellings({ alphabet }: Automaton, word: Word): string[] {
  const letters = word.map((mask) => alphabet.filter((_, bit) => (mask >> BigInt(bit)) & 1n))
  const [first = []] = letters
  if (letters.length === 1) return first
  return [0, -1].map((place) => letters.map((some) => some.at(place)).join(''))
}

/** The worst that a text can do to a pattern; undefined where its time grows with the text's length and no faster. */
export function slownessOf(source: string, flags: string): Slowness | undefined {
  const automaton = automatonOf(source, flags)
  const pattern = new RegExp(source, flags.replace('g', ''))
  for (const { at, growth, again: word } of loops(automaton)) {
    const way = wordBetween(automaton, [automaton.start], ([to]) => to === at) ?? []
    // Only where the pattern does not fit at last, all ways are tried.
    for (const again of spellings(automaton, word))
      for (const before of new Set(['', ...spellings(automaton, way)]))
        for (const after of ['', ...automaton.alphabet])
          if (!pattern.test(before + again.repeat(8) + after)) return { growth, before, again, after }
  }
  return undefined
}
