import { createRandom } from '@companion/bridge-contract/fake/faults'

/** What goes wrong with a call to the API. */
export type ApiFault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'delay'; readonly ms: number }
  /** Never answered; the connection breaks; an answer that is no JSON. */
  | { readonly kind: 'hang' | 'drop' | 'malformed' }

export interface ApiFaultRule {
  /** `METHOD` or `*`. */
  readonly method: string
  /** What the path holds one after the other, and ends with: the texts between its `*`. */
  readonly path: readonly string[]
  readonly fault: ApiFault
  /** From 0 to 1. */
  readonly chance: number
  /** The first call that matches alone. */
  readonly once: boolean
}

const kinds: readonly (readonly [RegExp, (value: number) => ApiFault])[] = [
  [/^([45]\d\d)$/, (status) => ({ kind: 'status', status })],
  [/^code-(\d{4,5})$/, (code) => ({ kind: 'code', code })],
  [/^delay-(\d{1,5})$/, (ms) => ({ kind: 'delay', ms })],
  [/^hang$/, () => ({ kind: 'hang' })],
  [/^drop$/, () => ({ kind: 'drop' })],
  [/^malformed$/, () => ({ kind: 'malformed' })],
]

/** Names of faults for who writes one; a number stands for its own kind. */
export const faultExamples = [
  '500',
  '503',
  '404',
  'code-50001',
  'delay-3000',
  'hang',
  'drop',
  'malformed',
] as const

/** Without going back, as a pattern made of `.*` would: the address of a page says what stands in a rule. */
function holdsParts(path: string, parts: readonly string[]): boolean {
  const end = parts[parts.length - 1]!
  let at = 0
  for (const part of parts.slice(0, -1)) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return path.length - end.length >= at && path.endsWith(end)
}

/** A rule as `GET /weather/*:delay-3000@0.5` or `…@once`; method and chance may be left out. Undefined where it is none. */
function readRule(text: string): ApiFaultRule | undefined {
  const [, method = '*', path, what = '', chance = '1'] =
    /^(?:([A-Z]+) )?([\w*/.-]+):([\w-]+)(?:@(0?\.\d+|1|once))?$/.exec(text.trim()) ?? []
  if (path === undefined) return undefined
  for (const [pattern, make] of kinds) {
    const found = pattern.exec(what)
    const rule = {
      method,
      path: path.split('*'),
      chance: chance === 'once' ? 1 : Number(chance),
      once: chance === 'once',
    }
    if (found) return { ...rule, fault: make(Number(found[1])) }
  }
  return undefined
}

/** The rules of an address's `fault` and what in it is no rule. */
export function readRules(text: string): {
  readonly rules: readonly ApiFaultRule[]
  readonly wrong: readonly string[]
} {
  const parts = text.split(',').filter((part) => part.trim())
  const rules = parts.map(readRule)
  return {
    rules: rules.filter((rule) => rule !== undefined),
    wrong: parts.filter((_, at) => rules[at] === undefined),
  }
}

/**
 * Decides the fault of each call in turn: the first rule that matches and whose chance comes up. The same seed gives the
 * same faults to the same calls.
 */
export function apiFaults(rules: readonly ApiFaultRule[], seed: number) {
  const random = createRandom(seed)
  const over = new Set<ApiFaultRule>()
  return (method: string, path: string): ApiFault | undefined =>
    rules.find((rule) => {
      const matches = (rule.method === '*' || rule.method === method) && holdsParts(path, rule.path)
      if (!matches || over.has(rule) || random() >= rule.chance) return false
      if (rule.once) over.add(rule)
      return true
    })?.fault
}
