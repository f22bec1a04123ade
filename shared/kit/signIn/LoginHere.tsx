import type { ReactNode } from 'react'
import { Lazy } from '../loading/Lazy.tsx'
import { retryImport } from '../loading/retryImport.ts'
import type { LoginProps } from './LoginPanel.tsx'

const panel = retryImport(() => import(/* webpackChunkName: "session" */ './LoginPanel.tsx'))

/** Reserves the height of the form, so that nothing moves when the form appears. */
const FormFrame = ({ children }: { children: ReactNode }) => (
  <div style={{ minBlockSize: '19rem' }}>{children}</div>
)

/** The login form. Its chunk is loaded lazily. */
export const LoginHere = (props: LoginProps) => (
  <Lazy part={panel} frame={FormFrame}>
    {({ LoginPanel }) => <LoginPanel {...props} />}
  </Lazy>
)
