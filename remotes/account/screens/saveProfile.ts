import { useEffect, useRef } from 'react'
import { notifyProfileChanged } from '@companion/bridge-contract'
import { notify } from '@companion/shared/bridge/app'
import { navigate } from '@companion/shared/navigation/router'
import { loadAccount, patchAccount } from '@companion/shared/session/account'
import { showToast } from '@companion/shared/toasts/queue'
import { changeUser } from '../api.ts'
import { confirmed } from '../model/confirmed.ts'

/** Changes a profile field on the server and on every screen, and notifies the app. */
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

/** Leaves a finished screen, back or to the menu. Does nothing if the user has already left. */
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
