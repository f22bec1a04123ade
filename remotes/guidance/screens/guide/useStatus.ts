import { type ResultOf, appVisibility, getBackgroundStatus } from '@companion/bridge-contract'
import { call, on, supports } from '@companion/shared/bridge/app'
import { useEffect, useState } from 'react'
import type { SectionKey } from '../../model/guides/guide.ts'

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

type BackgroundStatus = ResultOf<typeof getBackgroundStatus>

/** The sections the phone itself reports as set. What it cannot read it calls unknown, and nothing is ticked. */
export const reportedDone = (status: BackgroundStatus | undefined): readonly SectionKey[] => {
  if (!status) return []
  const set: Record<SectionKey, boolean> = {
    powerSaving: status.powerSaveMode === 'no',
    unlimited: status.batteryUnrestricted === 'yes' && status.backgroundRestricted !== 'yes',
    autoStart: status.autoStart === 'yes',
    lock: status.backgroundLocked === 'yes',
    powerMgmt: false,
  }
  return (Object.keys(set) as SectionKey[]).filter((key) => set[key])
}
