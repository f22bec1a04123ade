import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate, setLeave } from '@companion/shared/navigation/router'

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => vi.useRealTimers())

test('a step back resolves when the page has arrived, and is known until then', async () => {
  navigate('/help')
  const back = navigate.back()
  expect(navigate.arrival()).toBe(back)
  await back
  expect(location.pathname).toBe('/')
  expect(navigate.arrival()).toBeUndefined()
})

test('several steps are one move, as far as they lie behind', async () => {
  navigate('/help')
  navigate('/support')
  await navigate.back({ steps: 5 })
  expect(location.pathname).toBe('/')
})

test('where no step lies behind, another route takes the place, or the shell’s way out is taken', async () => {
  await navigate.back({ otherwise: '/help' })
  expect(location.pathname).toBe('/help')
  let left = 0
  setLeave(() => void left++)
  await navigate.back()
  expect(left).toBe(1)
  setLeave(() => navigate('/', { replace: true }))
})

test('a history that cannot move keeps nobody waiting', async () => {
  vi.useFakeTimers()
  navigate('/help')
  const still = vi.spyOn(history, 'back').mockImplementation(() => {})
  const back = navigate.back()
  await vi.advanceTimersByTimeAsync(1000)
  await back
  expect(navigate.arrival()).toBeUndefined()
  still.mockRestore()
})
