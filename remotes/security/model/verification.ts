import type { ApiError } from '@companion/shared/http/apiError'
import { sendResult } from '@companion/shared/verification/codeFailures'
import type { Method } from './methods.ts'

export type Step = 'target' | 'code' | 'oldPassword' | 'newPassword' | 'unsure' | 'done'

/** What lets a new password be set: a code with where it went, or the old password. Lives in memory alone. */
export type Proof =
  | { readonly by: 'code'; readonly target: string; readonly code: string; readonly ticket?: string }
  | { readonly by: 'oldPassword'; readonly oldPassword: string; readonly ticket?: string }

/** A change of password under way. */
export interface Flow {
  readonly step: Step
  readonly method: Method
  /** Where codes go: E.164 or an address; '' while that is not known. */
  readonly target: string
  /** A code was asked for in this visit, so that its step has a meaning. */
  readonly begun: boolean
  readonly proof: Proof | undefined
  /** What the server said against an earlier step. */
  readonly flaw: Flaw | undefined
  /** The code was tried too often: only a new one helps. */
  readonly dead: boolean
}

export interface Flaw {
  readonly at: Step
  readonly failure: ApiError
}

export type FlowEvent =
  | { readonly t: 'begin'; readonly method: 'sms' | 'email'; readonly target: string }
  /** A new code is asked for, or on its way. */
  | { readonly t: 'asked' | 'sent' }
  | { readonly t: 'notSent'; readonly failure: ApiError }
  | { readonly t: 'proved'; readonly proof: Proof }
  | { readonly t: 'refused'; readonly failure: ApiError }
  /** The password is changed, may be, or is to be tried again after all. */
  | { readonly t: 'changed' | 'unsure' | 'again' }

const byCode = ['target', 'code', 'newPassword'] as const
const byPassword = ['oldPassword', 'newPassword'] as const

/** The steps of a method, in order. Each has a history entry of its own. */
export const planOf = (method: Method): readonly Step[] => (method === 'oldPassword' ? byPassword : byCode)

/** A flow at its first step, with nothing remembered. */
export const startFlow = (method: Method, target: string): Flow => ({
  step: planOf(method)[0] ?? 'target',
  method,
  target,
  begun: false,
  proof: undefined,
  flaw: undefined,
  dead: false,
})

const wrongCodes = new Set<unknown>([2050, 2099])
const deadCode = 2097
const wrongPassword = 1010
const missingUser = 2001

/** The step that a refusal is about: the code's, the password's or the target's; undefined when it is about none. */
export function blamed(method: Method, { code }: Pick<ApiError, 'code'>): Step | undefined {
  if (method === 'oldPassword') return code === wrongPassword ? 'oldPassword' : undefined
  if (wrongCodes.has(code) || code === deadCode) return 'code'
  return code === missingUser ? 'target' : undefined
}

function refused(flow: Flow, failure: ApiError): Flow {
  const at = blamed(flow.method, failure)
  // Whoever has gone back in the meantime is not pulled forward again.
  if (!at || planOf(flow.method).indexOf(at) > placeOf(flow)) return flow
  const dead = flow.dead || failure.code === deadCode
  return { ...flow, step: at, proof: undefined, dead, flaw: { at, failure } }
}

/** What comes of an event. Events that a step does not know change nothing: late answers and second taps. */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  const { step } = flow
  if (step === 'done') return flow
  switch (event.t) {
    case 'begin': {
      if (step !== 'target') return flow
      const { method, target } = event
      const known = target === flow.target ? flow : { proof: undefined, dead: false }
      const { proof, dead } = known
      return { ...flow, step: 'code', method, target, begun: true, proof, dead, flaw: undefined }
    }
    case 'asked':
      return step === 'code' ? { ...flow, proof: undefined, flaw: undefined } : flow
    case 'sent':
      return flow.dead ? { ...flow, dead: false } : flow
    case 'notSent': {
      if (step !== 'code' || sendResult(event.failure) !== 'target') return flow
      return { ...flow, step: 'target', begun: false, flaw: { at: 'target', failure: event.failure } }
    }
    case 'proved': {
      const { proof } = event
      const fits =
        proof.by === 'oldPassword'
          ? step === 'oldPassword'
          : step === 'code' && proof.target === flow.target && !flow.dead
      return fits ? { ...flow, step: 'newPassword', proof, flaw: undefined } : flow
    }
    case 'refused':
      return step === 'unsure' ? flow : refused(flow, event.failure)
    case 'changed':
      return step === 'newPassword' || step === 'unsure' ? { ...flow, step: 'done', proof: undefined } : flow
    case 'unsure':
      return step === 'newPassword' ? { ...flow, step: 'unsure' } : flow
    case 'again':
      return step === 'unsure' ? { ...flow, step: 'newPassword' } : flow
  }
}

/** Which of the flow's history entries a step is shown at. The end takes the place of the beginning. */
export function placeOf({ step, method }: Flow): number {
  const plan = planOf(method)
  if (step === 'done') return 0
  return step === 'unsure' ? plan.length - 1 : plan.indexOf(step)
}

/** The flow at a history entry that Back, Forward or a reload led to: at that step, or as far as memory goes. */
export function arriveAt(flow: Flow, place: number): Flow {
  if (flow.step === 'done') return flow
  const plan = planOf(flow.method)
  const reach = plan.indexOf('newPassword')
  const furthest = flow.proof ? reach : flow.begun ? 1 : 0
  const step = plan[Math.max(0, Math.min(place, furthest))] ?? flow.step
  return step === flow.step ? flow : { ...flow, step, flaw: undefined }
}
