import { Card } from '@companion/shared/ui/layout/Card'
import { SessionTrouble } from '@companion/shared/signIn/SessionTrouble'
import { AccountFailure } from './AccountFailure.tsx'
import { SignedOut } from './SignedOut.tsx'
import { useHeld } from './useHeld.ts'

/** What is wrong, above the rows and not over them: those that need no session stay usable. */
export function Trouble() {
  const held = useHeld()
  if (!held) return null
  return (
    <Card>
      {held.by === 'session' && <SessionTrouble />}
      {held.by === 'account' && <AccountFailure />}
      {held.by === 'end' && <SignedOut identifier={held.identifier} />}
    </Card>
  )
}
