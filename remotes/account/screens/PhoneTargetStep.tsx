import { useSnapshot } from 'valtio'
import type { FormEvent } from 'react'
import { loadPhones, usePhones } from '@companion/shared/forms/phone'
import { phone as phoneRule, samePhone } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { account } from '@companion/shared/session/account'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { PhoneField } from '@companion/shared/fields/PhoneField'
import { useRefusal } from '@companion/shared/verification/useRefusal'
import type { Refusal } from '@companion/shared/verification/verification'
import { useTexts } from '../texts.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { CurrentValue } from './CurrentValue.tsx'

/** The new number as it was typed, and the country it is read in. */
export type Typed = {
  region: string
  phone: string
  repeat: string
}

interface Props {
  initial: Typed
  /** The server's objection to the number, when it was sent before. */
  refusal: Refusal | undefined
  /** Shows the next step and sends a code to the number, E.164. Failures are its own to report. */
  onSend(typed: Typed, phone: string): Promise<void>
}

/** The new number, twice. The button looks ready once both are good; before, it says what is missing. */
export function PhoneTargetStep({ initial, refusal, onSend }: Props) {
  const t = useTexts()
  const formTexts = useFormTexts()
  const { user } = useSnapshot(account)
  const phones = usePhones()
  const { form, field, values, isValid, setError, pending } = useForm<Typed>({
    initial,
    rules: { phone: phoneRule('region'), repeat: samePhone('phone', 'region') },
    draft: 'phone',
    async send(typed) {
      const { readPhone } = await loadPhones()
      await onSend(typed, readPhone(typed.phone, typed.region) ?? typed.phone)
    },
  })
  useRefusal(refusal, 'target', (error) => setError('phone', error))

  const region = field('region')
  const same = !!user?.phone && phones?.readPhone(values.phone, values.region) === user.phone
  const submit = (event: FormEvent) => {
    if (!same) return form.onSubmit(event)
    event.preventDefault()
    setError('phone', { text: t('samePhone') })
  }
  const waits = same || !isValid('phone', 'repeat')

  return (
    <>
      <AccountNotice />
      <CurrentValue of="phone" label={t('currentPhone')} />
      <Form {...form} onSubmit={submit}>
        <PhoneField
          {...field('phone')}
          region={region}
          label={t('newPhone')}
          hint={same ? t('samePhone') : formTexts('codeNeedsPhone')}
          enterKeyHint="next"
        />
        <PhoneField
          {...field('repeat')}
          region={region}
          repeat
          label={t('repeatNewPhone')}
          enterKeyHint="send"
        />
        <Actions>
          <Button type="submit" busy={pending} {...(waits && { 'aria-disabled': true })}>
            {formTexts('sendCode')}
          </Button>
        </Actions>
      </Form>
    </>
  )
}
