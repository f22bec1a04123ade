import { useEffect, useRef } from 'react'
import { notifyProfileChanged } from '@companion/bridge-contract'
import { notify } from '@companion/shared/bridge/app'
import { navigate } from '@companion/shared/navigation/router'
import { loadAccount, patchAccount } from '@companion/shared/session/account'
import { showToast } from '@companion/shared/toasts/queue'
import { changeUser } from '../api.ts'
import { confirmed } from '../model/confirmed.ts'

/** Changes a fact of the profile: on the server, on every screen, and in the app, which is not waited for. */
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

/** Leaves a finished screen: back to where the user came from, else to the menu. Not if they have left already. */
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
