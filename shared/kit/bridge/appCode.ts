import { codeReceived, listenForCode } from '@companion/bridge-contract'
import { notify, on, supports } from '@companion/shared/bridge/app'
import { useEffect, useRef } from 'react'

const listenMs = 300_000

/** Lets the app read the SMS with the code for five minutes, because Android web views have no WebOTP. */
export const awaitCode = (): void => {
  if (supports(listenForCode).ok) void notify(listenForCode, { forMs: listenMs })
}

/** Passes codes that the app has read to `take`, while the component is mounted. */
export function useAppCode(take: (code: string) => void): void {
  const taker = useRef(take)
  useEffect(() => {
    taker.current = take
  })
  useEffect(() => on(codeReceived, ({ code }) => taker.current(code)), [])
}
