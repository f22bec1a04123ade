import { currentPassword, newPassword, same } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { session } from '@companion/shared/session/current'
import { Button } from '@companion/shared/ui/controls/Button'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { Link } from '@companion/shared/ui/controls/Link'
import { PasswordField } from '@companion/shared/fields/PasswordField'
import { PasswordFields } from '@companion/shared/fields/PasswordFields'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { setPassword, verifyPassword } from '../../api.ts'
import { useTexts } from '../../texts.ts'
import { changePassword, unsure } from '../verify/changePassword.ts'

interface Props {
  identifier: string
  onEnd: (end: 'done' | 'unsure') => void
}

/** Old password, new password, the same again. Only an old password that was refused has to be typed again. */
export function EditPasswordForm({ identifier, onEnd }: Props) {
  const t = useTexts()
  const { form, field, pending } = useForm({
    initial: { oldPassword: '', password: '', repeat: '' },
    rules: {
      oldPassword: currentPassword,
      password: (typed, { oldPassword }) =>
        newPassword(typed, {}) ?? (typed === oldPassword ? { said: t('samePassword') } : undefined),
      repeat: same('password'),
    },
    secrets: ['oldPassword'],
    answers: { oldPasswordIncorrect: 'oldPassword' },
    failed: 'modifyFailed',
    onFailure(failure) {
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
