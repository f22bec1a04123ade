import { closePage, notifySignedOut } from '@companion/bridge-contract'
import { hostKind, notify } from '@companion/shared/bridge/app'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Button } from '../ui/controls/Button.tsx'
import { done } from '../ui/text/icons.tsx'
import { LoginHere } from './LoginHere.tsx'
import { Message } from '../ui/feedback/Message.tsx'

interface Props {
  /** What was done, for instance that the phone number was changed. */
  title: ReactNode
  /** Why to log in, and with what. */
  children?: ReactNode
  /** What the account is called from now on: the NEW address or number. */
  identifier?: string | undefined
  /** It is the whole page: its title is the heading and receives the focus. */
  whole?: boolean
  /** A session is open again. */
  onDone(): void
}

/**
 * The end of a change after which the user must log in again (spec §4): in the app by the app, which has been told,
 * in a browser right here. It stands by itself, whether the app answers or not.
 */
export function SignInAgain({ title, children, identifier, whole = false, onDone }: Props) {
  const t = useFormTexts()
  const place = useRef<HTMLDivElement>(null)
  const inApp = hostKind() !== 'none'
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [])

  const toApp = async () => {
    await notify(notifySignedOut, { reason: 'credentialsChanged', ...(identifier && { identifier }) })
    await notify(closePage)
  }
  return (
    <div ref={place}>
      <Message
        picture={done}
        tone="ok"
        whole={whole}
        title={title}
        actions={inApp && <Button onClick={() => void toApp()}>{t('logIn')}</Button>}
      >
        {children}
      </Message>
      {!inApp && <LoginHere identifier={identifier} onDone={onDone} />}
    </div>
  )
}
