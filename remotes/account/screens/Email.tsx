import { useState } from 'react'
import { Relogin } from './Relogin.tsx'
import { readEmail } from '@companion/shared/forms/email'
import { email as emailRule, sameEmail } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { loadAccount, useAccount } from '@companion/shared/session/account'
import { session } from '@companion/shared/session/current'
import { EmailField } from '@companion/shared/fields/EmailField'
import { SubmitForm } from '@companion/shared/fields/SubmitForm'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { changeUser } from '../api.ts'
import { confirmed } from '../model/confirmed.ts'
import { useTexts } from '../texts.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { CurrentValue } from './CurrentValue.tsx'
import { useEmailQuestion } from './useEmailQuestion.tsx'

/**
 * Asks for the new address twice. No code is sent to the address, so this is the only protection from typos.
 */
function EmailForm({ onChanged }: { onChanged: (email: string) => void }) {
  const t = useTexts()
  const { user } = useAccount()

  const known = user?.email ? readEmail(user.email) : undefined
  const isCurrent = (typed: string) => known !== undefined && readEmail(typed) === known
  const form = useForm({
    initial: { email: '', repeat: '' },
    rules: {
      email: (typed) => emailRule(typed, {}) ?? (isCurrent(typed) ? { text: t('sameEmail') } : undefined),
      repeat: sameEmail,
    },
    draft: 'email',
    fallback: 'modifyFailed',
    serverErrors: { emailTaken: 'email' },
    resume: true,
    async send(typed) {
      const email = readEmail(typed.email) ?? typed.email
      await confirmed(
        () => changeUser({ email }),
        async () => readEmail((await loadAccount({ force: true })).email) === email,
      )
      // The server has invalidated the tokens, so the session ends even if the user has closed the screen.
      session().end('email', email)
      onChanged(email)
    },
  })
  const { field, values } = form
  const question = useEmailQuestion(form)
  const hint = isCurrent(values.email) ? t('sameEmail') : question

  return (
    <Screen title={t('emailTitle')} lead={t('reloginLead')}>
      <AccountNotice />
      <CurrentValue of="email" label={t('currentEmail')} />
      <SubmitForm of={form} submit={t('save')}>
        <EmailField {...field('email')} label={t('newEmail')} hint={hint} enterKeyHint="next" />
        <EmailField {...field('repeat')} label={t('repeatNewEmail')} repeat enterKeyHint="done" />
      </SubmitForm>
    </Screen>
  )
}

/** Changes the email address. Afterwards the user logs in again with the new address (spec §4). */
export function Email() {
  const [changed, setChanged] = useState<string>()
  return changed ? <Relogin after="email" identifier={changed} /> : <EmailForm onChanged={setChanged} />
}
