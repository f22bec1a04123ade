import { useEffect, useState } from 'react'
import { subscribe } from 'valtio'
import { account } from '@companion/shared/session/account'
import { onSessionEnd, onSessionRestored } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'

/** What keeps the menu from knowing its user. */
export type Held =
  | { readonly by: 'session' }
  | { readonly by: 'account' }
  /** Signed out on purpose, with the name to sign in with again where it is known. */
  | { readonly by: 'end'; readonly identifier: string | undefined }

function heldNow(): Held | undefined {
  if (sessionState.showError && sessionState.errorType !== '') return { by: 'session' }
  return account.status === 'failed' ? { by: 'account' } : undefined
}

/**
 * The menu's trouble. A session error is cleared at the start of every request, and signing in is one (spec §4): what
 * is shown stays until the session really works again.
 */
export function useHeld(): Held | undefined {
  const [held, setHeld] = useState(heldNow)
  useEffect(() => {
    const look = () => {
      const now = heldNow()
      if (now) setHeld((before) => (now.by === 'session' ? now : (before ?? now)))
      else if (account.status === 'ready') setHeld(undefined)
    }
    const stops = [
      subscribe(sessionState, look),
      subscribe(account, look),
      onSessionRestored(() => setHeld(undefined)),
      onSessionEnd((reason, identifier) =>
        setHeld(reason === 'signedOut' ? { by: 'session' } : { by: 'end', identifier }),
      ),
    ]
    // What changed since the first render.
    queueMicrotask(look)
    return () => stops.forEach((stop) => stop())
  }, [])
  return held
}
