import { useSnapshot } from 'valtio'
import { sessionState } from '@companion/shared/session/store'
import { useAccount } from '@companion/shared/session/account'
import type { CurrentUser } from '@companion/shared/http/shapes/user'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import { AccountGate } from './AccountGate.tsx'
import { Deletion } from './deletion/Deletion.tsx'

const address = { route: 'accountDelete' }
const publicAddress = { route: 'accountDeleteV2' }

function Own({ user }: { user: CurrentUser }) {
  const { userData } = useSnapshot(sessionState)
  // The user's id is read only once, because the session ends when the account is deleted.
  const [userId] = useState(userData?.userId ?? '')
  return <Deletion address={address} loginId={user.email || user.phone} fixed userId={userId} />
}

export function AccountDelete() {
  const t = useTexts()
  return <AccountGate title={t('deleteTitle')}>{(user) => <Own key={user.userId} user={user} />}</AccountGate>
}

/**
 * Deletes any account by email and password, also outside the app. The signed-in user's email is prefilled.
 */
export function AccountDeleteV2() {
  const { user } = useAccount()
  return <Deletion address={publicAddress} loginId={user?.email ?? ''} fixed={false} />
}
