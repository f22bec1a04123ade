import type { ReactNode } from 'react'
import { currentPassword } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { Button } from '@companion/shared/ui/controls/Button'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { PasswordField } from '@companion/shared/fields/PasswordField'
import { verifyPassword } from '../../api.ts'
import { useTexts } from '../../texts.ts'
import { useRefusal } from '@companion/shared/verification/useRefusal'
import type { PasswordFlow, PasswordForm } from './usePasswordFlow.ts'
import { PasswordFields } from '@companion/shared/fields/PasswordFields'

interface Props {
  steps: PasswordFlow
  username: string
  other: ReactNode
}

/** The present password proves that its owner asks for another one. */
export function OldPasswordStep({ steps, username, other }: Props) {
  const t = useTexts()
  const { flow, dispatch, password } = steps
  const form = useForm({
    initial: { old: '' },
    rules: { old: currentPassword },
    secrets: ['old'],
    serverErrors: { oldPasswordIncorrect: 'old' },
    fallback: 'verifyFailed',
    resume: true,
    async send({ old }) {
      const { ticket } = await verifyPassword(old)
      dispatch({
        t: 'proved',
        proof: { by: 'oldPassword', oldPassword: old, ...(ticket !== undefined && { ticket }) },
      })
      password.focus('password')
    },
  })
  useRefusal(flow.refusal, 'oldPassword', (error) => form.setError('old', error))
  return (
    <Form {...form.form}>
      <PasswordField
        {...form.field('old')}
        label={t('oldPassword')}
        kind="current"
        username={username}
        enterKeyHint="next"
      />
      <Actions>
        <Button type="submit" busy={form.pending}>
          {t('continue')}
        </Button>
        {other}
      </Actions>
    </Form>
  )
}

/** The new password, twice. */
export function NewPasswordStep({ password, username }: { password: PasswordForm; username: string }) {
  const t = useTexts()
  const { form, field, pending } = password
  return (
    <Form {...form}>
      <PasswordFields
        password={field('password')}
        repeat={field('repeat')}
        label={t('newPassword')}
        repeatLabel={t('repeatNewPassword')}
        username={username}
      />
      <Actions>
        <Button type="submit" busy={pending}>
          {t('save')}
        </Button>
      </Actions>
    </Form>
  )
}
