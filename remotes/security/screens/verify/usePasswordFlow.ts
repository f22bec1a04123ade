import type { FlowAddress } from '@companion/shared/navigation/useSteps'
import { session } from '@companion/shared/session/current'
import { useVerification } from '@companion/shared/verification/useVerification'
import { startFlow, type Flow, type Plan } from '@companion/shared/verification/verification'
import { requestCode, verifyCode } from '../../api.ts'
import type { Method } from '../../model/methods.ts'
import { usePasswordForm } from './usePasswordForm.ts'

const byCode: Plan = ['target', 'code', 'newPassword']
const byPassword: Plan = ['oldPassword', 'newPassword']

export interface Options {
  readonly purpose: 'editPassword' | 'forgotPassword'
  readonly method: Method
  /** Where codes go; '' where the user still has to say it. */
  readonly target: string
  readonly address: FlowAddress
  /** What the user signs in with after the change. */
  identify(flow: Flow): string
}

/** A new password in steps: prove who asks, choose it, sign in again. */
export function usePasswordFlow({ purpose, method, target, address, identify }: Options) {
  const verification = useVerification({
    purpose,
    initial: startFlow(method === 'oldPassword' ? byPassword : byCode, target),
    address,
    request: requestCode,
    // Nobody can check the code of an email before it is used: the API has no call for that.
    prove: async (to, code) => (to.includes('@') ? undefined : (await verifyCode(to, code)).ticket),
    onProved() {
      if (current().step === 'newPassword') password.focus('password')
    },
  })
  const { current, dispatch } = verification
  const password = usePasswordForm({
    verification,
    identify,
    onChanged() {
      const identifier = identify(current())
      dispatch({ t: 'changed' })
      session().end('password', identifier)
    },
  })
  return { ...verification, password }
}

export type PasswordFlow = ReturnType<typeof usePasswordFlow>
