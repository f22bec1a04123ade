import { useEffect, useRef } from 'react'
import { notifyProfileChanged } from '@companion/bridge-contract'
import { notify } from '@companion/shared/bridge/app'
import { navigate } from '@companion/shared/navigation/router'
import { loadAccount, patchAccount } from '@companion/shared/session/account'
import { showToast } from '@companion/shared/toasts/queue'
import { changeUser } from '../api.ts'
import { confirmed } from '../model/confirmed.ts'

/**
 * Changes a profile field on the server and on every screen, notifies the app, and shows `saved` as a toast.
 * Rejects with the request's error.
 */
export async function saveProfile(of: 'nickname' | 'avatar', value: string, saved: string): Promise<void> {
  const fields = { [of]: value }
  await confirmed(
    () => changeUser(fields),
    async () => (await loadAccount({ force: true }))[of] === value,
  )
  patchAccount(fields)
  void notify(notifyProfileChanged, { fields })
  showToast({ text: saved, tone: 'ok' })
}

/**
 * Returns a function that closes a finished screen: it goes back, or to the menu if there's no earlier
 * screen. It does nothing if the user has already closed the screen.
 */
export function useLeave(): () => void {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => {
    if (mounted.current) void navigate.back({ otherwise: '/' })
  }
}
