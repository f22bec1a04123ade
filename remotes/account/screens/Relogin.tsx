import { StrongLoginName } from '@companion/shared/fields/StrongLoginName'
import { SignInAgain } from '@companion/shared/signIn/SignInAgain'
import { useTexts } from '../texts.ts'

const words = {
  email: ['emailChanged', 'logInWith'],
  phone: ['phoneChanged', 'logInWith'],
  registration: ['registered', 'logInNow'],
} as const

/** Asks the user to log in after a change that ended the session, or after a registration. */
export function Relogin({ after, identifier }: { after: keyof typeof words; identifier: string }) {
  const t = useTexts()
  const [title, hint] = words[after]
  const name = () => <StrongLoginName of={identifier} />
  return (
    <SignInAgain whole title={t(title)} identifier={identifier}>
      {t.rich(hint, { identifier, name })}
    </SignInAgain>
  )
}
