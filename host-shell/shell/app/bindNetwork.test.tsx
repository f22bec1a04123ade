import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { isOnline, watchNetwork } from '@companion/shared/network/network'
import { bindNetwork } from './bindNetwork.ts'

test('who listened to the network before the shell did hears of it as it is', () => {
  vi.stubGlobal('requestIdleCallback', () => {})
  const heard: boolean[] = []
  watchNetwork(window, () => heard.push(isOnline(window)))
  bindNetwork(window)
  const online = vi.spyOn(window.navigator, 'onLine', 'get')
  for (const now of [false, true]) {
    online.mockReturnValue(now)
    window.dispatchEvent(new Event(now ? 'online' : 'offline'))
  }
  expect(heard).toEqual([false, true])
})

test('a page that was idle without a network gets its offline bar when the network is there', async () => {
  await import('../texts/texts.ts')
  await prepareTexts('en')
  const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  const region = () => document.querySelector('[data-part="offline-bar"]')
  bindNetwork(window)
  await act(() => vi.dynamicImportSettled())
  expect(region()).toBeNull()
  online.mockReturnValue(true)
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    await vi.dynamicImportSettled()
  })
  expect(region()?.textContent).toBe('')
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(region()?.textContent).toContain('You’re offline')
})
