import { newPassword, samePassword } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import type { FlowAddress } from '@companion/shared/navigation/useSteps'
import { session } from '@companion/shared/session/current'
import { useVerification } from '@companion/shared/verification/useVerification'
import { startFlow, type Flow, type Plan } from '@companion/shared/verification/verification'
import { changePassword, requestCode, resultUnknown, verifyCode } from '../../api.ts'
import type { Method } from '../../model/methods.ts'
import { useTexts } from '../../texts.ts'

const byCode: Plan = ['target', 'code', 'newPassword']
const byPassword: Plan = ['oldPassword', 'newPassword']

export interface Options {
  readonly purpose: 'editPassword' | 'forgotPassword'
  readonly method: Method
  /** Phone or email that receives the codes, or '' if the user has to type it. */
  readonly target: string
  readonly address: FlowAddress
  /** Returns the login name for the login after the change. */
  identify(flow: Flow): string
}

/** Returns the flow in which the user is verified, chooses a new password and logs in again. */
export function usePasswordFlow({ purpose, method, target, address, identify }: Options) {
  const t = useTexts()
  const verification = useVerification({
    purpose,
    initial: startFlow(method === 'oldPassword' ? byPassword : byCode, target),
    address,
    request: requestCode,
    // The API can't verify an email's code before the reset, so there's no ticket for emails.
    prove: async (to, code) => (to.includes('@') ? undefined : (await verifyCode(to, code)).ticket),
    onProved() {
      if (current().step === 'newPassword') password.focus('password')
    },
  })
  const { current, dispatch, refuse, resume } = verification
  // The form is created here and not in its step, otherwise a wrong code would clear the new password.
  const password = useForm({
    initial: { password: '', repeat: '' },
    rules: {
      password(typed) {
        const { proof } = current()
        const old = proof?.type === 'oldPassword' && proof.oldPassword === typed
        return newPassword(typed, {}) ?? (old ? { text: t('samePassword') } : undefined)
      },
      repeat: samePassword,
    },
    fallback: 'modifyFailed',
    onError(error): boolean {
      if (error !== resultUnknown) return refuse(error) || resume(error, password.submit)
      dispatch({ type: 'unknown' })
      return true
    },
    async send(typed) {
      const flow = current()
      if (!flow.proof) return
      await changePassword(flow.proof, typed.password, identify(flow))
      const identifier = identify(current())
      dispatch({ type: 'changed' })
      session().end('password', identifier)
    },
  })
  return { ...verification, password }
}

export type PasswordFlow = ReturnType<typeof usePasswordFlow>
