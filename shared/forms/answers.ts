import { isApiFailure, type ApiFailure } from '../http/failure.ts'
import type { FormText } from '../texts/forms/texts.ts'
import type { Problem, Values } from './verdicts.ts'

/** Which field a server's code speaks about; 'any' takes every business code that has no line of its own. */
export type Answers<V extends Values> = {
  readonly [code in number | 'any']?:
    | (keyof V & string)
    | { readonly field: keyof V & string; readonly says: FormText }
}

/** The texts of the spec's codes (§8) as a field shows them. */
const saysOfCode: Readonly<Record<number, FormText | undefined>> = {
  1010: 'oldPasswordWrong',
  2001: 'userMissing',
  2002: 'emailTaken',
  2050: 'codeWrong',
  2097: 'codeLimit',
  2098: 'smsFailed',
  2099: 'codeWrong',
}

/**
 * The field a failure belongs to and what it says there: by the code's line in `answers`, else by the field
 * the server names. Undefined when no field is to blame.
 */
export function answerOf<V extends Values>(
  failure: unknown,
  answers: Answers<V>,
  fields: readonly (keyof V & string)[],
): { field: keyof V & string; problem: Problem } | undefined {
  if (!isApiFailure(failure) || failure.kind !== 'business') return undefined
  const code = Number(failure.code)
  const answer = answers[code] ?? fields.find((field) => field === failure.field) ?? answers.any
  if (answer === undefined) return undefined
  if (typeof answer === 'object') return { field: answer.field, problem: answer.says }
  return { field: answer, problem: saysOfCode[code] ?? { said: failure.message } }
}

/** What a toast says about a failure that has shown no words yet; undefined when it has, or needs none. */
export function toastFor(failure: unknown, otherwise: FormText): FormText | undefined {
  const silent: readonly ApiFailure['kind'][] = ['business', 'auth', 'aborted']
  if (!isApiFailure(failure)) return otherwise
  if (silent.includes(failure.kind)) return undefined
  return failure.kind === 'network' || failure.kind === 'timeout' ? 'connectionLost' : otherwise
}
