import { navigate } from '@companion/shared/navigation/router'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SignInAgain } from '@companion/shared/signIn/SignInAgain'
import { useTexts } from '../texts.ts'
import { AccountName } from './AccountValue.tsx'

/** The change after which the user has to log in again. */
type Change = 'email' | 'phone' | 'registration'

const titles = { email: 'emailChanged', phone: 'phoneChanged', registration: 'registered' } as const
const hints = { email: 'logInWith', phone: 'logInWith', registration: 'logInNow' } as const

const toMenu = () => navigate('/', { replace: true })

/** The end of a change of the account. It replaces the form, so Back does not lead to the form. */
export function Relogin({ after, identifier }: { after: Change; identifier: string }) {
  const t = useTexts()
  const name = () => <AccountName of={identifier} />
  return (
    <Screen>
      <SignInAgain whole title={t(titles[after])} identifier={identifier} onDone={toMenu}>
        {t.rich(hints[after], { identifier, name })}
      </SignInAgain>
    </Screen>
  )
}
