import type { ReactNode } from 'react'
import { Ltr } from '@companion/shared/ui/Bdi'
import { SignInAgain } from '@companion/shared/ui/SignInAgain'
import { useTexts } from '../../texts.ts'

const ltr = (words: ReactNode) => <Ltr>{words}</Ltr>

/** A change was made after its screen had been left: the session is over, and the menu says what comes next. */
export function SignedOut({ identifier }: { identifier: string | undefined }) {
  const t = useTexts()
  return (
    <SignInAgain title={t('signedOut')} identifier={identifier} onDone={() => {}}>
      {identifier && t.rich('logInWith', { identifier, ltr })}
    </SignInAgain>
  )
}
