import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '@companion/shared/session/current'
import { useCarried } from '@companion/shared/swap/guard'
import { livePage } from '../../../test/session/livePage.ts'
// Every page imports this module. Without it, nothing would drop the previous user's data.
import '@companion/shared/session/account'

const page = livePage()

/** Returns the value that the next release would read. */
const found = () => renderHook(() => useCarried('pay.chosen', 'none')).result.current[0]

test.each([
  ['the user signs out', () => session().end('expired')],
  [
    'another user takes over',
    async () => void session().setTokens(await page.backend.session({ user: 'second' })),
  ],
])('what a release carries for the next one is forgotten when %s', async (_, change) => {
  await page.signIn()
  const { result } = renderHook(() => useCarried('pay.chosen', 'none'))
  result.current[1]('plan-1')
  expect(found()).toBe('plan-1')
  await change()
  expect(found()).toBe('none')
})
