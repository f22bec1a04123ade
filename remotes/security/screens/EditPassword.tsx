import { useState } from 'react'
import type { CurrentUser } from '@companion/shared/http/shapes/user'
import { identifierOf } from '../model/methods.ts'
import { useTexts } from '../texts.ts'
import { AccountGate } from './AccountGate.tsx'
import { Changed, Unsure } from './PasswordResult.tsx'
import { currentPassword, newPassword, same } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { session } from '@companion/shared/session/current'
import { Button } from '@companion/shared/ui/controls/Button'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { Link } from '@companion/shared/ui/controls/Link'
import { PasswordField } from '@companion/shared/fields/PasswordField'
import { PasswordFields } from '@companion/shared/fields/PasswordFields'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { setPassword, verifyPassword } from '../api.ts'
import { changePassword, unsure } from './verify/changePassword.ts'

interface Props {
  identifier: string
  onEnd: (end: 'done' | 'unsure') => void
}

/** Old password, new password, the same again. Only an old password that was refused has to be typed again. */
function EditPasswordForm({ identifier, onEnd }: Props) {
  const t = useTexts()
  const { form, field, pending } = useForm({
    initial: { oldPassword: '', password: '', repeat: '' },
    rules: {
      oldPassword: currentPassword,
      password: (typed, { oldPassword }) =>
        newPassword(typed, {}) ?? (typed === oldPassword ? { text: t('samePassword') } : undefined),
      repeat: same('password'),
    },
    secrets: ['oldPassword'],
    serverErrors: { oldPasswordIncorrect: 'oldPassword' },
    fallback: 'modifyFailed',
    onError(failure) {
      if (failure === unsure) onEnd('unsure')
      return failure === unsure
    },
    resume: true,
    async send({ oldPassword, password }) {
      const { ticket } = await verifyPassword(oldPassword)
      const proof = { by: 'oldPassword', oldPassword, ...(ticket !== undefined && { ticket }) } as const
      await changePassword(() => setPassword(proof, password), identifier, password)
      session().end('password', identifier)
      onEnd('done')
    },
  })

  return (
    <Screen title={t('editPasswordTitle')} lead={t('newPasswordLead')}>
      <Form {...form}>
        <PasswordField
          {...field('oldPassword')}
          label={t('oldPassword')}
          kind="current"
          username={identifier}
          enterKeyHint="next"
        />
        <PasswordFields
          password={field('password')}
          repeat={field('repeat')}
          label={t('newPassword')}
          repeatLabel={t('repeatNewPassword')}
          username={identifier}
        />
        <Actions>
          <Button type="submit" busy={pending}>
            {t('save')}
          </Button>
          <Link to="editPasswordNew">{t('otherWay')}</Link>
        </Actions>
      </Form>
    </Screen>
  )
}

type End = 'done' | 'unsure'

function Editing({ user }: { user: CurrentUser }) {
  const [end, setEnd] = useState<End>()
  const identifier = identifierOf('oldPassword', user)
  if (end === 'done') return <Changed identifier={identifier} />
  return (
    <>
      {end === 'unsure' && <Unsure identifier={identifier} onAgain={() => setEnd(undefined)} />}
      {/* Stays with what was typed, for the next attempt. */}
      <div hidden={end === 'unsure'}>
        <EditPasswordForm identifier={identifier} onEnd={setEnd} />
      </div>
    </>
  )
}

/** The old way in: old and new password on one screen (older apps link to it). */
export function EditPassword() {
  const t = useTexts()
  return (
    <AccountGate title={t('editPasswordTitle')}>
      {(user) => <Editing key={user.userId} user={user} />}
    </AccountGate>
  )
}
