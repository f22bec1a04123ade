import { Lazy } from '../loading/Lazy.tsx'
import { retryImport } from '../loading/retryImport.ts'
import type { LoginProps } from './LoginPanel.tsx'

const panel = retryImport(() => import(/* webpackChunkName: "session" */ './LoginPanel.tsx'))

/** The login form, loaded when it is first needed. */
export const LoginHere = (props: LoginProps) => (
  <Lazy part={panel}>{({ LoginPanel }) => <LoginPanel {...props} />}</Lazy>
)
