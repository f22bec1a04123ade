import { Button } from '@companion/shared/ui/Button'
import { Actions, Form } from '@companion/shared/ui/Form'
import { PasswordFields } from '@companion/shared/ui/PasswordFields'
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
