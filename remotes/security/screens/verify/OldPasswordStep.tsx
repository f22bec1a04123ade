import { useRef, type ReactNode } from 'react'
import { currentPassword } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { useResume } from '@companion/shared/loading/useResume'
import { Button } from '@companion/shared/ui/Button'
import { Actions, Form } from '@companion/shared/ui/Form'
import { PasswordField } from '@companion/shared/ui/PasswordField'
import { verifyPassword } from '../../api.ts'
import { useTexts } from '../../texts.ts'
import { useFlaw } from './useFlaw.ts'
import type { Verification } from './useVerification.ts'

interface Props {
  steps: Verification
  username: string
  other: ReactNode
}

/** The present password proves that its owner asks for another one. */
export function OldPasswordStep({ steps, username, other }: Props) {
  const t = useTexts()
  const ref = useRef<HTMLFormElement>(null)
  const resume = useResume()
  const { flow, tell, password } = steps
  const form = useForm({
    initial: { old: '' },
    rules: { old: currentPassword },
    secrets: ['old'],
    answers: { 1010: 'old' },
    failed: 'verifyFailed',
    onFailure: (failure) => resume(failure, () => ref.current?.requestSubmit()),
    async send({ old }) {
      const { ticket } = await verifyPassword(old)
      tell({
        t: 'proved',
        proof: { by: 'oldPassword', oldPassword: old, ...(ticket !== undefined && { ticket }) },
      })
      password.focus('password')
    },
  })
  useFlaw(flow.flaw, 'oldPassword', (problem) => form.reject('old', problem))
  return (
    <Form {...form.form} ref={ref}>
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
