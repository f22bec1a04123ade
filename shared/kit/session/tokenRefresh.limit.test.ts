import { beforeAll, expect, test } from 'vitest'
import * as limits from '../limits.ts'
import { openPage } from '../../../test/session/page.ts'
import { simulatedServer } from '../../../test/session/simulatedServer.ts'
import * as product from '../../../test/session/underTest.ts'
import { virtualClock } from '../../../test/session/virtualClock.ts'

const rest = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** The locks of a frozen page, which never releases them. */
const frozen = {
  request: (_: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    }),
} as unknown as LockManager

// Loads the module in advance, because the virtual clock doesn't wait for the session's lazy import.
beforeAll(async () => void (await import('./tokenRefresh.ts')))

test.each([
  ['the server alone', undefined, undefined],
  ['the server, behind a frozen page', frozen, undefined],
  ['the server, behind a frozen page, in an app', frozen, () => new Promise<never>(() => {})],
])('fresh tokens that never come are said to be missing within the limit: %s', async (_, locks, app) => {
  const clock = virtualClock()
  const server = simulatedServer(rest, ['hang', 'hang'], false)
  const page = openPage({
    kit: product,
    transport: server.transport,
    clock,
    app,
    ...(locks && { otherPages: { locks } }),
  })
  const pair = server.issue('ann')
  page.session.signIn(pair)
  server.expire(pair.accessToken)
  const begun = clock.now()
  const asked = page.send('call').catch((failure: unknown) => failure)
  while (!page.state.showError) {
    for (let turns = 0; turns < 20; turns++) await rest()
    if (!page.state.showError && !clock.next()) break
  }
  expect(clock.now() - begun).toBeLessThanOrEqual(limits.refresh)
  expect(page.state.errorType).toBe('getTokenErr')
  expect(await asked).toMatchObject({ type: 'auth' })
  expect(page.device.getItem('ref_token')).toBe(pair.refreshToken)
})
