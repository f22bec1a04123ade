import { describe, expect, test } from 'vitest'
import { send } from '@companion/shared/http/client'
import * as auth from '@companion/shared/session/auth'
import { session } from '@companion/shared/session/store'
import { livePage } from '../../test/session/live.ts'

const page = livePage()
const whoAmI = () => send('GET /api/v1/users/current')
const enter = (open = false) => auth.enterRoute({ name: 'any', open })

describe('entering a route', () => {
  test('keeps the tokens of the address in the three keys, and the user with the id to its last digit', async () => {
    const { accessToken, refreshToken, userId } = await page.signIn({ user: 'second' })
    expect(userId).toBe('90071992547409937')
    expect(Object.fromEntries(page.box)).toMatchObject({ acc_token: accessToken, ref_token: refreshToken })
    expect(JSON.parse(page.box.get('userData') ?? '')).toMatchObject({ userId })
    expect(session.userData?.userId).toBe(userId)
    expect(await whoAmI()).toMatchObject({ userId, nickname: 'Second' })
  })
  test('saves hasNav first, on every route', async () => {
    await auth.enterRoute({ name: 'help', open: true, hasNav: '0' })
    expect(Object.fromEntries(page.box)).toEqual({ hasNav: '0' })
  })
  test('leaves an access token alone where no login is needed', async () => {
    const { accessToken } = await page.backend.session()
    await auth.enterRoute({ name: 'help', open: true, addressTokens: { access: accessToken, refresh: '' } })
    expect([page.box.size, session.token]).toEqual([0, ''])
  })
  test('renews when there is only a refresh token', async () => {
    const { refreshToken, userId } = await page.backend.session()
    const entered = auth.enterRoute({
      name: 'any',
      open: false,
      addressTokens: { access: '', refresh: refreshToken },
    })
    expect(await entered).toBe('ready')
    expect([session.userData?.userId, await page.arrived('/auth/token')]).toEqual([userId, 1])
    expect(page.box.get('ref_token')).not.toBe(refreshToken)
  })
  test('says noRefToken where there is nothing, but not on routes that need no login', async () => {
    expect(await enter()).toBe('failed')
    expect([session.errorType, session.showError]).toEqual(['noRefToken', true])
    expect(await enter(true)).toBe('open')
    expect([session.errorType, session.showError]).toEqual(['', false])
  })
  test('survives a reload', async () => {
    const { accessToken } = await page.signIn()
    page.reload()
    expect(session.token).toBe(accessToken)
    expect(await enter()).toBe('ready')
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
  })
  test('with tokens of another user wipes the first', async () => {
    await page.signIn()
    const changes: string[] = []
    const off = auth.onUserChange(() => changes.push(session.userData?.userId ?? 'nobody'))
    const { accessToken, userId } = await page.backend.session({ user: 'second' })
    await auth.enterRoute({ name: 'any', open: false, addressTokens: { access: accessToken, refresh: '' } })
    off()
    expect(changes).toEqual([userId])
    expect([page.box.get('acc_token'), page.box.has('ref_token')]).toEqual([accessToken, false])
  })
})

describe('signing in', () => {
  test('heals a broken session and tells who waits for it', async () => {
    await enter()
    expect(session.showError).toBe(true)
    let restored = 0
    const off = auth.onSessionRestored(() => restored++)
    const pair = await send('POST /api/v1/auth/login', {
      body: { username: 'demo@companion.example', password: 'demo1234' },
    })
    expect(auth.setTokens(pair, 'login')).toBe(true)
    off()
    expect([session.showError, restored]).toEqual([false, 1])
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
  })
  test('takes no tokens that cannot be read', () => {
    expect(auth.setTokens({ accessToken: 'a.b.c', refreshToken: 'r' }, 'bridge')).toBe(false)
    expect(auth.setTokens({}, 'bridge')).toBe(false)
    expect(page.box.size).toBe(0)
  })
})
