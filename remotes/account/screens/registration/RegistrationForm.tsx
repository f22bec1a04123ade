import { useRef, useState } from 'react'
import { AgreementField } from '@companion/shared/ui/AgreementField'
import { Button } from '@companion/shared/ui/Button'
import { Actions, Form } from '@companion/shared/ui/Form'
import { PasswordFields } from '@companion/shared/ui/PasswordFields'
import { Screen } from '@companion/shared/ui/Screen'
import { Segmented } from '@companion/shared/ui/Segmented'
import { useTexts } from '../../texts.ts'
import { EmailPart } from './EmailPart.tsx'
import { PhonePart } from './PhonePart.tsx'
import { TakenNotice } from './TakenNotice.tsx'
import { useRegisterCode } from './useRegisterCode.ts'
import { useRegistration } from './useRegistration.ts'

/** Phone or email, a password and the agreement. */
export function RegistrationForm({ onRegistered }: { onRegistered: (username: string) => void }) {
  const t = useTexts()
  const [length, setLength] = useState<number>()
  const resend = useRef<HTMLDivElement>(null)
  const focusResend = () => resend.current?.querySelector('button')?.focus()
  const registration = useRegistration({ length, onRegistered, onDead: focusResend })
  const { form, field, values, set, pending, username, isTaken } = registration
  const code = useRegisterCode(registration, { onSent: setLength, onFailed: focusResend })

  return (
    <Screen title={t('registrationTitle')}>
      <Segmented
        label={t('registerWith')}
        value={values.by}
        onChange={(by) => set('by', by)}
        options={[
          { value: 'phone', label: t('byPhone') },
          { value: 'email', label: t('byEmail') },
        ]}
      />
      {values.by === 'phone' && <PhonePart registration={registration} code={code} resendRef={resend} />}
      <Form {...form}>
        {values.by === 'email' && <EmailPart registration={registration} />}
        {isTaken && <TakenNotice />}
        <PasswordFields password={field('password')} repeat={field('repeat')} username={username} />
        <AgreementField {...field('agreement')} />
        <Actions>
          <Button type="submit" busy={pending}>
            {t('register')}
          </Button>
        </Actions>
      </Form>
    </Screen>
  )
}
