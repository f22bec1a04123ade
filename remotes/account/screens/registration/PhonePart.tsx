import type { FormEvent, RefObject } from 'react'
import { usualCodeLength } from '@companion/shared/forms/oneTimeCode'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { CodeField } from '@companion/shared/ui/CodeField'
import { Form } from '@companion/shared/ui/Form'
import { PhoneField } from '@companion/shared/ui/PhoneField'
import { ResendButton } from '@companion/shared/verification/ResendButton'
import { useTexts } from '../../texts.ts'
import type { RegisterCode } from './useRegisterCode.ts'
import type { RegistrationDoor } from './useRegistration.ts'

interface Props {
  registration: RegistrationDoor
  code: RegisterCode
  resendRef: RefObject<HTMLDivElement | null>
}

/**
 * The phone and its code, each in a form of its own: Enter in the first asks for the code, a whole code leads on to
 * the password, and iOS fills in the code instead of offering passwords.
 */
export function PhonePart({ registration, code, resendRef }: Props) {
  const t = useTexts()
  const words = useFormTexts()
  const { field, ready, focus } = registration
  const { cooldown, delivery, length, ask } = code
  const enter = (act: () => void) => (event: FormEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <>
      <Form onSubmit={enter(() => void ask())}>
        <PhoneField
          {...field('phone')}
          region={field('region')}
          hint={words('codeNeedsPhone')}
          enterKeyHint="send"
        />
        <div ref={resendRef}>
          <ResendButton
            cooldown={cooldown}
            again={delivery !== 'idle'}
            variant="secondary"
            unready={!ready('phone')}
            onSend={ask}
          />
        </div>
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
