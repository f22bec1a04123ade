import { hostKind } from '@companion/shared/bridge/app'
import { session } from '@companion/shared/session/current'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { warning } from '@companion/shared/ui/text/icons'
import { LoginHere } from '@companion/shared/signIn/LoginHere'
import { Message } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useTexts } from '../texts.ts'
import { toMenu } from './Changed.tsx'
import { useStepFocus } from './useStepFocus.ts'

interface Props {
  identifier: string
  onAgain: () => void
}

/** Nobody knows whether the password was changed: signing in with the new one tells. */
export function Unsure({ identifier, onAgain }: Props) {
  const t = useTexts()
  const words = useFormTexts()
  const inApp = hostKind() !== 'none'
  useStepFocus('unsure')
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
                {words('logIn')}
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
