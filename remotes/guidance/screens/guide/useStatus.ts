import { appVisibility, getBackgroundStatus } from '@companion/bridge-contract'
import { call, on, supports } from '@companion/shared/bridge/app'
import { useEffect, useState } from 'react'
import { type BackgroundStatus, reportedDone } from '../../model/guides/status.ts'
import type { SectionKey } from '../../model/guides/shape.ts'

/** The sections the phone reports as set; read again whenever the user comes back from the settings. */
export function useStatus(): readonly SectionKey[] {
  const [status, setStatus] = useState<BackgroundStatus>()
  useEffect(() => {
    if (!supports(getBackgroundStatus).ok) return
    const gone = new AbortController()
    const read = () =>
      void call(getBackgroundStatus, undefined, { signal: gone.signal }).then(
        (now) => gone.signal.aborted || setStatus(now),
        () => {},
      )
    const seen = () => document.hidden || read()
    read()
    document.addEventListener('visibilitychange', seen)
    const off = on(appVisibility, ({ visible }) => visible && read())
    return () => {
      gone.abort()
      document.removeEventListener('visibilitychange', seen)
      off()
    }
  }, [])
  return reportedDone(status)
}
