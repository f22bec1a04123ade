import { describe, expect, test } from 'vitest'
import { send } from '@companion/shared/http/client'
import { onSessionRestored, onUserChange, session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { livePage } from '../../../test/session/livePage.ts'

const page = livePage()
const whoAmI = () => send('GET /api/v1/users/current')
const enter = (open = false) => session().enterRoute({ open })

describe('entering a route', () => {
  test('keeps the tokens of the address in the three keys, and the user with the id to its last digit', async () => {
    const { accessToken, refreshToken, userId } = await page.signIn({ user: 'second' })
    expect(userId).toBe('90071992547409937')
    expect(Object.fromEntries(page.box)).toMatchObject({ acc_token: accessToken, ref_token: refreshToken })
    expect(JSON.parse(page.box.get('userData') ?? '')).toMatchObject({ userId })
    expect(sessionState.userData?.userId).toBe(userId)
    expect(await whoAmI()).toMatchObject({ userId, nickname: 'Second' })
  })
  test('saves hasNav first, on every route', async () => {
    await session().enterRoute({ open: true, hasNav: '0' })
    expect(Object.fromEntries(page.box)).toEqual({ hasNav: '0' })
  })
  test('leaves an access token alone where no login is needed', async () => {
    const { accessToken } = await page.backend.session()
    await session().enterRoute({ open: true, addressTokens: { access: accessToken, refresh: '' } })
    expect([page.box.size, sessionState.token]).toEqual([0, ''])
  })
  test('renews when there is only a refresh token', async () => {
    const { refreshToken, userId } = await page.backend.session()
    const entered = session().enterRoute({
      open: false,
      addressTokens: { access: '', refresh: refreshToken },
    })
    expect(await entered).toBe('ready')
    expect([sessionState.userData?.userId, await page.arrived('/auth/token')]).toEqual([userId, 1])
    expect(page.box.get('ref_token')).not.toBe(refreshToken)
  })
  test('says noRefToken where there is nothing, but not on routes that need no login', async () => {
    expect(await enter()).toBe('failed')
    expect([sessionState.errorType, sessionState.showError]).toEqual(['noRefToken', true])
    expect(await enter(true)).toBe('open')
    expect([sessionState.errorType, sessionState.showError]).toEqual(['', false])
  })
  test('survives a reload', async () => {
    const { accessToken } = await page.signIn()
    page.reload()
    expect(sessionState.token).toBe(accessToken)
    expect(await enter()).toBe('ready')
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
  })
  test('with tokens of another user wipes the first', async () => {
    await page.signIn()
    const changes: string[] = []
    const off = onUserChange(() => changes.push(sessionState.userData?.userId ?? 'nobody'))
    const { accessToken, userId } = await page.backend.session({ user: 'second' })
    await session().enterRoute({ open: false, addressTokens: { access: accessToken, refresh: '' } })
    off()
    expect(changes).toEqual([userId])
    expect([page.box.get('acc_token'), page.box.has('ref_token')]).toEqual([accessToken, false])
  })
})

describe('signing in', () => {
  test('heals a broken session and tells who waits for it', async () => {
    await enter()
    expect(sessionState.showError).toBe(true)
    let restored = 0
    const off = onSessionRestored(() => restored++)
    const pair = await send('POST /api/v1/auth/login', {
      body: { username: 'demo@companion.example', password: 'demo1234' },
    })
    expect(session().signIn(pair)).toBe(true)
    off()
    expect([sessionState.showError, restored]).toEqual([false, 1])
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
  })
  test('takes no tokens that cannot be read', () => {
    expect(session().setTokens({ accessToken: 'a.b.c', refreshToken: 'r' })).toBe(false)
    expect(session().setTokens({})).toBe(false)
    expect(page.box.size).toBe(0)
  })
})
