import { useEffect, useState } from 'react'
import { type ResultOf, appVisibility, getBackgroundStatus } from '@companion/bridge-contract'
import { call, on, supports } from '@companion/shared/bridge/app'
import { guardStorage, type DeviceStorage } from '@companion/shared/platform/storage'
import { sectionKeys, type SectionKey } from '../../model/guides/guide.ts'

type Key = `companion.guidance.done.${string}.${string}`

/**
 * Stores the sections marked as done, by guide and system version. Unreadable data is treated as no marks.
 */
export function doneMarks(open: () => DeviceStorage | null | undefined) {
  const device = guardStorage<Key>(open)
  const keyOf = (guide: string, variant: string): Key => `companion.guidance.done.${guide}.${variant}`
  return {
    read(guide: string, variant: string): readonly SectionKey[] {
      try {
        const marks: unknown = JSON.parse(device.get(keyOf(guide, variant)) ?? '[]')
        return Array.isArray(marks) ? sectionKeys.filter((key) => marks.includes(key)) : []
      } catch {
        return []
      }
    },
    write(guide: string, variant: string, done: readonly SectionKey[]): void {
      if (done.length) device.set(keyOf(guide, variant), JSON.stringify(done))
      else device.remove(keyOf(guide, variant))
    },
  }
}

/** The user's marks on this device. */
export const marks = doneMarks(() => globalThis.localStorage)

/**
 * Returns the sections that the user has marked on this device. The component needs another `key` for each
 * guide and version, because the marks are read only on mount.
 */
export function useDone(guide: string, variant: string) {
  const [done, setDone] = useState(() => marks.read(guide, variant))
  const mark = (key: SectionKey, on: boolean) => {
    const others = done.filter((other) => other !== key)
    const next = on ? [...others, key] : others
    setDone(next)
    marks.write(guide, variant, next)
  }
  return { done, mark }
}

type BackgroundStatus = ResultOf<typeof getBackgroundStatus>

/** Returns the sections whose settings the phone reports as correct. An unknown setting isn't ticked. */
export const reportedDone = (status: BackgroundStatus): readonly SectionKey[] => {
  const set: Record<SectionKey, boolean> = {
    powerSaving: status.powerSaveMode === 'no',
    unlimited: status.batteryUnrestricted === 'yes' && status.backgroundRestricted !== 'yes',
    autoStart: status.autoStart === 'yes',
    lock: status.backgroundLocked === 'yes',
    powerMgmt: false,
  }
  return sectionKeys.filter((key) => set[key])
}

/**
 * Returns the sections that the phone reports as done. Asks again when the user returns from the settings.
 */
export function useReported(): readonly SectionKey[] {
  const [reported, setReported] = useState<readonly SectionKey[]>([])
  useEffect(() => {
    if (!supports(getBackgroundStatus).ok) return
    const gone = new AbortController()
    const read = () =>
      void call(getBackgroundStatus, undefined, { signal: gone.signal }).then(
        (status) => gone.signal.aborted || setReported(reportedDone(status)),
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
  return reported
}
