import { Card } from '@companion/shared/ui/layout/Group'
import { SessionProblem } from '@companion/shared/signIn/SessionProblem'
import { SignInAgain } from '@companion/shared/signIn/SignInAgain'
import { useTexts } from '../../texts.ts'
import { AccountName } from '../AccountValue.tsx'
import { loadAccount, account } from '@companion/shared/session/account'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { useSingleFlight } from '@companion/shared/hooks/useSingleFlight'
import { useEffect, useState } from 'react'
import { subscribe } from 'valtio'
import { onSessionEnd, onSessionRestored } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'

/** What keeps the menu from knowing its user. */
type Problem =
  | { readonly by: 'session' }
  | { readonly by: 'account' }
  /** Signed out on purpose, with the name to sign in with again where it is known. */
  | { readonly by: 'end'; readonly identifier: string | undefined }

function problemNow(): Problem | undefined {
  if (sessionState.showError && sessionState.errorType !== '') return { by: 'session' }
  return account.status === 'failed' ? { by: 'account' } : undefined
}

/**
 * The menu's trouble. A session error is cleared at the start of every request, and signing in is one (spec §4): what
 * is shown stays until the session really works again.
 */
function useProblem(): Problem | undefined {
  const [problem, setProblem] = useState(problemNow)
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
    // What changed since the first render.
    queueMicrotask(update)
    return () => stops.forEach((stop) => stop())
  }, [])
  return problem
}

/** The session works, and still the user could not be loaded. */
function LoadFailure() {
  const t = useErrorTexts()
  const [pending, run] = useSingleFlight()
  const again = async () => {
    // The account's own status says how it went.
    await loadAccount().catch(() => {})
  }
  return <Failure title={t('userLoadFailed')} busy={pending} onRetry={() => run(again)} />
}

/** A change was made after its screen had been left: the session is over, and the menu says what comes next. */
function SignedOut({ identifier = '' }: { identifier: string | undefined }) {
  const t = useTexts()
  const name = () => <AccountName of={identifier} />
  return (
    <SignInAgain title={t('signedOut')} identifier={identifier} onDone={() => {}}>
      {identifier && t.rich('logInWith', { identifier, name })}
    </SignInAgain>
  )
}

/** What is wrong, above the rows and not over them: those that need no session stay usable. */
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
