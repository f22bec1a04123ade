import { describe, expect, test } from 'vitest'
import { send } from '@companion/shared/http/client'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { livePage } from '../../../test/session/livePage.ts'

const page = livePage()
const whoAmI = () => send('GET /api/v1/users/current')

describe('an expired token', () => {
  test('is renewed once for all, and the requests are repeated', async () => {
    const { refreshToken } = await page.signIn()
    await page.expire()
    const answers = await Promise.all(Array.from({ length: 20 }, whoAmI))
    expect(answers.every(({ nickname }) => nickname === 'Demo')).toBe(true)
    expect(await page.arrived('/auth/token')).toBe(1)
    expect(await page.backend.requests('/users/current')).toHaveLength(40)
    expect(page.box.get('ref_token')).not.toBe(refreshToken)
  })
  test('is not renewed by the same spent token after the first address is loaded again', async () => {
    const first = await page.signIn()
    await page.expire()
    await whoAmI()
    page.reload()
    const addressTokens = { access: first.accessToken, refresh: first.refreshToken }
    await session().enterRoute({ open: false, addressTokens })
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
    const sent = (await page.backend.requests('/auth/token')).map(({ body }) => body)
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(sent.length)
  })
  test('costs the tokens only when the server refuses', async () => {
    const { refreshToken } = await page.signIn()
    await page.expire()
    for (const fault of [
      { status: 503 },
      { status: 429 },
      { drop: true },
      { status: 200, body: '{"accessToken":"eyJ' },
      { status: 200, body: '<!doctype html><title>Sign in to the network</title>' },
      { status: 401, body: '<html><title>Log in to the proxy</title></html>' },
      { status: 403, body: '\n<!DOCTYPE html><title>Blocked</title>' },
      { status: 200, body: { accessToken: 'a.b.c', refreshToken: 'r' } },
      { status: 200, body: { refreshToken: 'r' } },
    ]) {
      await page.backend.fault({ path: '/api/v1/auth/token', times: 1, ...fault })
      await expect(whoAmI()).rejects.toMatchObject({ type: 'auth', code: 'getTokenErr' })
      expect(page.box.get('ref_token')).toBe(refreshToken)
      expect([sessionState.errorType, sessionState.showError]).toEqual(['getTokenErr', true])
    }
    expect(await session().retry()).toBe(true)
    expect(sessionState.errorType).toBe('')
  })
  test.for([400, 401, 403])('costs the tokens at a %i', async (status) => {
    await page.signIn()
    await page.expire()
    await page.backend.fault({ path: '/api/v1/auth/token', status, times: 1 })
    await expect(whoAmI()).rejects.toMatchObject({ type: 'auth', code: 'getTokenErr' })
    expect(page.box.size).toBe(0)
  })
  test('takes a pair in a wrapper', async () => {
    await page.signIn()
    const next = await page.backend.session()
    await page.expire()
    await page.backend.fault({
      path: '/api/v1/auth/token',
      times: 1,
      body: { code: 0, message: 'OK', data: next },
    })
    await expect(whoAmI()).rejects.toMatchObject({ code: 'stillUnauthorized' })
    expect(page.box.get('ref_token')).toBe(next.refreshToken)
  })
  test('without a refresh token is noRefToken, and the log says so', async () => {
    const said: string[] = []
    const { accessToken } = await page.backend.session({ expiresIn: -1 })
    page.reload({ log: (text) => said.push(text) })
    await session().enterRoute({ open: false, addressTokens: { access: accessToken, refresh: '' } })
    await expect(whoAmI()).rejects.toMatchObject({ type: 'auth', code: 'noRefToken' })
    expect(said).toEqual(['The refresh token is missing.'])
    expect(sessionState.showError).toBe(true)
  })
  test('that the server goes on refusing ends after one repetition', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/current', status: 401 })
    await expect(whoAmI()).rejects.toMatchObject({ type: 'auth', code: 'stillUnauthorized' })
    expect([sessionState.errorType, await page.arrived('/auth/token')]).toEqual(['getTokenErr', 1])
  })
})
