import type { Subject } from '../../model/deletion.ts'
import { Button } from '@companion/shared/ui/controls/Button'
import { EmailField } from '@companion/shared/fields/EmailField'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { Link } from '@companion/shared/ui/controls/Link'
import { PasswordField } from '@companion/shared/fields/PasswordField'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { useTexts } from '../../texts.ts'
import { useSubjectForm } from './useSubjectForm.ts'
import { warning } from '@companion/shared/ui/text/icons'
import { Message } from '@companion/shared/ui/feedback/Message'

interface Props {
  /** The signed-in user's email or phone, '' without one; `fixed` where it cannot be changed. */
  account: string
  fixed: boolean
  userId?: string | undefined
  onSubject: (subject: Subject) => void
}

/** Asks for the account and its password. The signed-in user's own cannot be changed here. */
export function ValidateStep({ account, fixed, userId, onSubject }: Props) {
  const t = useTexts()
  const formTexts = useFormTexts()
  const { form, field, values, pending } = useSubjectForm({ account, fixed, userId, onSubject })
  const isPhone = fixed && !account.includes('@')
  return (
    <Form {...form}>
      <EmailField
        {...field('email')}
        {...(isPhone && { label: formTexts('phone') })}
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

interface UnsureStepProps {
  subject: Subject
  onSubject: (subject: Subject) => void
  onGone: () => void
}

/** It is not known whether the account is deleted: whether it still signs in decides. */
export function UnsureStep({ subject, onSubject, onGone }: UnsureStepProps) {
  const t = useTexts()
  const { form, field, pending } = useSubjectForm({
    account: subject.label,
    fixed: true,
    userId: subject.userId,
    onSubject,
    onGone() {
      onGone()
      return true
    },
  })
  return (
    <>
      <Message whole picture={warning} tone="danger" title={t('deleteUnsure')}>
        {t('deleteUnsureHint')}
      </Message>
      <Form {...form}>
        <PasswordField {...field('password')} kind="current" username={subject.label} enterKeyHint="done" />
        <Actions>
          <Button type="submit" busy={pending}>
            {t('check')}
          </Button>
        </Actions>
      </Form>
    </>
  )
}
