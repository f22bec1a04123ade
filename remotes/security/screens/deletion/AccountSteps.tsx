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
import type { AccountToDelete } from '../../model/deletion.ts'
import { useTexts } from '../../texts.ts'

interface Options {
  /** The account's email or phone, or '' if unknown. If it isn't `fixed`, the user can type another email. */
  loginId: string
  fixed: boolean
  /** Id of the user whose account this must be. Undefined accepts any user, '' (unknown id) accepts none. */
  userId?: string | undefined
  onValidated(account: AccountToDelete): void
  /** Called if the server responds that the account no longer exists. If set, errors show no toast. */
  onDeleted?: () => void
}

const noId = new ApiError({ type: 'business', code: 'invalidUserId' })
// Errors of type 'aborted' never show a toast, so only the field shows this error.
const otherAccount = new ApiError({ type: 'aborted', code: 'otherAccount' })
const isRefusedLogin = (error: unknown): boolean => isRefusal(error) && error.type === 'http'

/** Returns a form that checks an account's password by logging in. The tokens are stored only in memory. */
function useAccountForm({ loginId, fixed, userId, onValidated, onDeleted }: Options) {
  const errors = useErrorTexts()
  const form = useForm({
    initial: { email: loginId, password: '' },
    rules: { ...(!fixed && { email: emailRule }), password: currentPassword },
    secrets: ['password'],
    silent: onDeleted !== undefined,
    serverErrors: {
      userMissing: 'email',
      oldPasswordIncorrect: 'password',
      any: { field: 'password', text: 'loginFailed' },
    },
    fallback: 'verifyFailed',
    ...(!fixed && { draft: 'deletion' }),
    onError(failure) {
      if (isUserMissing(failure) && onDeleted) {
        onDeleted()
        return true
      }
      if (failure === otherAccount) form.setError('password', { text: errors('verifyFailed') })
      if (failure === noId) void reportError(noId)
      if (failure === otherAccount || failure === noId) return true
      if (isRefusedLogin(failure)) form.setError('password', 'loginFailed')
      return isRefusedLogin(failure)
    },
    async send({ email, password }) {
      if (userId === '') throw noId
      const label = fixed ? loginId : (readEmail(email) ?? email)
      const tokens = await checkLogin(label, password)
      const found = readToken(tokens.accessToken)?.userId ?? ''
      if (found === '') throw noId
      if (userId !== undefined && found !== userId) throw otherAccount
      onValidated({ userId: found, label, tokens })
    },
  })
  return form
}

/** Asks for the account and its password. The user can't edit a `fixed` account. */
export function ValidateStep(options: Options) {
  const { loginId, fixed } = options
  const t = useTexts()
  const formTexts = useFormTexts()
  const form = useAccountForm(options)
  const isPhone = fixed && !loginId.includes('@')
  return (
    <SubmitForm
      of={form}
      submit={t('next')}
      action=""
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

interface UnknownStepProps extends Pick<Options, 'onValidated' | 'onDeleted'> {
  account: AccountToDelete
}

/** Asks for the password again, because another login shows whether the account was deleted. */
export function UnknownStep({ account, ...on }: UnknownStepProps) {
  const t = useTexts()
  const form = useAccountForm({ loginId: account.label, fixed: true, userId: account.userId, ...on })
  return (
    <>
      <Message whole picture={warning} tone="danger" title={t('deleteUnsure')}>
        {t('deleteUnsureHint')}
      </Message>
      <SubmitForm of={form} submit={t('check')} action="">
        <PasswordField
          {...form.field('password')}
          kind="current"
          username={account.label}
          enterKeyHint="done"
        />
      </SubmitForm>
    </>
  )
}
