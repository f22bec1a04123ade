import { beforeEach, describe, expect, test } from 'vitest'
import { send } from '../../../test/api/sendAny.ts'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { livePage } from '../../../test/session/livePage.ts'

const page = livePage()
const whoAmI = () => send('GET /api/v1/users/current')
const shown = () => (sessionState.showError ? sessionState.errorType : 'nothing')

test('a request clears the error state when it starts', async () => {
  await page.signIn()
  sessionState.errorType = 'getTokenErr'
  const sent = whoAmI()
  expect(sessionState.errorType).toBe('')
  await sent
})

describe('an error that the user is looking at', () => {
  beforeEach(async () => {
    await page.signIn()
    await page.expire()
    await page.backend.fault({ path: '/api/v1/auth/token', status: 503 })
    await expect(whoAmI()).rejects.toMatchObject({ code: 'getTokenErr' })
    expect(shown()).toBe('getTokenErr')
  })
  test('stays while a request finds out, and goes when the session works again', async () => {
    const again = whoAmI()
    expect(shown()).toBe('getTokenErr')
    await expect(again).rejects.toMatchObject({ type: 'auth' })
    expect(shown()).toBe('getTokenErr')
    await page.backend.clearFaults()
    await whoAmI()
    expect(shown()).toBe('nothing')
  })
  test('stays while the user signs in with a wrong password', async () => {
    const body = { username: 'demo@companion.example', password: 'wrong' }
    await expect(send('POST /api/v1/auth/login', { body })).rejects.toMatchObject({ http: 401 })
    expect(shown()).toBe('getTokenErr')
  })
  test('does not change its words because of a request in the background', async () => {
    await page.backend.clearFaults()
    await page.backend.fault({ path: '/api/v1/auth/token', status: 401 })
    await expect(whoAmI()).rejects.toMatchObject({ code: 'getTokenErr' })
    await expect(whoAmI()).rejects.toMatchObject({ code: 'noRefToken' })
    expect(shown()).toBe('getTokenErr')
  })
  test('says what a new attempt of the user has come to', async () => {
    await page.backend.clearFaults()
    await page.backend.fault({ path: '/api/v1/auth/token', status: 401 })
    expect(await session().retry()).toBe(false)
    expect(shown()).toBe('getTokenErr')
    const retried = session().retry()
    expect(shown()).toBe('getTokenErr')
    expect(await retried).toBe(false)
    expect(shown()).toBe('noRefToken')
  })
  test('goes with the route that showed it', async () => {
    await session().enterRoute({ open: true })
    expect(shown()).toBe('nothing')
  })
  test('is not cleared by a request that set out before it', async () => {
    await session().enterRoute({ open: false })
    await page.backend.fault({ path: '/api/v1/users/password/verify', delayMs: 80, status: 200, body: {} })
    const early = send('POST /api/v1/users/password/verify', { body: { password: 'x' } })
    await expect(whoAmI()).rejects.toMatchObject({ code: 'getTokenErr' })
    await early
    expect(shown()).toBe('getTokenErr')
  })
})
