import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abortAfter } from './clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a task that takes too long is given up and aborted', async () => {
  let given: AbortSignal | undefined
  const task = abortAfter(100, (signal) => {
    given = signal
    return new Promise(() => {})
  })
  const failure = task.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(99)
  expect(given?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toMatchObject({ name: 'TimeoutError' })
  expect(given?.aborted).toBe(true)
})

test('a task that ends in time settles as it does, and leaves no timer', async () => {
  expect(await abortAfter(100, async ({ aborted }) => aborted)).toBe(false)
  await expect(abortAfter(100, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(vi.getTimerCount()).toBe(0)
})
