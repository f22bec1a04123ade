import { automatonOf, type Automaton } from './automaton.ts'

/**
 * Growth of a pattern's matching time, and an input that shows it: `before`, then `again` repeated, then
 * `after`.
 */
export interface Slowness {
  readonly growth: 'exponential' | 'polynomial'
  readonly before: string
  readonly again: string
  readonly after: string
}

type Places = readonly number[]

/** A word as the set of letters allowed at each position, as bits of the alphabet. */
type Word = readonly bigint[]

/**
 * Returns the shortest word that moves several readers of a pattern from their states to a goal. All readers
 * read the same letter in each step. Undefined if there's no such word.
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
    // Two readers take different ways from their common state and meet there again. Each repeat doubles the
    // ways.
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
      // One reader stays in the first loop and another in the second. A third moves from the first to the
      // second.
      const again = wordBetween(
        automaton,
        [at, at, other],
        (to) => equals(to, [at, other, other]),
        ([one, , three]) => reach[one!]!.has(at) && reach[other]!.has(three!) && reach[three!]!.has(other),
      )
      if (again) yield { at, growth: 'polynomial', again }
    }
}

/** Returns spellings of a word: all of a word with one letter, two of a longer word. */
function spellings({ alphabet }: Automaton, word: Word): string[] {
  const letters = word.map((mask) => alphabet.filter((_, bit) => (mask >> BigInt(bit)) & 1n))
  const [first = []] = letters
  if (letters.length === 1) return first
  return [0, -1].map((place) => letters.map((some) => some.at(place)).join(''))
}

/**
 * Returns an input with superlinear time for a pattern. Undefined if the time is linear in the input's
 * length.
 */
export function slownessOf(source: string, flags: string): Slowness | undefined {
  const automaton = automatonOf(source, flags)
  const pattern = new RegExp(source, flags.replace('g', ''))
  for (const { at, growth, again: word } of loops(automaton)) {
    const way = wordBetween(automaton, [automaton.start], ([to]) => to === at) ?? []
    // The engine tries all ways only if the pattern fails in the end, so `after` must make it fail.
    for (const again of spellings(automaton, word))
      for (const before of new Set(['', ...spellings(automaton, way)]))
        for (const after of ['', ...automaton.alphabet])
          if (!pattern.test(before + again.repeat(8) + after)) return { growth, before, again, after }
  }
  return undefined
}
