import { closePage } from '@companion/bridge-contract'
import { hostKind, notify } from '@companion/shared/bridge/app'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { useSnapshot } from 'valtio'
import { useSingleFlight } from '../hooks/useSingleFlight.ts'
import { useErrorTexts } from '../texts/errors/texts.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Actions } from '../ui/fields/Form.tsx'
import { user } from '../ui/text/icons.tsx'
import { LoginHere } from './LoginHere.tsx'
import { Message } from '../ui/feedback/Message.tsx'

/**
 * Shows a session error. In an app it has the buttons Retry and Close. In a browser the login form comes
 * first, because Retry helps there only if another tab has signed in meanwhile.
 */
export function SessionProblem({ whole = false }: { whole?: boolean }) {
  const t = useErrorTexts()
  const { errorType } = useSnapshot(sessionState)
  const [busy, run] = useSingleFlight()
  const inApp = hostKind() !== 'none'
  const retry = (
    <Button variant={inApp ? 'secondary' : 'text'} busy={busy} onClick={() => run(() => session().retry())}>
      {t('retry')}
    </Button>
  )
  return (
    <>
      <Message
        scene="padlock"
        picture={user}
        whole={whole}
        title={t(errorType === 'getTokenErr' ? 'sessionExpired' : 'reopenFromApp')}
        actions={
          inApp && (
            <>
              {retry}
              <Button variant="text" onClick={() => void notify(closePage)}>
                {t('close')}
              </Button>
            </>
          )
        }
      />
      {!inApp && (
        <>
          <LoginHere onDone={() => {}} />
          <Actions>{retry}</Actions>
        </>
      )}
    </>
  )
}
