import { deviceClock, type Clock } from './clock.ts'

interface LockOptions {
  /** Undefined before Chromium 69 and Safari 15.4. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly name: string
  /** Maximum wait for the lock, in milliseconds. */
  readonly waitMs: number
  readonly clock?: Clock
}

/**
 * Runs `work` while no other page of this origin has the lock. Runs it without the lock if the browser has no
 * locks, or after `waitMs`, because a frozen page may never release the lock.
 */
export async function withLock<T>(
  { locks, name, waitMs, clock = deviceClock }: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work()
  const controller = new AbortController()
  const cancel = clock.after(waitMs, () => controller.abort())
  let started = false
  const start = () => {
    started = true
    cancel()
    return work()
  }
  try {
    return (await locks.request(name, { signal: controller.signal }, start)) as Awaited<T>
  } catch (error) {
    if (started) throw error
    return start()
  }
}
