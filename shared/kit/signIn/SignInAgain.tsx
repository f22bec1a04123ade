import { closePage, notifySignedOut } from '@companion/bridge-contract'
import { hostKind, notify } from '@companion/shared/bridge/app'
import { navigate } from '@companion/shared/navigation/router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Screen } from '../ui/layout/Screen.tsx'
import { done } from '../ui/text/icons.tsx'
import { LoginHere } from './LoginHere.tsx'
import { Message } from '../ui/feedback/Message.tsx'

interface Props {
  /** The change, such as "Phone number changed". */
  title: ReactNode
  children?: ReactNode
  /** The account's login name after the change. */
  identifier?: string | undefined
  /** True if it's a separate screen. The menu then replaces it, so that Back doesn't return to the form. */
  whole?: boolean
}

export const toMenu = (): void => navigate('/', { replace: true })

/**
 * Asks the user to log in again after a change that requires it (spec §4). In an app, the button notifies the
 * app, which shows its own login. A browser shows the login form.
 */
export function SignInAgain({ title, children, identifier, whole = false }: Props) {
  const t = useFormTexts()
  const container = useRef<HTMLDivElement>(null)
  const inApp = hostKind() !== 'none'
  useEffect(() => {
    container.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [])

  const toApp = async () => {
    await notify(notifySignedOut, { reason: 'credentialsChanged', ...(identifier && { identifier }) })
    await notify(closePage)
  }
  const message = (
    <div ref={container}>
      <Message
        picture={done}
        tone="ok"
        whole={whole}
        title={title}
        actions={inApp && <Button onClick={() => void toApp()}>{t('logIn')}</Button>}
      >
        {children}
      </Message>
      {!inApp && <LoginHere identifier={identifier} onDone={whole ? toMenu : () => {}} />}
    </div>
  )
  return whole ? <Screen>{message}</Screen> : message
}
