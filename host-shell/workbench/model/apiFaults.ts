import { createRandom } from '@companion/bridge-contract/fake/faults'

/** A fault to inject into an API call. */
export type ApiFault =
  | { readonly type: 'status'; readonly status: number }
  | { readonly type: 'code'; readonly code: number }
  | { readonly type: 'delay'; readonly ms: number }
  /** `hang`: no response. `drop`: a broken connection. `malformed`: a response that isn't JSON. */
  | { readonly type: 'hang' | 'drop' | 'malformed' }

export interface ApiFaultRule {
  /** HTTP method, or `*` for any. */
  readonly method: string
  /**
   * The literal parts of the pattern, split at `*`. They must occur in the path in this order, and the path
   * must end with the last one.
   */
  readonly path: readonly string[]
  readonly fault: ApiFault
  /** Probability from 0 to 1. */
  readonly chance: number
  /** The rule applies only to the first call that it matches. */
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

/** Examples of faults for the workbench's field. Other numbers are possible. */
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
 * Returns true if the path contains the parts in order. Doesn't use a regex with `.*`, because the rules come
 * from the URL, which anyone can write, and backtracking could block the page.
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
 * Parses a rule such as `GET /weather/*:delay-3000@0.5` or `…@once`. Method and probability are optional.
 * Returns undefined if the rule is invalid.
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

/** Parses the `fault` query parameter into rules and invalid parts. */
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
 * Returns a function that selects the fault for each call: that of the first matching rule, subject to its
 * probability. The same seed results in the same faults for the same calls.
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
