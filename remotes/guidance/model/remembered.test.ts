import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('what was loaded stays; what failed stays failed for a second, then is loaded anew', async () => {
  vi.useFakeTimers()
  let online = false
  const load = vi.fn(async (key: string) => {
    if (!online) throw new Error('offline')
    return key
  })
  const get = remembered(load)
  const first = get('a')
  await expect(first).rejects.toThrow('offline')
  online = true
  expect(get('a')).toBe(first)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await get('a')).toBe('a')
  expect(get('a')).toBe(get('a'))
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
