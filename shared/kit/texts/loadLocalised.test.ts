import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as limits from '../limits.ts'
import { forgetFailures, remembered } from './loadLocalised.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what was loaded stays; what failed stays failed until it is tried again', async () => {
  let online = false
  const load = vi.fn<(key: string) => Promise<string>>(async (key) => {
    if (!online) throw new Error('offline')
    return key
  })
  const get = remembered(load)
  const first = get('a')
  await expect(first).rejects.toThrow('offline')
  online = true
  expect(get('a')).toBe(first)
  forgetFailures()
  expect(await get('a')).toBe('a')
  forgetFailures()
  expect(get('a')).toBe(get('a'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('what does not come has failed after the limit of a part, and may be tried again', async () => {
  const answers = [new Promise<string>(() => {}), Promise.resolve('part')]
  const get = remembered(() => answers.shift()!)
  const first = get('a').catch(String)
  await vi.advanceTimersByTimeAsync(limits.chunk)
  expect(await first).toContain(`${limits.chunk} ms`)
  forgetFailures()
  expect(await get('a')).toBe('part')
})
