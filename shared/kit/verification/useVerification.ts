import { useEffect } from 'react'
import { useAppCode } from '../bridge/appCode.ts'
import type { FieldError } from '../forms/formState.ts'
import { code as codeRule } from '../forms/rules.ts'
import { useForm } from '../forms/useForm.ts'
import { isApiError } from '../http/apiError.ts'
import { isSmsFailed } from '../http/codes.ts'
import { fieldErrorOf, reportError } from '@companion/shared/http/reportError'
import type { SentCode } from '../http/shapes/session.ts'
import { useResume, type Resume } from '../session/useResume.ts'
import { useSteps, type FlowAddress } from '../navigation/useSteps.ts'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { useCodeSending } from './useCodeSending.ts'
import {
  restoreAt,
  historyIndexOf,
  isLast,
  nextFlow,
  refusedStep,
  resumeFlow,
  targetIn,
  type Flow,
  type FlowEvent,
  type Proof,
  type Refusal,
  type Step,
} from './verification.ts'

interface Options {
  /** The purpose of the codes. Each purpose has its own cooldown. */
  readonly purpose: string
  readonly initial: Flow
  readonly address: FlowAddress
  /** Whether the code step survives a reload. The target is then stored in the step's history entry. */
  readonly resumable?: boolean
  request(target: string): Promise<SentCode>
  /** Checks a code. Resolves with the ticket that replaces the code, if the server sends one. */
  prove(target: string, code: string): Promise<string | undefined>
  /** Called with a valid proof. In the last step it makes the change, and the code form shows its errors. */
  onProved(proof: Proof): void | Promise<void>
}

const machine = { next: nextFlow, historyIndexOf, restoreAt, isFinal: ({ step }: Flow) => step === 'done' }

const resumableMachine = {
  ...machine,
  historyState: ({ step, target }: Flow) => (step === 'code' ? { codeFor: target } : {}),
  restoreAt(flow: Flow, index: number, data: unknown): Flow {
    const target = targetIn(data)
    return target && flow.step !== 'done' ? resumeFlow(flow, target) : restoreAt(flow, index)
  },
}

/** Shows the server's error at the field of a step, once that step is rendered. */
export function useRefusal(refusal: Refusal | undefined, at: Step, show: (error: FieldError) => void): void {
  useEffect(() => {
    if (refusal?.at !== at) return
    let mounted = true
    // Must be asynchronous, because setting an error calls `flushSync`, which doesn't work in an effect.
    void fieldErrorOf(refusal.error).then((error) => mounted && show(error))
    return () => {
      mounted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [refusal, at])
}

interface CodeFormOptions extends Pick<Options, 'prove' | 'onProved'> {
  flow: Flow
  current(): Flow
  dispatch(event: FlowEvent): void
  refuse(error: unknown): boolean
  resume: Resume
  length: number | undefined
  onExhausted(): void
}

/** The form for a code. If the user returns to it, it may be empty, because a code was accepted before. */
function useCodeForm(options: CodeFormOptions) {
  const { flow, current, dispatch, refuse, resume, length, prove, onProved, onExhausted } = options
  const form = useForm({
    initial: { code: '' },
    rules: {
      code(typed) {
        const accepted = typed === '' && current().proof && !isLast(current())
        return accepted ? undefined : codeRule(length)(typed, {})
      },
    },
    secrets: ['code'],
    disabled: flow.exhausted,
    fallback: () => (current().proof ? 'modifyFailed' : 'verifyFailed'),
    onError(error): boolean {
      return refuse(error) || resume(error, form.submit)
    },
    async send({ code }) {
      const { target, proof: earlier } = current()
      let proof = earlier
      if (proof?.type !== 'code' || (code !== '' && code !== proof.code)) {
        const ticket = await prove(target, code)
        proof = { type: 'code', target, code, ...(ticket !== undefined && { ticket }) }
      }
      dispatch({ type: 'proved', proof })
      await onProved(proof)
      if (current().step !== 'code') form.set('code', '')
    },
  })
  useRefusal(flow.refusal, 'code', (error) => {
    form.setError('code', error)
    if (current().exhausted) onExhausted()
  })
  return { ...form, clear: () => form.set('code', '') }
}

/**
 * Verifies the user by a code: sends it, checks it, sends another one after the cooldown, and resumes after a
 * reload or a new login. The caller renders the other steps. Secrets don't leave this hook.
 */
export function useVerification({ purpose, initial, address, resumable, request, prove, onProved }: Options) {
  const steps = useSteps<Flow, FlowEvent>(resumable ? resumableMachine : machine, initial, address)
  const { state: flow, ready, current, dispatch } = steps
  const resume = useResume()

  const isShown = (error: unknown): boolean => current().refusal?.error === error
  /** Passes a server error to the step it belongs to, and announces it. Returns false without such a step. */
  const refuse = (error: unknown): boolean => {
    if (isApiError(error)) dispatch({ type: 'refused', error })
    const handled = refusedStep(current(), error) !== undefined
    // If the user has gone back to an earlier step, no field shows the error, so it's a visible toast.
    if (handled) void reportError(error, { inline: isShown(error) })
    return handled
  }

  const sending = useCodeSending({
    purpose,
    target: flow.target,
    request,
    onStart() {
      dispatch({ type: 'asked' })
      code.clear()
    },
    onSent: () => dispatch({ type: 'sent' }),
    onNotSent(error) {
      dispatch({ type: 'notSent', error })
      const waits = resume(error, () => void sending.deliver(current().target))
      if (!waits && current().step === 'code') sending.focusResend()
      // No visible toast, because the code step itself shows that the SMS wasn't sent.
      return isSmsFailed(error) || isShown(error)
    },
  })
  const { length, focusResend, deliver } = sending
  const code = useCodeForm({
    flow,
    current,
    dispatch,
    refuse,
    resume,
    length,
    prove,
    onProved,
    onExhausted: focusResend,
  })
  useAppCode((received) => {
    if (current().step === 'code') code.set('code', received)
  })
  useSwapGuard(flow.step !== 'done' && historyIndexOf(flow) > 0, 'block')

  /**
   * Shows the code step and focuses its field within the user's gesture. Later, the keyboard wouldn't open.
   */
  const begin = (target: string): Promise<void> => {
    dispatch({ type: 'begin', target })
    code.focus('code')
    return deliver(target)
  }
  return { flow, ready, current, dispatch, refuse, resume, sending, code, begin }
}

export type Verification = ReturnType<typeof useVerification>
