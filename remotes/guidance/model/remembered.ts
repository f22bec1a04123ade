/** How long a failed load stays failed, in milliseconds. */
const failureMs = 1000

/**
 * Loads once for each key. A failure is forgotten after a second: a retry loads anew, while a render that repeats
 * meets the same failure and reaches its boundary instead of asking without end.
 */
export function remembered<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loading = new Map<string, Promise<T>>()
  return (key) => {
    const known = loading.get(key)
    if (known) return known
    const started = load(key)
    loading.set(key, started)
    started.catch(() => setTimeout(() => loading.delete(key), failureMs))
    return started
  }
}
