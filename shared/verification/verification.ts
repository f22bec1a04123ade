import type { ApiError } from '../http/apiError.ts'
import { isCodeLimit, isWrongCode, isWrongPassword } from '../http/codes.ts'
import { sendResult } from './codeFailures.ts'

export type Step = 'target' | 'code' | 'oldPassword' | 'newPassword' | 'unsure' | 'done'

/** The steps of a flow, in order. Each has a history entry of its own; a change that is made in the last one ends it. */
export type Plan = readonly Step[]

/** What proves the user: a code with where it went, or the old password. Lives in memory alone. */
export type Proof =
  | { readonly by: 'code'; readonly target: string; readonly code: string; readonly ticket?: string }
  | { readonly by: 'oldPassword'; readonly oldPassword: string; readonly ticket?: string }

/** A verification under way. */
export interface Flow {
  readonly plan: Plan
  readonly step: Step
  /** Where codes go: E.164 or an email address; '' while that is not known. */
  readonly target: string
  /** A code was asked for, so that its step has a meaning. */
  readonly codeRequested: boolean
  readonly proof: Proof | undefined
  /** What the server said against an earlier step. */
  readonly refusal: Refusal | undefined
  /** The code was tried too often: only a new one helps. */
  readonly exhausted: boolean
  /** The proof holds and the change it is for has failed: the change alone is tried again. */
  readonly retry: boolean
}

export interface Refusal {
  readonly at: Step
  readonly error: ApiError
}

export type FlowEvent =
  | { readonly t: 'begin'; readonly target: string }
  /** A new code is asked for, or on its way. */
  | { readonly t: 'asked' | 'sent' }
  | { readonly t: 'notSent'; readonly error: ApiError }
  | { readonly t: 'proved'; readonly proof: Proof }
  | { readonly t: 'refused'; readonly error: ApiError }
  /** The change is made, may be, or is to be tried again after all. */
  | { readonly t: 'changed' | 'unsure' | 'again' }

const unproved = { proof: undefined, exhausted: false, retry: false } as const

/** A flow at its first step, with nothing remembered. */
export const startFlow = (plan: Plan, target = ''): Flow => ({
  ...unproved,
  plan,
  step: plan[0] ?? 'done',
  target,
  codeRequested: false,
  refusal: undefined,
})

/** The flow at the step of its code, which was sent before the page was loaded anew. */
export const resumeFlow = (flow: Flow, target: string): Flow => ({
  ...flow,
  step: 'code',
  target,
  codeRequested: true,
})

/** The step that a refusal is about: the code's, the old password's or the target's; undefined when it is about none. */
export function refusedStep({ plan }: Flow, error: unknown): Step | undefined {
  const isCode = isWrongCode(error) || isCodeLimit(error)
  const at = isWrongPassword(error) ? 'oldPassword' : isCode ? 'code' : 'target'
  return plan.includes(at) && (at !== 'target' || sendResult(error) === 'target') ? at : undefined
}

function refused(flow: Flow, error: ApiError): Flow {
  const at = refusedStep(flow, error)
  if (!at)
    return flow.proof && isLast(flow) && !flow.retry && flow.step === 'code' ? { ...flow, retry: true } : flow
  // The user may have gone back in the meantime, and is not pulled forward again.
  if (flow.plan.indexOf(at) > entryOf(flow)) return flow
  const exhausted = flow.exhausted || isCodeLimit(error)
  return { ...flow, ...unproved, step: at, exhausted, refusal: { at, error } }
}

/** True at the step after which the change is made. */
export const isLast = ({ plan, step }: Flow): boolean => plan.indexOf(step) === plan.length - 1

/** What comes of an event. Events that a step does not know change nothing: late answers and second taps. */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  const { plan, step } = flow
  if (step === 'done') return flow
  switch (event.t) {
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
      return { ...flow, step: 'target', codeRequested: false, refusal: { at: 'target', error: event.error } }
    }
    case 'proved': {
      const { proof } = event
      const fits =
        proof.by === 'oldPassword'
          ? step === 'oldPassword'
          : step === 'code' && proof.target === flow.target && !flow.exhausted
      return fits ? { ...flow, step: plan[plan.indexOf(step) + 1] ?? step, proof, refusal: undefined } : flow
    }
    case 'refused':
      return step === 'unsure' ? flow : refused(flow, event.error)
    case 'changed':
      return { ...flow, ...unproved, step: 'done' }
    case 'unsure':
      return step === 'newPassword' ? { ...flow, step: 'unsure' } : flow
    case 'again':
      return step === 'unsure' ? { ...flow, step: 'newPassword' } : flow
  }
}

/** Which of the flow's history entries a step is shown at. The end takes the first one's. */
export function entryOf({ step, plan }: Flow): number {
  if (step === 'done') return 0
  return step === 'unsure' ? plan.length - 1 : plan.indexOf(step)
}

/** The flow at a history entry that Back, Forward or a reload led to: at that step, or as far as memory goes. */
export function atEntry(flow: Flow, index: number): Flow {
  if (flow.step === 'done') return flow
  const { plan } = flow
  const furthest = flow.proof ? plan.length - 1 : flow.codeRequested ? 1 : 0
  const step = plan[Math.max(0, Math.min(index, furthest))] ?? flow.step
  return step === flow.step ? flow : { ...flow, step, refusal: undefined }
}

const e164 = /^\+[1-9]\d{6,14}$/

/** The target that the entry of a code's step keeps; '' in any other entry. */
export function targetIn(data: unknown): string {
  const { codeFor } = (data ?? {}) as { readonly codeFor?: unknown }
  return typeof codeFor === 'string' && e164.test(codeFor) ? codeFor : ''
}
