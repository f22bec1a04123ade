import type { ReactNode } from 'react'
import { navigate } from '@companion/shared/navigation/router'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SignInAgain } from '@companion/shared/signIn/SignInAgain'
import { useTexts } from '../texts.ts'
import { hostKind } from '@companion/shared/bridge/app'
import { session } from '@companion/shared/session/current'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { warning } from '@companion/shared/ui/text/icons'
import { LoginHere } from '@companion/shared/signIn/LoginHere'
import { Message } from '@companion/shared/ui/feedback/Message'
import { useHeadingFocus } from '@companion/shared/hooks/useHeadingFocus'

const ltr = (text: ReactNode) => <Ltr>{text}</Ltr>
const toMenu = (): void => navigate('/', { replace: true })

/** The end of a change of password. It replaces the form, so Back does not lead to the form. */
export function Changed({ identifier }: { identifier: string }) {
  const t = useTexts()
  return (
    <Screen>
      <SignInAgain whole title={t('passwordChanged')} identifier={identifier} onDone={toMenu}>
        {t.rich('logInWith', { identifier, ltr })}
      </SignInAgain>
    </Screen>
  )
}

interface Props {
  identifier: string
  onAgain: () => void
}

/** It is not known whether the password was changed: signing in with the new one tells. */
export function Unsure({ identifier, onAgain }: Props) {
  const t = useTexts()
  const formTexts = useFormTexts()
  const inApp = hostKind() !== 'none'
  useHeadingFocus('unsure')
  return (
    <Screen>
      <Message
        whole
        picture={warning}
        tone="danger"
        title={t('changeUnsure')}
        actions={
          <>
            <Button variant="secondary" onClick={onAgain}>
              {t('tryAgain')}
            </Button>
            {inApp && (
              <Button variant="text" onClick={() => session().end('password', identifier)}>
                {formTexts('logIn')}
              </Button>
            )}
          </>
        }
      >
        {t('changeUnsureHint')}
      </Message>
      {!inApp && <LoginHere identifier={identifier} onDone={toMenu} />}
    </Screen>
  )
}
