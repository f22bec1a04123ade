import * as limits from '../limits.ts'
import { within } from '../within.ts'

/** Forgets one failed load each. */
const failures = new Set<() => void>()

/** Has everything of this bundle that failed to load be loaded anew when it is next asked for. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/**
 * Loads once for each key, within the limit of a part. A failure stays until `forgetFailures`: a render that repeats
 * meets it and reaches its boundary, instead of asking without end.
 */
export function remembered<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loads = new Map<string, Promise<T>>()
  return (key) => {
    const known = loads.get(key)
    if (known) return known
    const started = within(limits.part, load(key))
    loads.set(key, started)
    started.catch(() => failures.add(() => loads.delete(key)))
    return started
  }
}
