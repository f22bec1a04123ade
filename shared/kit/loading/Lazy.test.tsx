import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open } from '../../../test/open.tsx'
import { Lazy } from './Lazy.tsx'
import { retryImport } from './retryImport.ts'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const show = (load: () => Promise<string>) => {
  const part = retryImport(load)
  return open(
    <Lazy part={part} waiting="loading">
      {(value) => value}
    </Lazy>,
  )
}
const text = () => document.body.textContent

test('a part that does not come is failed after eight seconds, and Retry loads it', async () => {
  const answers = [new Promise<string>(() => {}), Promise.resolve('the part')]
  const { screen } = await show(() => answers.shift() ?? Promise.reject(new Error('asked a third time')))
  await pass(7500)
  expect(text()).toBe('loading')
  await pass(1000)
  expect(text()).toContain('Something went wrong')
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click())
  await pass(0)
  expect(text()).toBe('the part')
})

test('a part that cannot be fetched is failed at once', async () => {
  await show(() => Promise.reject(new Error('offline')))
  await pass(0)
  expect(text()).toContain('Something went wrong')
})

test('a part that is loaded already is shown without a wait, and is not loaded again', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('the part'))
  const part = retryImport(load)
  await part()
  await open(<Lazy part={part}>{(value) => value}</Lazy>)
  expect(text()).toBe('the part')
  expect(load).toHaveBeenCalledTimes(1)
})
