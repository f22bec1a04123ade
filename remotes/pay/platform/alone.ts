import { turn } from '@companion/shared/limits'

/**
 * Runs `work` while no other page of this user does: two that look for an order at once would each make one. Without the
 * lock where the browser has none (`navigator.locks` is missing before Chromium 69 and Safari 15.4).
 */
export async function alone<T>(
  locks: Pick<LockManager, 'request'> | undefined,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work()
  const waiting = new AbortController()
  // A frozen page may never release it: then the work is done without the lock.
  const timer = setTimeout(() => waiting.abort(), turn)
  let started = false
  const start = () => {
    clearTimeout(timer)
    started = true
    return work()
  }
  try {
    return (await locks.request(`companion.pay ${userId}`, { signal: waiting.signal }, start)) as Awaited<T>
  } catch (failure) {
    if (started) throw failure
    return start()
  }
}
