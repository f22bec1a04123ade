import { Button } from '@companion/shared/ui/controls/Button'
import { navigate } from '@companion/shared/navigation/router'
import type { Flow } from '@companion/shared/verification/verification'
import { useTexts } from '../texts.ts'
import { PasswordFlow } from './verify/PasswordFlow.tsx'

const address = { route: 'forgetPassword' }
const identify = ({ target }: Flow) => target

/** Resets the password of users who can't sign in. They can't use `CommonStep`, which needs a session. */
export function ForgetPassword() {
  const t = useTexts()
  const other = (
    <Button variant="text" onClick={() => void navigate.back()}>
      {t('otherTarget')}
    </Button>
  )
  return (
    <PasswordFlow
      title={t('forgotPasswordTitle')}
      purpose="forgotPassword"
      method="sms"
      target=""
      address={address}
      identify={identify}
      other={other}
    />
  )
}
