import type { FormEvent } from 'react'
import { usualCodeLength } from '@companion/shared/forms/oneTimeCode'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { CodeField } from '@companion/shared/fields/CodeField'
import { Form } from '@companion/shared/ui/fields/Form'
import { PhoneField } from '@companion/shared/fields/PhoneField'
import { ResendButton } from '@companion/shared/verification/ResendButton'
import { useTexts } from '../texts.ts'
import type { RegistrationForm } from './useRegistration.ts'

/**
 * The phone and its code, each in a form of its own: Enter in the first asks for the code, a whole code leads on to
 * the password, and iOS fills in the code instead of offering passwords.
 */
export function RegistrationPhone({ registration }: { registration: RegistrationForm }) {
  const t = useTexts()
  const words = useFormTexts()
  const { field, ready, focus, sending, sendCode } = registration
  const { cooldown, delivery, length, resend } = sending
  const enter = (act: () => void) => (event: FormEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <>
      <Form onSubmit={enter(() => void sendCode())}>
        <PhoneField
          {...field('phone')}
          region={field('region')}
          hint={words('codeNeedsPhone')}
          enterKeyHint="send"
        />
        <ResendButton
          ref={resend}
          cooldown={cooldown}
          again={delivery !== 'idle'}
          variant="secondary"
          unready={!ready('phone')}
          onSend={sendCode}
        />
      </Form>
      <Form onSubmit={enter(() => focus('password'))}>
        <CodeField
          {...field('code')}
          {...(length !== undefined && { length })}
          hint={t('codeHint', { count: length ?? usualCodeLength })}
          enterKeyHint="next"
        />
      </Form>
    </>
  )
}
