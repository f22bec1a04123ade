import type { ReactNode } from 'react'
import { navigate } from '@companion/shared/navigation/router'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SignInAgain } from '@companion/shared/signIn/SignInAgain'
import { useTexts } from '../texts.ts'

const ltr = (words: ReactNode) => <Ltr>{words}</Ltr>
export const toMenu = (): void => navigate('/', { replace: true })

/** The end of a change of password: it stands in place of the form, which Back cannot bring back. */
export function Changed({ identifier }: { identifier: string }) {
  const t = useTexts()
  return (
    <Screen>
      <SignInAgain whole title={t('passwordChanged')} identifier={identifier} onDone={toMenu}>
        {t.rich('logInWith', { identifier, ltr })}
      </SignInAgain>
    </Screen>
  )
}
