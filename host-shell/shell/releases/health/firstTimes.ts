import { guardStorage, type DeviceStorage } from '@companion/shared/platform/storage'
import { tryParseJson } from '@companion/shared/platform/json'
import { bucketOf } from '@companion/release-protocol/select'
import { list, text } from '@companion/release-protocol/shapes'
import type { RecorderDeps } from './recordHealth.ts'

const memoryKey = 'companion.health'
/** Number of remembered reports: more than the releases a device meets in a month. */
const firstsKept = 60

/**
 * Remembers which reports the device has sent for which release, so that reports can count devices without
 * identifying one.
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
    // A device without storage would count as new on every visit.
    return storage.setOnDevice(memoryKey, JSON.stringify([...known].slice(-firstsKept)))
  }
}

/**
 * Whether this device reports. The sample is stable; otherwise a failure could be counted without its start.
 */
export const isSampled = (id: string, rate: number): boolean =>
  rate >= 1 || (id ? bucketOf('health', id) : Math.random()) < rate
