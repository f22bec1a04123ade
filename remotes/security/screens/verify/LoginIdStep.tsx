import { useState } from 'react'
import { looksLikePhone, readLoginId } from '@companion/shared/forms/loginId'
import { loadPhones, usePhones } from '@companion/shared/forms/phone'
import { browserRegion } from '@companion/shared/forms/region'
import { loginId } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { LoginIdField } from '@companion/shared/fields/LoginIdField'
import { useRefusal } from '@companion/shared/verification/useRefusal'
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
  // A number can be judged only with its plans: the button gets ready when they come, not with the next key.
  usePhones(looksLikePhone(form.values.id))
  useRefusal(flow.refusal, 'target', (error) => form.reject('id', error))
  return (
    <Form {...form.form}>
      <LoginIdField {...form.field('id')} hint={t('codeNeedsLoginId')} enterKeyHint="send" />
      <Actions>
        <Button type="submit" busy={form.pending} {...(!form.ready('id') && { 'aria-disabled': true })}>
          {t('sendCode')}
        </Button>
      </Actions>
    </Form>
  )
}
