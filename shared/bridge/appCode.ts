import { codeReceived, listenForCode } from '@companion/bridge-contract'
import { notify, on, supports } from '@companion/shared/bridge/app'
import { useEffect, useRef } from 'react'

const listenMs = 300_000

/** Lets the app read the message with the code, where it can (Android web views have no WebOTP), for five minutes. */
export const awaitCode = (): void => {
  if (supports(listenForCode).ok) void notify(listenForCode, { forMs: listenMs })
}

/** Takes codes that the app has read, as long as a screen asks for one. */
export function useAppCode(take: (code: string) => void): void {
  const taker = useRef(take)
  useEffect(() => {
    taker.current = take
  })
  useEffect(() => on(codeReceived, ({ code }) => taker.current(code)), [])
}
