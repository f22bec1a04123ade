import { expect, test, vi } from 'vitest'
import { withLock } from './withLock.ts'

const name = 'companion.pay u1'
const waitMs = 3000

/** Creates a lock manager that all pages of a test share. */
function locksOf() {
  let last: Promise<unknown> = Promise.resolve()
  const names: string[] = []
  const request = (name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    names.push(name)
    const own = last.then(work)
    last = own.catch(() => {})
    const given = new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError'))),
    )
    return Promise.race([own, given])
  }
  return { names, locks: { request } as unknown as LockManager }
}

test('one page works after the other, and a failure of one holds up none', async () => {
  const { locks, names } = locksOf()
  const steps: string[] = []
  const work = (page: string, fails = false) =>
    withLock({ locks, name, waitMs }, async () => {
      steps.push(`${page} begins`)
      await Promise.resolve()
      steps.push(`${page} ends`)
      if (fails) throw new Error('no')
      return page
    })
  const ends = await Promise.allSettled([work('a', true), work('b')])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(names).toEqual([name, name])
})

test('a page that never lets go keeps the others back for three seconds', async () => {
  vi.useFakeTimers()
  const { locks } = locksOf()
  void withLock({ locks, name, waitMs }, () => new Promise(() => {}))
  const work = vi.fn<() => Promise<string>>(async () => 'bought')
  const end = withLock({ locks, name, waitMs }, work)
  await vi.advanceTimersByTimeAsync(2900)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await end).toBe('bought')
  vi.useRealTimers()
})

test('a browser without locks, or that refuses them, works without', async () => {
  const refuses = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  for (const locks of [undefined, refuses as unknown as LockManager])
    expect(await withLock({ locks, name, waitMs }, async () => 'bought')).toBe('bought')
})
