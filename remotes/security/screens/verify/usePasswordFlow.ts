import { newPassword, samePassword } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { isApiError } from '@companion/shared/http/apiError'
import type { FlowAddress } from '@companion/shared/navigation/useSteps'
import { session } from '@companion/shared/session/current'
import { useVerification } from '@companion/shared/verification/useVerification'
import { refusedStep, startFlow, type Flow, type Plan } from '@companion/shared/verification/verification'
import { changePassword, requestCode, unsure, verifyCode } from '../../api.ts'
import type { Method } from '../../model/methods.ts'
import { useTexts } from '../../texts.ts'

const byCode: Plan = ['target', 'code', 'newPassword']
const byPassword: Plan = ['oldPassword', 'newPassword']

export interface Options {
  readonly purpose: 'editPassword' | 'forgotPassword'
  readonly method: Method
  /** Phone or email that codes are sent to; '' where the user still has to type it. */
  readonly target: string
  readonly address: FlowAddress
  /** What the user signs in with after the change. */
  identify(flow: Flow): string
}

/** A new password in steps: prove who asks, choose it, sign in again. */
export function usePasswordFlow({ purpose, method, target, address, identify }: Options) {
  const t = useTexts()
  const verification = useVerification({
    purpose,
    initial: startFlow(method === 'oldPassword' ? byPassword : byCode, target),
    address,
    request: requestCode,
    // The API has no call that checks the code of an email before it is used.
    prove: async (to, code) => (to.includes('@') ? undefined : (await verifyCode(to, code)).ticket),
    onProved() {
      if (current().step === 'newPassword') password.focus('password')
    },
  })
  const { current, dispatch, resume } = verification
  // Kept through every step and failure: a code that turns out wrong does not cost it.
  const password = useForm({
    initial: { password: '', repeat: '' },
    rules: {
      password(typed) {
        const { proof } = current()
        const old = proof?.by === 'oldPassword' && proof.oldPassword === typed
        return newPassword(typed, {}) ?? (old ? { text: t('samePassword') } : undefined)
      },
      repeat: samePassword,
    },
    fallback: 'modifyFailed',
    onError(error): boolean {
      if (error === unsure) dispatch({ t: 'unsure' })
      else if (isApiError(error)) dispatch({ t: 'refused', error })
      return error === unsure || refusedStep(current(), error) !== undefined || resume(error, password.submit)
    },
    async send(typed) {
      const flow = current()
      if (!flow.proof) return
      await changePassword(flow.proof, typed.password, identify(flow))
      const identifier = identify(current())
      dispatch({ t: 'changed' })
      session().end('password', identifier)
    },
  })
  return { ...verification, password }
}

export type PasswordFlow = ReturnType<typeof usePasswordFlow>
