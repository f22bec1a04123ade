import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLazy } from './useLazy.ts'

function Part({ load }: { load: () => Promise<string> }) {
  const [part, retry] = useLazy(load)
  return (
    <button type="button" onClick={retry}>
      {part.is === 'here' ? part.value : part.is}
    </button>
  )
}

const shown = () => screen.getByRole('button').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a part that does not come is failed after eight seconds, and may be tried again', async () => {
  const answers = [new Promise<string>(() => {}), Promise.resolve('part')]
  const load = () => answers.shift() ?? Promise.reject(new Error('asked a third time'))
  render(<Part load={load} />)
  await pass(7999)
  expect(shown()).toBe('loading')
  await pass(1)
  expect(shown()).toBe('failed')
  await act(async () => screen.getByRole('button').click())
  await pass(0)
  expect(shown()).toBe('part')
})

test('a part that cannot be fetched is failed at once', async () => {
  const lost = () => Promise.reject(new Error('offline'))
  render(<Part load={lost} />)
  await pass(0)
  expect(shown()).toBe('failed')
})
