import { send } from '@companion/shared/http/client'
import { session } from '@companion/shared/session/current'
import { readLoginId } from '../forms/email.ts'
import { loadPhones } from '@companion/shared/forms/phone'
import { currentPassword, loginId } from '../forms/rules.ts'
import { useForm } from '../forms/useForm.ts'
import { ApiError, isApiError } from '../http/apiError.ts'
import { isRefusal } from '../http/codes.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Link } from '../ui/controls/Link.tsx'
import { LoginIdField } from '../fields/EmailField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { SubmitForm } from '../fields/SubmitForm.tsx'

export interface LoginProps {
  /** The login name to start with, such as a new email address. */
  identifier?: string | undefined
  onDone(): void
}

/** Whether the server rejected the credentials, with or without a business code. */
const isRefusedLogin = (error: unknown): boolean =>
  isApiError(error) && (error.type === 'shape' || (error.type === 'http' && isRefusal(error)))

/** The login form. It's shown inside other screens, because there's no login page. */
export function LoginPanel({ identifier = '', onDone }: LoginProps) {
  const t = useFormTexts()
  const login = useForm({
    initial: { id: identifier, password: '' },
    rules: { id: loginId, password: currentPassword },
    secrets: ['password'],
    serverErrors: { any: { field: 'password', text: 'loginFailed' } },
    onError(failure) {
      if (isRefusedLogin(failure)) login.setError('password', 'loginFailed')
      return isRefusedLogin(failure)
    },
    async send({ id, password }) {
      const username = readLoginId(id, loadPhones.loaded()) ?? id
      const pair = await send('POST /api/v1/auth/login', { body: { username, password } })
      if (!session().signIn(pair)) throw new ApiError({ type: 'shape' })
      onDone()
    },
  })

  return (
    <SubmitForm of={login} submit={t('logIn')} actions={<Link to="forgetPassword">{t('forgot')}</Link>}>
      <LoginIdField {...login.field('id')} enterKeyHint="next" />
      <PasswordField {...login.field('password')} kind="current" enterKeyHint="go" />
    </SubmitForm>
  )
}
