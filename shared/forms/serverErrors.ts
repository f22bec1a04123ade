import type { ApiError } from '../http/apiError.ts'
import type { FormText } from '../texts/forms/texts.ts'
import type { Values } from './validate.ts'

/** Which field a server's code speaks about; 'any' takes every business code that has no line of its own. */
export type ServerErrors<V extends Values> = {
  readonly [code in number | 'any']?: (keyof V & string) | Answer<V>
}

interface Answer<V extends Values> {
  readonly field: keyof V & string
  /** Other words than the code's own (spec §8). */
  readonly says?: FormText
}

/**
 * The field a failure belongs to: by the code's line in `answers`, else the one the server names, else the
 * line 'any'. Undefined when no field is to blame.
 */
export function serverErrorFor<V extends Values>(
  failure: ApiError,
  answers: ServerErrors<V>,
  fields: readonly (keyof V & string)[],
): Answer<V> | undefined {
  if (failure.kind !== 'business') return undefined
  const named = fields.find((field) => field === failure.field)
  const answer = answers[Number(failure.code)] ?? named ?? answers.any
  return typeof answer === 'string' ? { field: answer } : answer
}
