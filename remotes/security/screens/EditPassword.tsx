import { useState } from 'react'
import type { CurrentUser } from '@companion/shared/http/shapes/user'
import { identifierOf } from '../model/methods.ts'
import { useTexts } from '../texts.ts'
import { AccountGate } from './AccountGate.tsx'
import { Changed } from './Changed.tsx'
import { EditPasswordForm } from './password/EditPasswordForm.tsx'
import { Unsure } from './Unsure.tsx'

type End = 'done' | 'unsure'

function Editing({ user }: { user: CurrentUser }) {
  const [end, setEnd] = useState<End>()
  const identifier = identifierOf('oldPassword', user)
  if (end === 'done') return <Changed identifier={identifier} />
  return (
    <>
      {end === 'unsure' && <Unsure identifier={identifier} onAgain={() => setEnd(undefined)} />}
      {/* Stays with what was typed, for the next attempt. */}
      <div hidden={end === 'unsure'}>
        <EditPasswordForm identifier={identifier} onEnd={setEnd} />
      </div>
    </>
  )
}

/** The old way in: old and new password on one screen (older apps link to it). */
export function EditPassword() {
  const t = useTexts()
  return (
    <AccountGate title={t('editPasswordTitle')}>
      {(user) => <Editing key={user.userId} user={user} />}
    </AccountGate>
  )
}
