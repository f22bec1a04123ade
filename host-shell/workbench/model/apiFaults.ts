import { createRandom } from '@companion/bridge-contract/fake/faults'

/** A fault to inject into an API call. */
export type ApiFault =
  | { readonly type: 'status'; readonly status: number }
  | { readonly type: 'code'; readonly code: number }
  | { readonly type: 'delay'; readonly ms: number }
  /** No response; a broken connection; a response that isn't JSON. */
  | { readonly type: 'hang' | 'drop' | 'malformed' }

export interface ApiFaultRule {
  /** `METHOD` or `*`. */
  readonly method: string
  /**
   * The literal parts between the pattern's `*`: they must occur in order, and the path must end with the
   * last one.
   */
  readonly path: readonly string[]
  readonly fault: ApiFault
  /** Probability from 0 to 1. */
  readonly chance: number
  /** Applies to the first matching call only. */
  readonly once: boolean
}

const kinds: readonly (readonly [RegExp, (value: number) => ApiFault])[] = [
  [/^([45]\d\d)$/, (status) => ({ type: 'status', status })],
  [/^code-(\d{4,5})$/, (code) => ({ type: 'code', code })],
  [/^delay-(\d{1,5})$/, (ms) => ({ type: 'delay', ms })],
  [/^hang$/, () => ({ type: 'hang' })],
  [/^drop$/, () => ({ type: 'drop' })],
  [/^malformed$/, () => ({ type: 'malformed' })],
]

/** Example fault names for authors; numbers can vary. */
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

/**
 * Matches without backtracking, unlike a regex with `.*`: rules come from the page's address, which anyone
 * can write.
 */
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

/**
 * Parses a rule such as `GET /weather/*:delay-3000@0.5` or `…@once`; method and chance are optional.
 * Undefined if invalid.
 */
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

/** Parses the address's `fault` into rules and invalid parts. */
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
 * Picks each call's fault: the first rule that matches and whose chance comes up. The same seed gives the
 * same faults for the same calls.
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
