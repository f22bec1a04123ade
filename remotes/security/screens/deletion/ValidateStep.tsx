import type { Subject } from '../../model/deletion.ts'
import { Button } from '@companion/shared/ui/controls/Button'
import { EmailField } from '@companion/shared/fields/EmailField'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { Link } from '@companion/shared/ui/controls/Link'
import { PasswordField } from '@companion/shared/fields/PasswordField'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { useTexts } from '../../texts.ts'
import { useSubjectForm } from './useSubjectForm.ts'

interface Props {
  /** The signed-in user's email or phone, '' for nobody's; `fixed` where no other may be named. */
  account: string
  fixed: boolean
  userId?: string | undefined
  onSubject: (subject: Subject) => void
}

/** Whose account it is, proved by its password. The signed-in user's own cannot be changed here. */
export function ValidateStep({ account, fixed, userId, onSubject }: Props) {
  const t = useTexts()
  const words = useFormTexts()
  const { form, field, values, pending } = useSubjectForm({ account, fixed, userId, onSubject })
  const isPhone = fixed && !account.includes('@')
  return (
    <Form {...form}>
      <EmailField
        {...field('email')}
        {...(isPhone && { label: words('phone') })}
        readOnly={fixed}
        enterKeyHint="next"
      />
      <PasswordField {...field('password')} kind="current" username={values.email} enterKeyHint="next" />
      <Actions>
        <Button type="submit" busy={pending}>
          {t('next')}
        </Button>
        {!fixed && <Link to="support">{t('deleteOtherWay')}</Link>}
      </Actions>
    </Form>
  )
}
