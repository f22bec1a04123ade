import { SignInAgain } from '@companion/shared/signIn/SignInAgain'
import { useTexts } from '../../texts.ts'
import { AccountName } from '../AccountName.tsx'

/** A change was made after its screen had been left: the session is over, and the menu says what comes next. */
export function SignedOut({ identifier = '' }: { identifier: string | undefined }) {
  const t = useTexts()
  const name = () => <AccountName of={identifier} />
  return (
    <SignInAgain title={t('signedOut')} identifier={identifier} onDone={() => {}}>
      {identifier && t.rich('logInWith', { identifier, name })}
    </SignInAgain>
  )
}
