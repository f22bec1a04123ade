import { deviceClock, type Clock } from './clock.ts'

export type Locks = Pick<LockManager, 'request'> | undefined

/**
 * Runs `work` while no other page of this origin runs some under this name; without the lock where the browser has none,
 * and after `ms` milliseconds: a frozen page may never release it.
 */
export async function alone<T>(
  locks: Locks,
  name: string,
  ms: number,
  work: () => Promise<T>,
  clock: Clock = deviceClock,
): Promise<T> {
  if (!locks) return work()
  const controller = new AbortController()
  const cancel = clock.after(ms, () => controller.abort())
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
