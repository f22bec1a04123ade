import { EmailField } from '@companion/shared/fields/EmailField'
import { PasswordField } from '@companion/shared/fields/PasswordField'
import { SubmitForm } from '@companion/shared/fields/SubmitForm'
import { readEmail } from '@companion/shared/forms/email'
import { currentPassword, email as emailRule } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { ApiError } from '@companion/shared/http/apiError'
import { isRefusal, isUserMissing } from '@companion/shared/http/codes'
import { reportError } from '@companion/shared/http/reportError'
import { readToken } from '@companion/shared/session/readToken'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Link } from '@companion/shared/ui/controls/Link'
import { Message } from '@companion/shared/ui/feedback/Message'
import { warning } from '@companion/shared/ui/text/frameIcons'
import { checkLogin } from '../../api.ts'
import type { Subject } from '../../model/deletion.ts'
import { useTexts } from '../../texts.ts'

interface Options {
  /** The account where it is known, '' elsewhere. Unless it is `fixed`, the user may type another email. */
  account: string
  fixed: boolean
  /** Whose tokens the password must bring; undefined when anybody's will do, '' when that is not known. */
  userId?: string | undefined
  onSubject(subject: Subject): void
  /** The server says that there is no such account, which was the question. */
  onGone?: () => void
}

const noId = new ApiError({ kind: 'business', code: 'invalidUserId' })
// Shown at the field alone, so of a kind that is not announced.
const otherAccount = new ApiError({ kind: 'aborted', code: 'otherAccount' })
const isRefusedLogin = (error: unknown): boolean => isRefusal(error) && error.kind === 'http'

/** An account and its password, as proof of whose it is. The tokens that come of it stay in memory. */
function useSubjectForm({ account, fixed, userId, onSubject, onGone }: Options) {
  const errors = useErrorTexts()
  const form = useForm({
    initial: { email: account, password: '' },
    rules: { ...(!fixed && { email: emailRule }), password: currentPassword },
    secrets: ['password'],
    silent: onGone !== undefined,
    serverErrors: {
      userMissing: 'email',
      oldPasswordIncorrect: 'password',
      any: { field: 'password', text: 'loginFailed' },
    },
    fallback: 'verifyFailed',
    ...(!fixed && { draft: 'deletion' }),
    onError(failure) {
      if (isUserMissing(failure) && onGone) {
        onGone()
        return true
      }
      if (failure === otherAccount) form.setError('password', { text: errors('verifyFailed') })
      if (failure === noId && onGone) void reportError(noId)
      if (failure === otherAccount || failure === noId) return true
      if (isRefusedLogin(failure)) form.setError('password', 'loginFailed')
      return isRefusedLogin(failure)
    },
    async send({ email, password }) {
      if (userId === '') throw noId
      const label = fixed ? account : (readEmail(email) ?? email)
      const tokens = await checkLogin(label, password)
      const found = readToken(tokens.accessToken)?.userId ?? ''
      if (found === '') throw noId
      if (userId !== undefined && found !== userId) throw otherAccount
      onSubject({ userId: found, label, tokens })
    },
  })
  return form
}

/** Asks for the account and its password. The signed-in user's own cannot be changed here. */
export function ValidateStep(options: Options) {
  const { account, fixed } = options
  const t = useTexts()
  const formTexts = useFormTexts()
  const form = useSubjectForm(options)
  const isPhone = fixed && !account.includes('@')
  return (
    <SubmitForm
      of={form}
      submit={t('next')}
      actions={!fixed && <Link to="support">{t('deleteOtherWay')}</Link>}
    >
      <EmailField
        {...form.field('email')}
        label={isPhone ? formTexts('phone') : undefined}
        readOnly={fixed}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.field('password')}
        kind="current"
        username={form.values.email}
        enterKeyHint="next"
      />
    </SubmitForm>
  )
}

interface UnsureStepProps extends Pick<Options, 'onSubject' | 'onGone'> {
  subject: Subject
}

/** It is not known whether the account is deleted: whether it still signs in decides. */
export function UnsureStep({ subject, ...on }: UnsureStepProps) {
  const t = useTexts()
  const form = useSubjectForm({ account: subject.label, fixed: true, userId: subject.userId, ...on })
  return (
    <>
      <Message whole picture={warning} tone="danger" title={t('deleteUnsure')}>
        {t('deleteUnsureHint')}
      </Message>
      <SubmitForm of={form} submit={t('check')}>
        <PasswordField
          {...form.field('password')}
          kind="current"
          username={subject.label}
          enterKeyHint="done"
        />
      </SubmitForm>
    </>
  )
}
