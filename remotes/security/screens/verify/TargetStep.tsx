import { useRef, type ReactNode, useState } from 'react'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Button } from '@companion/shared/ui/controls/Button'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import * as css from '@companion/shared/verification/CodeStep.css'
import { useRefusal } from '@companion/shared/verification/useRefusal'
import { useTexts } from '../../texts.ts'
import type { PasswordFlow } from './usePasswordFlow.ts'
import { looksLikePhone, readLoginId } from '@companion/shared/forms/email'
import { loadPhones, usePhones } from '@companion/shared/forms/phone'
import { browserRegion } from '@companion/shared/forms/region'
import { loginId } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { LoginIdField } from '@companion/shared/fields/LoginIdField'
import type { Verification } from '@companion/shared/verification/useVerification'

/** Whose password was forgotten. What is typed decides whether the code goes by SMS or email. */
export function LoginIdStep({ steps }: { steps: Verification }) {
  const t = useFormTexts()
  const [region] = useState(() => browserRegion())
  const { flow, begin } = steps
  const form = useForm({
    initial: { id: flow.target, region },
    rules: { id: loginId('region') },
    draft: 'loginId',
    async send({ id }) {
      const read = readLoginId(id, region, loadPhones.loaded())
      if (read) await begin(read.value)
    },
  })
  // A number is valid only by the number plans: renders again when they are loaded, not with the next key.
  usePhones(looksLikePhone(form.values.id))
  useRefusal(flow.refusal, 'target', (error) => form.setError('id', error))
  return (
    <Form {...form.form}>
      <LoginIdField {...form.field('id')} hint={t('codeNeedsLoginId')} enterKeyHint="send" />
      <Actions>
        <Button type="submit" busy={form.pending} {...(!form.isValid('id') && { 'aria-disabled': true })}>
          {t('sendCode')}
        </Button>
      </Actions>
    </Form>
  )
}

interface Props {
  steps: PasswordFlow
  /** The account's own phone or address, masked. */
  target: ReactNode
  other: ReactNode
}

/** Confirms the account's own phone or email, which cannot be changed here. While a code is valid, none is sent again. */
export function TargetStep({ steps, target, other }: Props) {
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
      <p className={css.sentToText}>
        {waits ? formTexts.rich('codeFor', { to }) : t.rich('willSend', { to })}
      </p>
      <Actions>
        <Button ref={button} onClick={() => void begin(flow.target)}>
          {waits ? t('enterCode') : formTexts('sendCode')}
        </Button>
        {other}
      </Actions>
    </>
  )
}
