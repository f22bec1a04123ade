import { guardStorage, type DeviceStorage } from '@companion/shared/platform/storage'
import { useState } from 'react'
import { sectionKeys, type SectionKey } from '../../model/guides/guide.ts'

type Key = `guide.done.${string}.${string}`

/** The sections the user has marked as done, by guide and system version. Anything unreadable counts as no marks. */
export function doneMarks(open: () => DeviceStorage | null | undefined) {
  const device = guardStorage<Key>(open)
  const keyOf = (guide: string, variant: string): Key => `guide.done.${guide}.${variant}`
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

const marks = doneMarks(() => globalThis.localStorage)

/** The sections the user has marked, kept on this device. Needs a new `key` for another guide or version. */
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
