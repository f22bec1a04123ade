/** What the history entry of a code step keeps: the number the code went to. Codes themselves are never kept. */
export interface CodeStep {
  readonly codeFor: string
}

const e164 = /^\+[1-9]\d{6,14}$/

/** The number in a history entry's data; '' in any other entry. */
export function codeTargetIn(data: unknown): string {
  const { codeFor } = (data ?? {}) as Partial<CodeStep>
  return typeof codeFor === 'string' && e164.test(codeFor) ? codeFor : ''
}
