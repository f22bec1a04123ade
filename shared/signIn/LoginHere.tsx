import { Lazy } from '../loading/Lazy.tsx'
import { retryImport } from '../loading/retryImport.ts'

interface Props {
  /** The account to log in with, where it is known. */
  identifier?: string | undefined
  /** The session is open. */
  onDone(): void
}

const panel = retryImport(() => import(/* webpackChunkName: "session" */ './LoginPanel.tsx'))

/** The login form, loaded when it is first needed. */
export function LoginHere({ identifier, onDone }: Props) {
  return (
    <Lazy part={panel}>
      {({ LoginPanel }) => <LoginPanel {...(identifier && { identifier })} onDone={onDone} />}
    </Lazy>
  )
}
