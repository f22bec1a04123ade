import { Button } from '@companion/shared/ui/controls/Button'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { PasswordFields } from '@companion/shared/fields/PasswordFields'
import { useTexts } from '../../texts.ts'
import type { PasswordForm } from './usePasswordForm.ts'

/** The new password, twice. */
export function NewPasswordStep({ password, username }: { password: PasswordForm; username: string }) {
  const t = useTexts()
  const { form, field, pending } = password
  return (
    <Form {...form}>
      <PasswordFields
        password={field('password')}
        repeat={field('repeat')}
        label={t('newPassword')}
        repeatLabel={t('repeatNewPassword')}
        username={username}
      />
      <Actions>
        <Button type="submit" busy={pending}>
          {t('save')}
        </Button>
      </Actions>
    </Form>
  )
}
