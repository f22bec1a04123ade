import { guardStorage, type DeviceStorage } from '@companion/shared/platform/storage'
import { tryParseJson } from '@companion/shared/platform/json'
import { bucketOf } from '@companion/release-protocol/select'
import { list, text } from '@companion/release-protocol/shapes'
import type { RecorderDeps } from './recordHealth.ts'

const memoryKey = 'companion.health'
/** What a device has told before: more than the releases that it meets in a month. */
const firstsKept = 60

/** Remembers on the device what it has told of which release, so that reports count devices without naming one. */
export function firstTimes(open: () => DeviceStorage): RecorderDeps['firstTime'] {
  const storage = guardStorage<typeof memoryKey>(open)
  const stored = tryParseJson(storage.get(memoryKey) ?? '')
  const told: readonly string[] = list(text)(stored) ? stored : []
  const known = new Set(told)
  return (what, ref) => {
    const one = `${what} ${ref}`
    if (known.has(one)) return false
    known.add(one)
    // A device that keeps nothing would be a new one at every visit.
    return storage.setOnDevice(memoryKey, JSON.stringify([...known].slice(-firstsKept)))
  }
}

/** Whether this device reports: the same ones always, or a failure would be counted without its start. */
export const isSampled = (id: string, rate: number): boolean =>
  rate >= 1 || (id ? bucketOf('health', id) : Math.random()) < rate
