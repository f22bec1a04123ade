import { useState, type ReactNode } from 'react'
import { AgreementField } from '@companion/shared/fields/AgreementField'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Button } from '@companion/shared/ui/controls/Button'
import { EmailField } from '@companion/shared/fields/EmailField'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { Link } from '@companion/shared/ui/controls/Link'
import { PasswordFields } from '@companion/shared/fields/PasswordFields'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { Segmented } from '@companion/shared/ui/controls/Segmented'
import { useTexts } from '../texts.ts'
import { EmailQuestion, useMeantEmail } from './EmailQuestion.tsx'
import { RegistrationPhone } from './RegistrationPhone.tsx'
import { Relogin } from './Relogin.tsx'
import { useRegistration, type RegistrationForm } from './useRegistration.ts'

/** The address to register with, twice. */
function EmailPart({ registration }: { registration: RegistrationForm }) {
  const { field, values, set } = registration
  const meant = useMeantEmail(values.email)
  return (
    <>
      <EmailField
        {...field('email')}
        hint={meant && <EmailQuestion meant={meant} onTake={(email) => set('email', email)} />}
        enterKeyHint="next"
      />
      <EmailField {...field('repeatEmail')} repeat enterKeyHint="next" />
    </>
  )
}

const logIn = (words: ReactNode) => <Link to="/">{words}</Link>
const forgot = (words: ReactNode) => <Link to="forgetPassword">{words}</Link>

/** Phone or email, a password and the agreement. */
function Fields({ onRegistered }: { onRegistered: (username: string) => void }) {
  const t = useTexts()
  const registration = useRegistration(onRegistered)
  const { form, field, values, set, pending, username, isTaken } = registration
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
      {values.by === 'phone' && <RegistrationPhone registration={registration} />}
      <Form {...form}>
        {values.by === 'email' && <EmailPart registration={registration} />}
        {/* Somebody has this address or number already, most likely the user: the ways to that account. */}
        {isTaken && <Banner>{t.rich('takenHint', { logIn, forgot })}</Banner>}
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

/** Makes an account. Where the server signs its owner in at once, the menu follows, else the way to log in. */
export function Registration() {
  const [registered, setRegistered] = useState<string>()
  if (registered) return <Relogin after="registration" identifier={registered} />
  return <Fields onRegistered={setRegistered} />
}
