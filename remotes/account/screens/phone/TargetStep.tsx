import { useSnapshot } from 'valtio'
import type { FormEvent } from 'react'
import { usePhones } from '@companion/shared/forms/usePhones'
import { account } from '@companion/shared/session/account'
import { Button } from '@companion/shared/ui/Button'
import { Actions, Form } from '@companion/shared/ui/Form'
import { PhoneField } from '@companion/shared/ui/PhoneField'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { useTexts } from '../../texts.ts'
import { AccountNotice } from '../AccountNotice.tsx'
import { CurrentValue } from '../CurrentValue.tsx'
import { useTargetForm } from './useTargetForm.ts'

/** The new number, twice. The button looks ready once both are good; before, it says what is missing. */
export function TargetStep(props: Parameters<typeof useTargetForm>[0]) {
  const t = useTexts()
  const words = useFormTexts()
  const { user } = useSnapshot(account)
  const phones = usePhones()
  const { form, field, values, ready, reject, pending } = useTargetForm(props)
  const region = field('region')
  const same = !!user?.phone && phones?.readPhone(values.phone, values.region) === user.phone
  const submit = (event: FormEvent) => {
    if (!same) return form.onSubmit(event)
    event.preventDefault()
    reject('phone', { said: t('samePhone') })
  }
  const waits = same || !ready('phone', 'repeat')

  return (
    <>
      <AccountNotice />
      <CurrentValue of="phone" label={t('currentPhone')} />
      <Form {...form} onSubmit={submit}>
        <PhoneField
          {...field('phone')}
          region={region}
          label={t('newPhone')}
          hint={same ? t('samePhone') : words('codeNeedsPhone')}
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
            {words('sendCode')}
          </Button>
        </Actions>
      </Form>
    </>
  )
}
