import { useState, type ReactNode, type FormEvent } from 'react'
import { brand } from '@companion/shared/brand/current'
import { AgreementField } from '@companion/shared/fields/AgreementField'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { EmailField } from '@companion/shared/fields/EmailField'
import { Form } from '@companion/shared/ui/fields/Form'
import { Link } from '@companion/shared/ui/controls/Link'
import { PasswordFields } from '@companion/shared/fields/PasswordFields'
import { SubmitForm } from '@companion/shared/fields/SubmitForm'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { Segmented } from '@companion/shared/ui/controls/Segmented'
import { useTexts } from '../texts.ts'
import { useEmailQuestion } from './useEmailQuestion.tsx'
import { Relogin } from './Relogin.tsx'
import { useRegistration, type RegistrationForm } from './useRegistration.ts'
import { usualCodeLength } from '@companion/shared/forms/oneTimeCode'
import { StrongLoginName } from '@companion/shared/fields/StrongLoginName'
import { CodeField } from '@companion/shared/fields/CodeField'
import { PhoneField } from '@companion/shared/fields/PhoneField'
import { CodeGoal, CodeSent } from '@companion/shared/verification/CodeGoal'
import { ResendButton, ResendLimit } from '@companion/shared/verification/ResendButton'

/**
 * The phone number and its code. Each has its own form, so that Enter after the number requests the code, a
 * complete code moves the focus to the password, and iOS autofills the code instead of offering passwords.
 */
function RegistrationPhone({ registration }: { registration: RegistrationForm }) {
  const t = useTexts()
  const { field, isValid, focus, sending, sendCode, target, sentTo } = registration
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
          hint={
            target && target === sentTo ? (
              <CodeSent delivery={sending.delivery} to={<StrongLoginName of={target} />} />
            ) : (
              <CodeGoal needs="codeNeedsPhone" target={target} />
            )
          }
          enterKeyHint="send"
        />
      </Form>
      <Form onSubmit={enter(() => focus('password'))}>
        <CodeField
          {...field('code')}
          length={sending.length}
          hint={t('codeHint', { count: sending.length ?? usualCodeLength })}
          enterKeyHint="next"
          trailing={<ResendButton inField sending={sending} unready={!isValid('phone')} onSend={sendCode} />}
        />
        <ResendLimit sending={sending} />
      </Form>
    </>
  )
}

function EmailPart({ registration }: { registration: RegistrationForm }) {
  const { field } = registration
  const question = useEmailQuestion(registration)
  return (
    <>
      <EmailField {...field('email')} hint={question} enterKeyHint="next" />
      <EmailField {...field('repeatEmail')} repeat enterKeyHint="next" />
    </>
  )
}

const logIn = (text: ReactNode) => <Link to="/">{text}</Link>
const forgot = (text: ReactNode) => <Link to="forgetPassword">{text}</Link>

function Fields({ onRegistered }: { onRegistered: (username: string) => void }) {
  const t = useTexts()
  const registration = useRegistration(onRegistered)
  const { field, values, set, username, isTaken } = registration
  return (
    <Screen title={t('registrationTitle')} lead={t('registrationLead', { app: brand().appName })}>
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
      <SubmitForm of={registration} submit={t('register')}>
        {values.by === 'email' && <EmailPart registration={registration} />}
        {/* The login name most likely belongs to the user, so links lead to the login and a new password. */}
        {isTaken && <Banner>{t.rich('takenHint', { logIn, forgot })}</Banner>}
        <PasswordFields password={field('password')} repeat={field('repeat')} username={username} />
        <AgreementField {...field('agreement')} />
      </SubmitForm>
    </Screen>
  )
}

/** Creates an account. Then shows the menu if the server signed the user in, otherwise the login. */
export function Registration() {
  const [registered, setRegistered] = useState<string>()
  if (registered) return <Relogin after="registration" identifier={registered} />
  return <Fields onRegistered={setRegistered} />
}
