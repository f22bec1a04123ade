import { Button } from '@companion/shared/ui/Button'
import { goBack } from '@companion/shared/navigation/router'
import type { Flow } from '../model/verification.ts'
import { useTexts } from '../texts.ts'
import { VerificationFlow } from './verify/VerificationFlow.tsx'

const way = { route: 'forgetPassword' }
const identify = ({ target }: Flow) => target

/** For whoever cannot sign in. It never leaves its own route: the shared steps need a session. */
export function ForgetPassword() {
  const t = useTexts()
  const other = (
    <Button variant="text" onClick={goBack}>
      {t('otherTarget')}
    </Button>
  )
  return (
    <VerificationFlow
      title={t('forgotPasswordTitle')}
      purpose="forgotPassword"
      method="sms"
      target=""
      way={way}
      identify={identify}
      other={other}
    />
  )
}
