import { useRef } from 'react'
import { leaveToStep } from '@companion/shared/verification/codeFailures'
import { useCodeSending } from '@companion/shared/verification/useCodeSending'
import { useResume } from '@companion/shared/loading/useResume'
import { isApiError } from '@companion/shared/http/apiError'
import { session } from '@companion/shared/session/current'
import { useAppCode } from '@companion/shared/bridge/appCode'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { requestCode } from '../../api.ts'
import type { Method } from '../../model/methods.ts'
import {
  arriveAt,
  nextFlow,
  placeOf,
  startFlow,
  type Flow,
  type FlowEvent,
} from '../../model/verification.ts'
import { useSteps, type Way } from '@companion/shared/navigation/useSteps'
import { useCodeForm } from './useCodeForm.ts'
import { usePasswordForm } from './usePasswordForm.ts'

export interface Options {
  readonly purpose: 'editPassword' | 'forgotPassword'
  readonly method: Method
  /** Where codes go; '' where the user still has to say it. */
  readonly target: string
  readonly way: Way
  /** What the user signs in with after the change. */
  identify(flow: Flow): string
}

const machine = { next: nextFlow, placeOf, arriveAt, isOver: ({ step }: Flow) => step === 'done' }

/** A new password in steps: prove who asks, choose it, sign in again. Secrets live here and nowhere else. */
export function useVerification({ purpose, method, target, way, identify }: Options) {
  const steps = useSteps<Flow, FlowEvent>(machine, startFlow(method, target), way)
  const { state: flow, ready, now } = steps
  const tell = (event: FlowEvent) => {
    steps.tell(event)
    // A step says it at its field, or above its buttons.
    const { flaw } = now()
    if (flaw) flaw.failure.shownAs = ''
  }
  const resume = useResume()
  const resend = useRef<HTMLDivElement>(null)
  const door = { flow, now, tell, resume }

  const sending = useCodeSending({
    purpose,
    target: flow.target,
    request: requestCode,
    onStart() {
      tell({ t: 'asked' })
      code.clear()
    },
    onSent: () => tell({ t: 'sent' }),
  })
  const focusResend = () => resend.current?.querySelector('button')?.focus()
  const password = usePasswordForm({
    ...door,
    identify,
    onChanged() {
      const identifier = identify(now())
      tell({ t: 'changed' })
      session().end('password', identifier)
    },
  })
  const code = useCodeForm({
    ...door,
    length: sending.length,
    onDead: focusResend,
    onProved: () => password.focus('password'),
  })
  useAppCode((received) => {
    if (now().step === 'code') code.set('code', received)
  })
  useSwapGuard(flow.step !== 'done' && placeOf(flow) > 0, 'block')

  const deliver = async (to: string): Promise<void> => {
    try {
      await sending.deliver(to)
    } catch (failure) {
      leaveToStep(failure)
      if (isApiError(failure)) tell({ t: 'notSent', failure })
      const waits = resume(failure, () => void deliver(to))
      if (!waits && now().step === 'code') focusResend()
    }
  }
  /** Shows the code's step, with its field focused, within the tap (later the keyboard would stay closed). */
  const begin = (by: 'sms' | 'email', to: string): Promise<void> => {
    tell({ t: 'begin', method: by, target: to })
    code.focus('code')
    return deliver(to)
  }

  return { flow, ready, tell, sending, code, password, resend, begin, deliver: () => deliver(flow.target) }
}

export type Verification = ReturnType<typeof useVerification>
