import { Card } from '@companion/shared/ui/layout/Group'
import { SessionProblem } from '@companion/shared/signIn/SessionProblem'
import { SignInAgain } from '@companion/shared/signIn/SignInAgain'
import { useTexts } from '../../texts.ts'
import { StrongLoginName } from '@companion/shared/fields/StrongLoginName'
import { loadAccount, account } from '@companion/shared/session/account'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { useSingleFlight } from '@companion/shared/hooks/useSingleFlight'
import { useEffect, useState } from 'react'
import { subscribe } from 'valtio'
import { mayHaveApp } from '@companion/shared/bridge/present'
import { storedText } from '@companion/shared/flags/frame'
import { onSessionEnd, onSessionRestored, session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'

type Problem =
  | { readonly by: 'session' }
  | { readonly by: 'account' }
  /** Signed out on purpose, with the name to sign in with again where it is known. */
  | { readonly by: 'end'; readonly identifier: string | undefined }

/** Nobody has signed in, and no app can: the session says so when it has looked everywhere, and the rows would jump then. */
const isNobody = () => !session().token() && !storedText('ref_token') && !mayHaveApp(window)

function problemNow(): Problem | undefined {
  if (sessionState.showError && sessionState.errorType !== '') return { by: 'session' }
  return account.status === 'failed' ? { by: 'account' } : undefined
}

/**
 * The menu's problem. Every request clears the session error first, and signing in is one (spec §4): what is shown
 * stays until the session works again.
 */
function useProblem(): Problem | undefined {
  const [problem, setProblem] = useState(() => (isNobody() ? ({ by: 'session' } as const) : problemNow()))
  useEffect(() => {
    const update = () => {
      const now = problemNow()
      if (now) setProblem((before) => (now.by === 'session' ? now : (before ?? now)))
      else if (account.status === 'ready') setProblem(undefined)
    }
    const stops = [
      subscribe(sessionState, update),
      subscribe(account, update),
      onSessionRestored(() => setProblem(undefined)),
      onSessionEnd((reason, identifier) =>
        setProblem(reason === 'signedOut' ? { by: 'session' } : { by: 'end', identifier }),
      ),
    ]
    // For changes between the first render and the subscriptions.
    queueMicrotask(update)
    return () => stops.forEach((stop) => stop())
  }, [])
  return problem
}

function LoadFailure() {
  const t = useErrorTexts()
  const [pending, run] = useSingleFlight()
  // The result is in the account's status.
  const again = () => run(() => loadAccount().catch(() => {}))
  return <Failure scene="idCard" title={t('userLoadFailed')} busy={pending} onRetry={again} />
}

/** A change ended the session after its screen was left: the menu asks to sign in again. */
function SignedOut({ identifier = '' }: { identifier: string | undefined }) {
  const t = useTexts()
  const name = () => <StrongLoginName of={identifier} />
  return (
    <SignInAgain title={t('signedOut')} identifier={identifier}>
      {identifier && t.rich('logInWith', { identifier, name })}
    </SignInAgain>
  )
}

/** The problem, above the rows: those that need no session stay usable. */
export function MenuProblem() {
  const problem = useProblem()
  if (!problem) return null
  return (
    <Card>
      {problem.by === 'session' && <SessionProblem />}
      {problem.by === 'account' && <LoadFailure />}
      {problem.by === 'end' && <SignedOut identifier={problem.identifier} />}
    </Card>
  )
}
