import { useEffect } from 'react'
import { useAppCode } from '../bridge/appCode.ts'
import type { FieldError } from '../forms/formState.ts'
import { code as codeRule } from '../forms/rules.ts'
import { useForm } from '../forms/useForm.ts'
import { isApiError } from '../http/apiError.ts'
import { isSmsFailed } from '../http/codes.ts'
import { fieldErrorOf } from '@companion/shared/http/reportError'
import type { SentCode } from '../http/shapes/session.ts'
import { useResume, type Resume } from '../session/useResume.ts'
import { useSteps, type FlowAddress } from '../navigation/useSteps.ts'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { useCodeSending } from './useCodeSending.ts'
import {
  atEntry,
  entryOf,
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
  /** What the codes are for; each purpose has a cooldown of its own. */
  readonly purpose: string
  readonly initial: Flow
  readonly address: FlowAddress
  /** The step of the code survives a reload: its history entry keeps the target. */
  readonly resumable?: boolean
  request(target: string): Promise<SentCode>
  /** Checks a code; resolves with the ticket that replaces it, where the server gives one. */
  prove(target: string, code: string): Promise<string | undefined>
  /** The code is good. In the last step this makes the change, whose error the code's form shows. */
  onProved(proof: Proof): void | Promise<void>
}

const machine = { next: nextFlow, entryOf, atEntry, isOver: ({ step }: Flow) => step === 'done' }

const resumableMachine = {
  ...machine,
  entryData: ({ step, target }: Flow) => (step === 'code' ? { codeFor: target } : {}),
  atEntry(flow: Flow, index: number, data: unknown): Flow {
    const target = targetIn(data)
    return target && flow.step !== 'done' ? resumeFlow(flow, target) : atEntry(flow, index)
  },
}

/** Shows the server's error at a step's field as soon as that step is on the page. */
export function useRefusal(refusal: Refusal | undefined, at: Step, show: (error: FieldError) => void): void {
  useEffect(() => {
    if (refusal?.at !== at) return
    let mounted = true
    // Asynchronous on purpose: setting an error flushes React's updates, which an effect may not do.
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
  resume: Resume
  length: number | undefined
  onExhausted(): void
}

/** The form of a code. A user who comes back may leave it empty: the code that was accepted before still counts. */
function useCodeForm(options: CodeFormOptions) {
  const { flow, current, dispatch, resume, length, prove, onProved, onExhausted } = options
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
      if (isApiError(error)) dispatch({ t: 'refused', error })
      return refusedStep(current(), error) !== undefined || resume(error, form.submit)
    },
    async send({ code }) {
      const { target, proof: earlier } = current()
      let proof = earlier
      if (proof?.by !== 'code' || (code !== '' && code !== proof.code)) {
        const ticket = await prove(target, code)
        proof = { by: 'code', target, code, ...(ticket !== undefined && { ticket }) }
      }
      dispatch({ t: 'proved', proof })
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
 * A verification by code: send one, show where it went, check it, send another after the cooldown, and resume after a
 * reload or a new login. The host gives purpose, target and proof, and shows the other steps. Secrets are kept here only.
 */
export function useVerification({ purpose, initial, address, resumable, request, prove, onProved }: Options) {
  const steps = useSteps<Flow, FlowEvent>(resumable ? resumableMachine : machine, initial, address)
  const { state: flow, ready, current } = steps
  const dispatch = (event: FlowEvent) => {
    steps.dispatch(event)
    // A step shows it at its field, or above its buttons.
    const { refusal } = current()
    if (refusal) refusal.error.shownAs = ''
  }
  const resume = useResume()

  const sending = useCodeSending({
    purpose,
    target: flow.target,
    request,
    onStart() {
      dispatch({ t: 'asked' })
      code.clear()
    },
    onSent: () => dispatch({ t: 'sent' }),
    onNotSent(error) {
      // Read out only: the step shows beside the number that no code was sent.
      if (isSmsFailed(error)) error.shownAs = ''
      dispatch({ t: 'notSent', error })
      const waits = resume(error, () => void sending.deliver(current().target))
      if (!waits && current().step === 'code') sending.focusResend()
    },
  })
  const { length, focusResend, deliver } = sending
  const code = useCodeForm({
    flow,
    current,
    dispatch,
    resume,
    length,
    prove,
    onProved,
    onExhausted: focusResend,
  })
  useAppCode((received) => {
    if (current().step === 'code') code.set('code', received)
  })
  useSwapGuard(flow.step !== 'done' && entryOf(flow) > 0, 'block')

  /** Shows the code's step and focuses its field within the tap; later, the keyboard would not open. */
  const begin = (target: string): Promise<void> => {
    dispatch({ t: 'begin', target })
    code.focus('code')
    return deliver(target)
  }
  return { flow, ready, current, dispatch, resume, sending, code, begin }
}

export type Verification = ReturnType<typeof useVerification>
