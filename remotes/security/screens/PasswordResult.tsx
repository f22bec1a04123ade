import type { ReactNode } from 'react'
import { hostKind } from '@companion/shared/bridge/app'
import { useHeadingFocus } from '@companion/shared/hooks/useHeadingFocus'
import { session } from '@companion/shared/session/current'
import { LoginHere } from '@companion/shared/signIn/LoginHere'
import { SignInAgain, toMenu } from '@companion/shared/signIn/SignInAgain'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { useTexts } from '../texts.ts'

const ltr = (text: ReactNode) => <Ltr>{text}</Ltr>

export function Changed({ identifier }: { identifier: string }) {
  const t = useTexts()
  return (
    <SignInAgain whole title={t('passwordChanged')} identifier={identifier}>
      {t.rich('logInWith', { identifier, ltr })}
    </SignInAgain>
  )
}

/**
 * Asks the user to log in with the new password, because only that shows whether the password was changed.
 */
export function ResultUnknown({ identifier, onAgain }: { identifier: string; onAgain: () => void }) {
  const t = useTexts()
  const formTexts = useFormTexts()
  const inApp = hostKind() !== 'none'
  const logIn = inApp && (
    <Button variant="text" onClick={() => session().end('password', identifier)}>
      {formTexts('logIn')}
    </Button>
  )
  useHeadingFocus('unknown')
  return (
    <Screen>
      <Failure whole title={t('changeUnsure')} retry={t('tryAgain')} onRetry={onAgain} actions={logIn}>
        {t('changeUnsureHint')}
      </Failure>
      {!inApp && <LoginHere identifier={identifier} onDone={toMenu} />}
    </Screen>
  )
}
