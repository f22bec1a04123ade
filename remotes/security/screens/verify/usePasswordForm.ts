import { newPassword, same } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { isApiError } from '@companion/shared/http/apiError'
import type { Verification } from '@companion/shared/verification/useVerification'
import { refusedStep, type Flow } from '@companion/shared/verification/verification'
import { setPassword } from '../../api.ts'
import { useTexts } from '../../texts.ts'
import { changePassword, unsure } from './changePassword.ts'

interface Options {
  verification: Pick<Verification, 'current' | 'dispatch' | 'resume'>
  identify(flow: Flow): string
  onChanged(): void
}

/** The new password, kept through every step and failure: a code that turns out wrong does not cost it. */
export function usePasswordForm({ verification, identify, onChanged }: Options) {
  const t = useTexts()
  const { current, dispatch, resume } = verification
  const form = useForm({
    initial: { password: '', repeat: '' },
    rules: {
      password(typed) {
        const { proof } = current()
        const old = proof?.by === 'oldPassword' && proof.oldPassword === typed
        return newPassword(typed, {}) ?? (old ? { said: t('samePassword') } : undefined)
      },
      repeat: same('password'),
    },
    failed: 'modifyFailed',
    onFailure(error): boolean {
      if (error === unsure) dispatch({ t: 'unsure' })
      else if (isApiError(error)) dispatch({ t: 'refused', error })
      return error === unsure || refusedStep(current(), error) !== undefined || resume(error, form.submit)
    },
    async send({ password }) {
      const flow = current()
      const { proof } = flow
      if (!proof) return
      await changePassword(() => setPassword(proof, password), identify(flow), password)
      onChanged()
    },
  })
  return form
}

export type PasswordForm = ReturnType<typeof usePasswordForm>
