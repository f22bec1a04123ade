import type { FormEvent, ReactNode } from 'react'
import { brand } from '@companion/shared/brand/current'
import { AgreementField } from '@companion/shared/fields/AgreementField'
import { EmailField } from '@companion/shared/fields/EmailField'
import { PasswordFields } from '@companion/shared/fields/PasswordFields'
import { PhoneField } from '@companion/shared/fields/PhoneField'
import { StrongLoginName } from '@companion/shared/fields/StrongLoginName'
import { SubmitForm } from '@companion/shared/fields/SubmitForm'
import { useHeadingFocus } from '@companion/shared/hooks/useHeadingFocus'
import { backMark } from '@companion/shared/navigation/back'
import { navigate } from '@companion/shared/navigation/router'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Link } from '@companion/shared/ui/controls/Link'
import { Segmented } from '@companion/shared/ui/controls/Segmented'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Progress } from '@companion/shared/ui/feedback/Progress'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { CodeGoal, CodeSent } from '@companion/shared/verification/CodeGoal'
import { CodeForm } from '@companion/shared/verification/CodeStep'
import * as css from '@companion/shared/verification/CodeStep.css'
import { useTexts } from '../texts.ts'
import { Relogin } from './Relogin.tsx'
import { useEmailQuestion } from './useEmailQuestion.tsx'
import { useRegistration, type RegistrationForm } from './useRegistration.ts'

interface Props {
  registration: RegistrationForm
}

const onEnter = (act: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault()
  void act()
}

/** The phone number, then its code. Each has its own form, so that Enter after the number requests the code. */
function PhoneTarget({ registration }: Props) {
  const t = useTexts()
  const formTexts = useFormTexts()
  const { form, field, values, isValid, sending, sendCode, target, isSent, goOn } = registration
  const to = <StrongLoginName of={values.sentTo} />
  return (
    <>
      <Form {...form} onSubmit={onEnter(sendCode)}>
        <PhoneField
          {...field('phone')}
          region={field('region')}
          hint={
            isSent ? (
              <CodeSent delivery={sending.delivery} to={to} />
            ) : (
              <CodeGoal needs="codeNeedsPhone" target={target} />
            )
          }
          enterKeyHint="send"
        />
        {!isSent && (
          <Actions>
            <Button type="submit" data-action="submit" {...(!isValid('phone') && { 'aria-disabled': true })}>
              {formTexts('sendCode')}
            </Button>
          </Actions>
        )}
      </Form>
      {isSent && (
        <CodeForm
          code={{
            form: { onSubmit: onEnter(() => goOn('phone', 'code')) },
            field,
            values,
            pending: false,
            disabled: false,
          }}
          sending={sending}
          onSend={sendCode}
          submit={t('continue')}
        />
      )}
    </>
  )
}

function EmailTarget({ registration }: Props) {
  const t = useTexts()
  const { form, field, goOn } = registration
  const question = useEmailQuestion(registration)
  const onSubmit = onEnter(() => goOn('email', 'repeatEmail'))
  return (
    <SubmitForm
      of={{ ...registration, form: { ...form, onSubmit } }}
      submit={t('continue')}
      needs={['email', 'repeatEmail']}
    >
      <EmailField {...field('email')} hint={question} enterKeyHint="next" />
      <EmailField {...field('repeatEmail')} repeat enterKeyHint="next" />
    </SubmitForm>
  )
}

const logIn = (text: ReactNode) => <Link to="/">{text}</Link>
const forgot = (text: ReactNode) => <Link to="forgetPassword">{text}</Link>

function TargetStep({ registration }: Props) {
  const t = useTexts()
  const { values, set, isTaken } = registration
  return (
    <>
      <Segmented
        label={t('registerWith')}
        value={values.by}
        onChange={(by) => set('by', by)}
        options={[
          { value: 'phone', label: t('byPhone') },
          { value: 'email', label: t('byEmail') },
        ]}
      />
      {values.by === 'phone' ? (
        <PhoneTarget registration={registration} />
      ) : (
        <EmailTarget registration={registration} />
      )}
      {/* A taken login name most likely belongs to the user, so links lead to the login and a new password. */}
      {isTaken ? (
        <Banner>{t.rich('takenHint', { logIn, forgot })}</Banner>
      ) : (
        <p className={css.otherWay}>{t.rich('haveAccount', { logIn })}</p>
      )}
    </>
  )
}

function PasswordStep({ registration }: Props) {
  const t = useTexts()
  const { form, field, username } = registration
  return (
    <>
      <div className={css.sentTo}>
        <p className={css.sentToText}>
          <StrongLoginName of={username} />
        </p>
        <Button variant="text" onClick={() => void navigate.back()}>
          {t('change')}
        </Button>
      </div>
      {/* Back returns to the first step, where nothing is lost, so it needs no question. */}
      <SubmitForm of={{ ...registration, form: { ...form, [backMark]: undefined } }} submit={t('register')}>
        <PasswordFields password={field('password')} repeat={field('repeat')} username={username} />
        <AgreementField {...field('agreement')} />
      </SubmitForm>
    </>
  )
}

/** Creates an account. Then shows the menu if the server signed the user in, otherwise the login. */
export function Registration() {
  const t = useTexts()
  const registration = useRegistration()
  const { step, ready, username, signedIn } = registration
  useHeadingFocus(step)
  const title = t('registrationTitle')

  if (step === 'done' && !signedIn) return <Relogin after="registration" identifier={username} />
  // After a reload in the second step, the history may have to go back to the first.
  if (step === 'done' || (step === 'target' && !ready)) return <Screen title={title} />
  return (
    <Screen
      title={title}
      lead={step === 'target' ? t('registrationLead', { app: brand().appName }) : t('passwordLead')}
      progress={<Progress step={step === 'target' ? 1 : 2} total={2} />}
    >
      {step === 'target' && <TargetStep registration={registration} />}
      {step === 'password' && <PasswordStep registration={registration} />}
    </Screen>
  )
}
