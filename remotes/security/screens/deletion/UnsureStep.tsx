import type { Subject } from '../../model/deletion.ts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { warning } from '@companion/shared/ui/text/icons'
import { Message } from '@companion/shared/ui/feedback/Message'
import { PasswordField } from '@companion/shared/fields/PasswordField'
import { useTexts } from '../../texts.ts'
import { useSubjectForm } from './useSubjectForm.ts'

interface Props {
  subject: Subject
  onSubject: (subject: Subject) => void
  onGone: () => void
}

/** Neither deleted nor not, as far as this page can tell. Whether the account still signs in decides. */
export function UnsureStep({ subject, onSubject, onGone }: Props) {
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
