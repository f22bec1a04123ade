import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@companion/shared/http/apiError'
import { session } from '@companion/shared/session/current'
import { livePage } from '../../../test/session/livePage.ts'
import { startPrefetch } from './prefetch.ts'
import { useLoad } from './useLoad.ts'

// Imported for its effect, as on every page. The module drops the previous user's data.
import '@companion/shared/session/account'

const page = livePage()
const never = new Promise<never>(() => {})
const loads = (...answers: Promise<unknown>[]) => {
  const load = vi.fn<() => Promise<unknown>>()
  for (const answer of answers) load.mockReturnValueOnce(answer)
  return Object.assign(load, { prefetchKey: 'plans' })
}

test('what has begun and arrived is there in the first rendering, and is used once', async () => {
  const load = loads(Promise.resolve('first'), Promise.resolve('second'))
  await startPrefetch([load])
  const seen: unknown[] = []
  const { result } = renderHook(() => {
    const loaded = useLoad(load)
    seen.push(loaded.data)
    return loaded
  })
  await act(async () => {})
  expect(seen).toEqual(['first'])
  expect(load).toHaveBeenCalledTimes(1)
  act(result.current.reload)
  await waitFor(() => expect(result.current.data).toBe('second'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('null is an answer, too', async () => {
  const load = loads(Promise.resolve(null))
  await startPrefetch([load])
  expect(renderHook(() => useLoad(load)).result.current.data).toBeNull()
  await act(async () => {})
})

test('what takes long keeps no screen back, and is not asked for again', async () => {
  let answer = (_text: string) => {}
  const load = loads(new Promise<string>((resolve) => (answer = resolve)))
  await startPrefetch([load])
  const { result } = renderHook(() => useLoad(load))
  expect(result.current.data).toBeUndefined()
  answer('late')
  await waitFor(() => expect(result.current.data).toBe('late'))
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failure reaches the screen, and Retry asks again', async () => {
  const failure = new ApiError({ type: 'business', code: 500_001, message: 'no' })
  const load = loads(Promise.reject(failure), Promise.resolve('again'))
  await startPrefetch([load])
  const { result } = renderHook(() => useLoad(load))
  await waitFor(() => expect(result.current.failure).toBe(failure))
  act(result.current.reload)
  await waitFor(() => expect(result.current.data).toBe('again'))
  expect(result.current.failure).toBeUndefined()
})

test('what was loaded for one user is not shown to the next', async () => {
  await page.signIn()
  const load = loads(Promise.resolve('of the first user'), never)
  await startPrefetch([load])
  session().end('expired')
  expect(renderHook(() => useLoad(load)).result.current.data).toBeUndefined()
  expect(load).toHaveBeenCalledTimes(2)
})
