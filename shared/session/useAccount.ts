import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { account, loadAccount } from '@companion/shared/session/account'
import { sessionState } from '@companion/shared/session/store'

/** Asks for the user as soon as there is a token to ask with. A failure shows in the account's status. */
export const askForAccount = (force = false): void => void loadAccount({ force }).catch(() => {})

/** The signed-in user, loaded once for the whole page, and how that went. */
export function useAccount() {
  const { token } = useSnapshot(sessionState)
  useEffect(() => {
    if (token) askForAccount()
  }, [token])
  return useSnapshot(account)
}

/** True while the signed-in user is still to come, also in the moment before anybody has asked for it. */
export function useUserComing(): boolean {
  const { token } = useSnapshot(sessionState)
  const { user, status } = useSnapshot(account)
  return !user && (status === 'loading' || (status === 'idle' && Boolean(token)))
}
