import { useState } from 'react'
import type { CurrentUser } from '@companion/shared/http/shapes/user'
import { identifierOf } from '../model/methods.ts'
import { useTexts } from '../texts.ts'
import { AccountGate } from './AccountGate.tsx'
import { Changed, ResultUnknown } from './PasswordResult.tsx'
import { currentPassword, newPassword, samePassword } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { session } from '@companion/shared/session/current'
import { Link } from '@companion/shared/ui/controls/Link'
import { PasswordField } from '@companion/shared/fields/PasswordField'
import { PasswordFields } from '@companion/shared/fields/PasswordFields'
import { SubmitForm } from '@companion/shared/fields/SubmitForm'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { changePassword, oldPasswordProof, resultUnknown } from '../api.ts'

type End = 'done' | 'unknown'

interface Props {
  identifier: string
  onEnd: (end: End) => void
}

/**
 * Asks for the old and the new password. If the server rejects the old password, only that field is cleared.
 */
function EditPasswordForm({ identifier, onEnd }: Props) {
  const t = useTexts()
  const form = useForm({
    initial: { oldPassword: '', password: '', repeat: '' },
    rules: {
      oldPassword: currentPassword,
      password: (typed, { oldPassword }) =>
        newPassword(typed, {}) ?? (typed === oldPassword ? { text: t('samePassword') } : undefined),
      repeat: samePassword,
    },
    secrets: ['oldPassword'],
    serverErrors: { oldPasswordIncorrect: 'oldPassword' },
    fallback: 'modifyFailed',
    onError(failure) {
      if (failure === resultUnknown) onEnd('unknown')
      return failure === resultUnknown
    },
    resume: true,
    async send({ oldPassword, password }) {
      await changePassword(await oldPasswordProof(oldPassword), password, identifier)
      session().end('password', identifier)
      onEnd('done')
    },
  })

  return (
    <Screen title={t('editPasswordTitle')} lead={t('newPasswordLead')}>
      <SubmitForm of={form} submit={t('save')} actions={<Link to="editPasswordNew">{t('otherWay')}</Link>}>
        <PasswordField
          {...form.field('oldPassword')}
          label={t('oldPassword')}
          kind="current"
          username={identifier}
          enterKeyHint="next"
        />
        <PasswordFields
          password={form.field('password')}
          repeat={form.field('repeat')}
          label={t('newPassword')}
          repeatLabel={t('repeatNewPassword')}
          username={identifier}
        />
      </SubmitForm>
    </Screen>
  )
}

function Editing({ user }: { user: CurrentUser }) {
  const [end, setEnd] = useState<End>()
  const identifier = identifierOf('oldPassword', user)
  if (end === 'done') return <Changed identifier={identifier} />
  return (
    <>
      {end === 'unknown' && <ResultUnknown identifier={identifier} onAgain={() => setEnd(undefined)} />}
      {/* The form is hidden and not unmounted, so that the typed text is still there for another attempt. */}
      <div hidden={end === 'unknown'}>
        <EditPasswordForm identifier={identifier} onEnd={setEnd} />
      </div>
    </>
  )
}

/** Changes the password with the old and the new password on one screen. Older apps link to this screen. */
export function EditPassword() {
  const t = useTexts()
  return (
    <AccountGate title={t('editPasswordTitle')}>
      {(user) => <Editing key={user.userId} user={user} />}
    </AccountGate>
  )
}
