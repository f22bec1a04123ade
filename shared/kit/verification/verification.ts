import { isApiError, type ApiError } from '../http/apiError.ts'
import { isCodeLimit, isUserMissing, isWrongCode, isWrongPassword } from '../http/codes.ts'

const tooManyRequests = 429

/**
 * Returns why a code wasn't sent (the spec §8 has no code for 'SMS send limit exceeded'). `limit`: too many
 * requests, so a cooldown starts. `target`: the server rejected the phone number or email address. `failed`:
 * any other reason, so the user can retry at once.
 */
export function sendResult(failure: unknown): 'limit' | 'target' | 'failed' {
  if (!isApiError(failure)) return 'failed'
  const { type, http, field, retryAfter } = failure
  if (http === tooManyRequests) return 'limit'
  if (type !== 'business') return 'failed'
  if (isCodeLimit(failure) || retryAfter !== undefined) return 'limit'
  return field === 'phone' || field === 'email' || isUserMissing(failure) ? 'target' : 'failed'
}

export type Step = 'target' | 'code' | 'oldPassword' | 'newPassword' | 'unknown' | 'done'

/** The steps of a flow in order. Each has a history entry. The change is made after the last step. */
export type Plan = readonly Step[]

/** The user's proof: a code and its target, or the old password. It's only in memory. */
export type Proof =
  | { readonly type: 'code'; readonly target: string; readonly code: string; readonly ticket?: string }
  | { readonly type: 'oldPassword'; readonly oldPassword: string; readonly ticket?: string }

export interface Flow {
  readonly plan: Plan
  readonly step: Step
  /** Target of the codes: a phone number (E.164) or an email address; '' if unknown. */
  readonly target: string
  /** Whether a code was requested. Otherwise the flow doesn't show the code step. */
  readonly codeRequested: boolean
  readonly proof: Proof | undefined
  /** A server error about an earlier step. */
  readonly refusal: Refusal | undefined
  /** The code was tried too often, so the user needs a new one. */
  readonly exhausted: boolean
  /** The proof is valid but the change failed, so a retry repeats only the change. */
  readonly retry: boolean
}

export interface Refusal {
  readonly at: Step
  readonly error: ApiError
}

export type FlowEvent =
  | { readonly type: 'begin'; readonly target: string }
  /** A new code was requested, or sent. */
  | { readonly type: 'asked' | 'sent' }
  | { readonly type: 'notSent'; readonly error: ApiError }
  | { readonly type: 'proved'; readonly proof: Proof }
  | { readonly type: 'refused'; readonly error: ApiError }
  /** The change was made; it may have been made; it's being retried. */
  | { readonly type: 'changed' | 'unknown' | 'again' }

const unproved = { proof: undefined, exhausted: false, retry: false } as const

/** Returns a flow at the first step of its plan. */
export const startFlow = (plan: Plan, target = ''): Flow => ({
  ...unproved,
  plan,
  step: plan[0] ?? 'done',
  target,
  codeRequested: false,
  refusal: undefined,
})

/** Returns the flow at its code step, after a reload. */
export const resumeFlow = (flow: Flow, target: string): Flow => ({
  ...flow,
  step: 'code',
  target,
  codeRequested: true,
})

/** Returns the step that an error belongs to, if any. */
export function refusedStep({ plan }: Flow, error: unknown): Step | undefined {
  const isCode = isWrongCode(error) || isCodeLimit(error)
  const at = isWrongPassword(error) ? 'oldPassword' : isCode ? 'code' : 'target'
  return plan.includes(at) && (at !== 'target' || sendResult(error) === 'target') ? at : undefined
}

function refused(flow: Flow, error: ApiError): Flow {
  const at = refusedStep(flow, error)
  if (!at)
    return flow.proof && isLast(flow) && !flow.retry && flow.step === 'code' ? { ...flow, retry: true } : flow
  // If the user has gone back meanwhile, the flow stays at the earlier step.
  if (flow.plan.indexOf(at) > historyIndexOf(flow)) return flow
  const exhausted = flow.exhausted || isCodeLimit(error)
  return { ...flow, ...unproved, step: at, exhausted, refusal: { at, error } }
}

export const isLast = ({ plan, step }: Flow): boolean => plan.indexOf(step) === plan.length - 1

/** The reducer. Ignores events that don't fit the step, such as late responses and second taps. */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  const { plan, step } = flow
  if (step === 'done') return flow
  switch (event.type) {
    case 'begin': {
      if (step !== 'target') return flow
      const { target } = event
      const known = target === flow.target ? {} : unproved
      return { ...flow, ...known, step: 'code', target, codeRequested: true, refusal: undefined }
    }
    case 'asked':
      return step === 'code' ? { ...flow, proof: undefined, retry: false, refusal: undefined } : flow
    case 'sent':
      return flow.exhausted ? { ...flow, exhausted: false } : flow
    case 'notSent': {
      if (step !== 'code' || sendResult(event.error) !== 'target') return flow
      const refusal = { at: 'target', error: event.error } as const
      return { ...flow, proof: undefined, retry: false, step: 'target', codeRequested: false, refusal }
    }
    case 'proved': {
      const { proof } = event
      const fits =
        proof.type === 'oldPassword'
          ? step === 'oldPassword'
          : step === 'code' && proof.target === flow.target && !flow.exhausted
      return fits ? { ...flow, step: plan[plan.indexOf(step) + 1] ?? step, proof, refusal: undefined } : flow
    }
    case 'refused':
      return step === 'unknown' ? flow : refused(flow, event.error)
    case 'changed':
      return { ...flow, ...unproved, step: 'done' }
    case 'unknown':
      return step === 'newPassword' ? { ...flow, step: 'unknown' } : flow
    case 'again':
      return step === 'unknown' ? { ...flow, step: 'newPassword' } : flow
  }
}

/** Returns the index of a step's history entry in the flow. The final state is at the first entry. */
export function historyIndexOf({ step, plan }: Flow): number {
  if (step === 'done') return 0
  return step === 'unknown' ? plan.length - 1 : plan.indexOf(step)
}

/**
 * Returns the state at a history entry after Back, Forward or a reload: its step, or the last possible one.
 */
export function restoreAt(flow: Flow, index: number): Flow {
  if (flow.step === 'done') return flow
  const { plan } = flow
  const furthest = flow.proof ? plan.length - 1 : flow.codeRequested ? 1 : 0
  const step = plan[Math.max(0, Math.min(index, furthest))] ?? flow.step
  return step === flow.step ? flow : { ...flow, step, refusal: undefined }
}

const e164 = /^\+[1-9]\d{6,14}$/

/** Returns the target in a history entry's data; '' if the entry isn't a code step. */
export function targetIn(data: unknown): string {
  const { codeFor } = (data ?? {}) as { readonly codeFor?: unknown }
  return typeof codeFor === 'string' && e164.test(codeFor) ? codeFor : ''
}
