import { closePage } from '@companion/bridge-contract'
import { hostKind, notify } from '@companion/shared/bridge/app'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useSingleFlight } from '../hooks/useSingleFlight.ts'
import { useErrorTexts } from '../texts/errors/texts.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Link } from '../ui/controls/Link.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Message } from '../ui/feedback/Message.tsx'
import { Icon } from '../ui/text/Icon.tsx'
import { info, user } from '../ui/text/icons.tsx'
import { LoginHere } from './LoginHere.tsx'
import * as css from './SessionProblem.css.ts'

const register = (text: ReactNode) => <Link to="registration">{text}</Link>

/** The login in a browser. Only an expired login can be retried. Without one, a retry can't succeed. */
function BrowserLogin({ expired }: { expired: boolean }) {
  const t = useErrorTexts()
  const form = useFormTexts()
  const [busy, run] = useSingleFlight()
  return (
    <div className={css.whole}>
      {expired && (
        <Banner
          tone="warn"
          action={{
            label: t(busy ? 'retrying' : 'retry'),
            onClick: () => run(() => session().retry()),
          }}
        >
          {t('sessionExpired')}
        </Banner>
      )}
      <h2 className={css.title}>{form('logIn')}</h2>
      <LoginHere onDone={() => {}} />
      <p className={css.line}>{form.rich('newHere', { register })}</p>
      {!expired && (
        <p className={css.note}>
          <Icon of={info} small />
          <span>{t('reopenFromApp')}</span>
        </p>
      )}
    </div>
  )
}

/** Shows a session error. A browser gets the login form. In an app, the app can log in, so Retry asks it. */
export function SessionProblem() {
  const t = useErrorTexts()
  const { errorType } = useSnapshot(sessionState)
  const [busy, run] = useSingleFlight()
  const expired = errorType === 'getTokenErr'
  if (hostKind() === 'none') return <BrowserLogin expired={expired} />
  return (
    <Message
      scene="padlock"
      picture={user}
      title={t(expired ? 'sessionExpired' : 'reopenFromApp')}
      actions={
        <>
          <Button variant="secondary" busy={busy} onClick={() => run(() => session().retry())}>
            {t('retry')}
          </Button>
          <Button variant="text" onClick={() => void notify(closePage)}>
            {t('close')}
          </Button>
        </>
      }
    />
  )
}
