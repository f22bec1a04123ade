import { closePage } from '@companion/bridge-contract'
import { hostKind, notify } from '@companion/shared/bridge/app'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useErrorTexts } from '../texts/errors/texts.ts'
import { Button } from '../ui/controls/Button.tsx'
import { lock } from '../ui/text/icons.tsx'
import { LoginHere } from './LoginHere.tsx'
import { Message } from '../ui/feedback/Message.tsx'

interface Props {
  /** The message is the whole page: its title is the heading and receives the focus. */
  whole?: boolean
}

/** Why there is no session, with Retry, and with Close in the app or a login form in a browser. */
export function SessionProblem({ whole = false }: Props) {
  const t = useErrorTexts()
  const { errorType } = useSnapshot(sessionState)
  const [busy, setBusy] = useState(false)
  const inApp = hostKind() !== 'none'

  const again = () => {
    setBusy(true)
    void session()
      .retry()
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Message
        picture={lock}
        whole={whole}
        title={t(errorType === 'getTokenErr' ? 'sessionExpired' : 'reopenFromApp')}
        actions={
          <>
            <Button variant="secondary" busy={busy} onClick={again}>
              {t('retry')}
            </Button>
            {inApp && (
              <Button variant="text" onClick={() => void notify(closePage)}>
                {t('close')}
              </Button>
            )}
          </>
        }
      />
      {!inApp && <LoginHere onDone={() => {}} />}
    </>
  )
}
