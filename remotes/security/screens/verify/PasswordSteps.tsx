import { useRef, type ReactNode } from 'react'
import { LoginIdField } from '@companion/shared/fields/EmailField'
import { PasswordField } from '@companion/shared/fields/PasswordField'
import { PasswordFields } from '@companion/shared/fields/PasswordFields'
import { SubmitForm } from '@companion/shared/fields/SubmitForm'
import { looksLikePhone, readLoginId } from '@companion/shared/forms/email'
import { loadPhones, usePhones } from '@companion/shared/forms/phone'
import { currentPassword, loginId } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Actions } from '@companion/shared/ui/fields/Form'
import { CodeGoal } from '@companion/shared/verification/CodeGoal'
import * as css from '@companion/shared/verification/CodeStep.css'
import { useRefusal, type Verification } from '@companion/shared/verification/useVerification'
import { oldPasswordProof } from '../../api.ts'
import { useTexts } from '../../texts.ts'
import type { PasswordFlow } from './usePasswordFlow.ts'

/** Asks for the phone number or email address that the code is sent to. */
export function LoginIdStep({ steps }: { steps: Verification }) {
  const t = useFormTexts()
  const { flow, begin } = steps
  const form = useForm({
    initial: { id: flow.target },
    rules: { id: loginId },
    draft: 'loginId',
    async send({ id }) {
      const target = readLoginId(id, loadPhones.loaded())
      if (target !== undefined) await begin(target)
    },
  })
  // The validation of phone numbers loads lazily. The step renders again once it has loaded.
  const phones = usePhones(looksLikePhone(form.values.id))
  useRefusal(flow.refusal, 'target', (error) => form.setError('id', error))
  return (
    <SubmitForm of={form} submit={t('sendCode')} needs={['id']}>
      <LoginIdField
        {...form.field('id')}
        hint={<CodeGoal needs="codeNeedsLoginId" target={readLoginId(form.values.id, phones)} />}
        enterKeyHint="send"
      />
    </SubmitForm>
  )
}

interface Props {
  steps: PasswordFlow
  other: ReactNode
}

/** Sends a code to the account's phone or email. During the cooldown, users enter the last code instead. */
export function TargetStep({ steps, target, other }: Props & { target: ReactNode }) {
  const t = useTexts()
  const formTexts = useFormTexts()
  const errors = useErrorTexts()
  const { flow, sending, begin } = steps
  const button = useRef<HTMLButtonElement>(null)
  useRefusal(flow.refusal, 'target', () => button.current?.focus())
  const waits = sending.cooldown.seconds > 0
  const to = () => target
  return (
    <>
      {flow.refusal?.at === 'target' && <Banner tone="danger">{errors('userMissing')}</Banner>}
      <p className={css.sentToText}>{formTexts.rich(waits ? 'codeFor' : 'codeWillGo', { to })}</p>
      <Actions>
        <Button ref={button} onClick={() => void begin(flow.target)}>
          {waits ? t('enterCode') : formTexts('sendCode')}
        </Button>
        {other}
      </Actions>
    </>
  )
}

export function OldPasswordStep({ steps, username, other }: Props & { username: string }) {
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
      dispatch({ type: 'proved', proof: await oldPasswordProof(old) })
      password.focus('password')
    },
  })
  useRefusal(flow.refusal, 'oldPassword', (error) => form.setError('old', error))
  return (
    <SubmitForm of={form} submit={t('continue')} actions={other}>
      <PasswordField
        {...form.field('old')}
        label={t('oldPassword')}
        kind="current"
        username={username}
        enterKeyHint="next"
      />
    </SubmitForm>
  )
}

export function NewPasswordStep({ steps, username }: { steps: PasswordFlow; username: string }) {
  const t = useTexts()
  const { password: form } = steps
  return (
    <SubmitForm of={form} submit={t('save')}>
      <PasswordFields
        password={form.field('password')}
        repeat={form.field('repeat')}
        label={t('newPassword')}
        repeatLabel={t('repeatNewPassword')}
        username={username}
      />
    </SubmitForm>
  )
}
