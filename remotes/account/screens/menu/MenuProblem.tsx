import { Card } from '@companion/shared/ui/layout/Group'
import { SessionProblem } from '@companion/shared/signIn/SessionProblem'
import { SignInAgain } from '@companion/shared/signIn/SignInAgain'
import { useTexts } from '../../texts.ts'
import { StrongLoginName } from '@companion/shared/fields/StrongLoginName'
import { loadAccount, account } from '@companion/shared/session/account'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { warning } from '@companion/shared/ui/text/frameIcons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { useSingleFlight } from '@companion/shared/hooks/useSingleFlight'
import * as css from './Menu.css.ts'
import { useEffect, useState } from 'react'
import { subscribe } from 'valtio'
import { mayHaveApp } from '@companion/shared/bridge/present'
import { storedText } from '@companion/shared/flags/frame'
import { onSessionEnd, onSessionRestored, session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'

type Problem =
  | { readonly type: 'session' }
  | { readonly type: 'account' }
  /**
   * The session ended because the user changed the password, phone or email, or deleted the account.
   * `identifier` is the login name for the next login, if there's one.
   */
  | { readonly type: 'end'; readonly identifier: string | undefined }

/**
 * Returns true if no user is signed in and no app can sign one in. This doesn't wait for the session check,
 * because a panel that appears later would move the rows.
 */
const isNobody = () => !session().token() && !storedText('ref_token') && !mayHaveApp(window)

function problemNow(): Problem | undefined {
  if (sessionState.showError && sessionState.errorType !== '') return { type: 'session' }
  return account.status === 'failed' ? { type: 'account' } : undefined
}

/**
 * Returns the problem that the menu shows. The problem stays until the session works again. It can't follow
 * the session error, because every request clears that first, even a login (spec §4).
 */
function useProblem(): Problem | undefined {
  const [problem, setProblem] = useState(() => (isNobody() ? ({ type: 'session' } as const) : problemNow()))
  useEffect(() => {
    const update = () => {
      const now = problemNow()
      if (now) setProblem((before) => (now.type === 'session' ? now : (before ?? now)))
      else if (account.status === 'ready') setProblem(undefined)
    }
    const stops = [
      subscribe(sessionState, update),
      subscribe(account, update),
      onSessionRestored(() => setProblem(undefined)),
      onSessionEnd((reason, identifier) =>
        setProblem(reason === 'signedOut' ? { type: 'session' } : { type: 'end', identifier }),
      ),
    ]
    // Otherwise changes between the first render and the subscriptions would be missed.
    queueMicrotask(update)
    return () => stops.forEach((stop) => stop())
  }, [])
  return problem
}

/** One row, because the menu below works without the user and must stay in view. */
function LoadFailure() {
  const t = useErrorTexts()
  const [pending, run] = useSingleFlight()
  // Errors are ignored here, because the account's status contains the result.
  const again = () => run(() => loadAccount().catch(() => {}))
  return (
    <div role="status" className={css.failure}>
      <span className={css.failureSign}>
        <Icon of={warning} />
      </span>
      <p className={css.failureText}>{t('userLoadFailed')}</p>
      <Button variant="text" busy={pending} onClick={again}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** Asks the user to sign in again, if a change ended the session after the user had closed its screen. */
function SignedOut({ identifier = '' }: { identifier: string | undefined }) {
  const t = useTexts()
  const name = () => <StrongLoginName of={identifier} />
  return (
    <SignInAgain title={t('signedOut')} identifier={identifier}>
      {identifier && t.rich('logInWith', { identifier, name })}
    </SignInAgain>
  )
}

function Problem() {
  const problem = useProblem()
  if (!problem) return null
  return (
    <Card>
      {problem.type === 'session' && <SessionProblem />}
      {problem.type === 'account' && <LoadFailure />}
      {problem.type === 'end' && <SignedOut identifier={problem.identifier} />}
    </Card>
  )
}

/** Shows the problem above the rows, because rows that need no session stay usable. Never prerendered. */
export const MenuProblem = () => useHydrated() && <Problem />
