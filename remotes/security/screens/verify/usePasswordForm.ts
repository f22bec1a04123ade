import { useRef } from 'react'
import { newPassword, same } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { isApiError } from '@companion/shared/http/apiError'
import { setPassword } from '../../api.ts'
import { blamed, type Flow } from '../../model/verification.ts'
import { useTexts } from '../../texts.ts'
import { changePassword, unsure } from './changePassword.ts'
import type { FlowDoor } from './door.ts'

interface Options extends FlowDoor {
  identify(flow: Flow): string
  onChanged(): void
}

/** The new password, kept through every step and failure: a code that turns out wrong does not cost it. */
export function usePasswordForm({ now, tell, resume, identify, onChanged }: Options) {
  const t = useTexts()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    initial: { password: '', repeat: '' },
    rules: {
      password(typed) {
        const { proof } = now()
        const old = proof?.by === 'oldPassword' && proof.oldPassword === typed
        return newPassword(typed, {}) ?? (old ? { said: t('samePassword') } : undefined)
      },
      repeat: same('password'),
    },
    failed: 'modifyFailed',
    onFailure(failure) {
      if (failure === unsure) {
        tell({ t: 'unsure' })
        return true
      }
      if (isApiError(failure)) tell({ t: 'refused', failure })
      if (isApiError(failure) && blamed(now().method, failure)) return true
      return resume(failure, () => element.current?.requestSubmit())
    },
    async send({ password }) {
      const flow = now()
      const { proof } = flow
      if (!proof) return
      const change = () => setPassword(proof, password)
      await changePassword(change, identify(flow), password)
      onChanged()
    },
  })
  return { ...form, element }
}

export type PasswordForm = ReturnType<typeof usePasswordForm>
