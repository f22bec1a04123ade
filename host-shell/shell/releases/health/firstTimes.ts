import { guardStorage, type DeviceStorage } from '@companion/shared/platform/storage'
import { tryParseJson } from '@companion/shared/platform/json'
import { bucketOf } from '@companion/release-protocol/select'
import { list, text } from '@companion/release-protocol/shapes'
import type { RecorderDeps } from './recordHealth.ts'

const memoryKey = 'companion.health'
/** Maximum number of stored reports. It exceeds the number of releases that a device runs in a month. */
const firstsKept = 60

/**
 * Returns a function that checks whether a report is this device's first for a release. With it, a collector
 * can count devices without identifying them.
 */
export function firstTimes(open: () => DeviceStorage): RecorderDeps['firstTime'] {
  const storage = guardStorage<typeof memoryKey>(open)
  const stored = tryParseJson(storage.get(memoryKey) ?? '')
  const told: readonly string[] = list(text)(stored) ? stored : []
  const known = new Set(told)
  return (what, ref) => {
    const one = `${what} ${ref}`
    if (known.has(one)) return false
    known.add(one)
    // Returns false if storage fails. Otherwise a device without storage would be counted as new on every
    // visit.
    return storage.setOnDevice(memoryKey, JSON.stringify([...known].slice(-firstsKept)))
  }
}

/**
 * Returns whether this device sends reports. The result is the same on every visit, because otherwise a
 * failure could be counted without its start.
 */
export const isSampled = (id: string, rate: number): boolean =>
  rate >= 1 || (id ? bucketOf('health', id) : Math.random()) < rate
