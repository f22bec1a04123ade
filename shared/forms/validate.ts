import type { FormText } from '../texts/forms/texts.ts'

/** What a form holds: texts as they were typed, and ticks. */
export type Values = Record<string, string | boolean>

/** What is wrong with a field: a text of ours, or words that came from the server. */
export type FieldError = FormText | { readonly said: string }

export type Verdict = FieldError | undefined

/**
 * Judges one value beside the others; undefined means nothing is wrong. It answers at once where it can,
 * so that focus moves inside the user's gesture, and must not reject.
 */
export type Rule<T, V extends Values = Values> = (value: T, values: V) => Verdict | Promise<Verdict>

/** The rules of a form, one line a field. */
export type Rules<V extends Values> = { readonly [K in keyof V]?: Rule<V[K], V> }

export type ValidationResult<V extends Values> = readonly (readonly [
  name: keyof V & string,
  verdict: Verdict,
])[]

const isPending = (verdict: Verdict | Promise<Verdict>): verdict is Promise<Verdict> =>
  verdict instanceof Promise

/** The verdicts on some fields, at once unless a rule has to wait for something. */
export function validate<V extends Values>(
  rules: Rules<V>,
  values: V,
  names: readonly (keyof V & string)[],
): ValidationResult<V> | Promise<ValidationResult<V>> {
  const verdicts = names.map((name) => rules[name]?.(values[name], values))
  const beside = (all: readonly Verdict[]): ValidationResult<V> => names.map((name, i) => [name, all[i]])
  return verdicts.some(isPending) ? Promise.all(verdicts).then(beside) : beside(verdicts as Verdict[])
}
