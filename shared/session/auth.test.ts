import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { send } from '@companion/shared/http/client'
import * as auth from '@companion/shared/session/auth'
import { session } from '@companion/shared/session/store'
import { goLive, type Live } from '../../test/session/live.ts'
import type { SessionBridge } from './bridgePort.ts'
import type { TokenPair } from './pair.ts'

let page: Live
beforeAll(async () => {
  page = await goLive()
})
beforeEach(async () => {
  page.box.clear()
  page.local.clear()
  await page.backend.reset()
  page.reload()
})
afterAll(() => page.close())

const exchanges = async () => (await page.backend.requests('/auth/token')).length
const whoAmI = () => send('GET /api/v1/users/current')
const enter = (open = false) => auth.enterRoute({ name: 'any', open })
/** Runs out of the access token: the server refuses it from now on. */
const expire = () => page.backend.advanceClock(3_700_000)

/** The app around the page, with what it was told. */
function appWith(tokens: () => Promise<Partial<TokenPair> | null>) {
  const told: unknown[] = []
  const bridge: SessionBridge = {
    refreshSession: async (reason) => {
      told.push(['asked', reason])
      return tokens()
    },
    sessionRotated: (pair) => told.push(['rotated', pair.refreshToken]),
    signedOut: (...news) => told.push(['signed out', ...news]),
  }
  return { bridge, told }
}

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
    expect([session.userData?.userId, await exchanges()]).toEqual([userId, 1])
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

describe('an expired token', () => {
  test('is renewed once for all, and the requests are repeated', async () => {
    const { refreshToken } = await page.signIn()
    await expire()
    const answers = await Promise.all(Array.from({ length: 20 }, whoAmI))
    expect(answers.every(({ nickname }) => nickname === 'Demo')).toBe(true)
    expect(await exchanges()).toBe(1)
    expect(await page.backend.requests('/users/current')).toHaveLength(40)
    expect(page.box.get('ref_token')).not.toBe(refreshToken)
  })
  test('is not renewed by the same spent token after the first address is loaded again', async () => {
    const first = await page.signIn()
    await expire()
    await whoAmI()
    page.reload()
    const addressTokens = { access: first.accessToken, refresh: first.refreshToken }
    await auth.enterRoute({ name: 'any', open: false, addressTokens })
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
    const sent = (await page.backend.requests('/auth/token')).map(({ body }) => body)
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(sent.length)
  })
  test('costs the tokens only when the server refuses', async () => {
    const { refreshToken } = await page.signIn()
    await expire()
    for (const fault of [
      { status: 503 },
      { status: 429 },
      { drop: true },
      { status: 200, body: '{"accessToken":"eyJ' },
      { status: 200, body: '<!doctype html><title>Sign in to the network</title>' },
      { status: 200, body: { accessToken: 'a.b.c', refreshToken: 'r' } },
      { status: 200, body: { refreshToken: 'r' } },
    ]) {
      await page.backend.fault({ path: '/api/v1/auth/token', times: 1, ...fault })
      await expect(whoAmI()).rejects.toMatchObject({ kind: 'auth', code: 'getTokenErr' })
      expect(page.box.get('ref_token')).toBe(refreshToken)
      expect([session.errorType, session.showError]).toEqual(['getTokenErr', true])
    }
    expect(await auth.retrySession()).toBe(true)
    expect(session.errorType).toBe('')
  })
  test.for([400, 401, 403])('costs the tokens at a %i', async (status) => {
    await page.signIn()
    await expire()
    await page.backend.fault({ path: '/api/v1/auth/token', status, times: 1 })
    await expect(whoAmI()).rejects.toMatchObject({ kind: 'auth', code: 'getTokenErr' })
    expect(page.box.size).toBe(0)
  })
  test('takes a pair in a wrapper', async () => {
    await page.signIn()
    const next = await page.backend.session()
    await expire()
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
    await auth.enterRoute({ name: 'any', open: false, addressTokens: { access: accessToken, refresh: '' } })
    await expect(whoAmI()).rejects.toMatchObject({ kind: 'auth', code: 'noRefToken' })
    expect(said).toEqual(['The refresh token is missing.'])
    expect(session.showError).toBe(true)
  })
  test('that the server goes on refusing ends after one repetition', async () => {
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/users/current', status: 401 })
    await expect(whoAmI()).rejects.toMatchObject({ kind: 'auth', code: 'stillUnauthorized' })
    expect([session.errorType, await exchanges()]).toEqual(['getTokenErr', 1])
  })
})

describe('in an app', () => {
  test('the new pair is handed over after each renewal', async () => {
    const { bridge, told } = appWith(async () => null)
    page.reload({ bridge })
    await page.signIn()
    await expire()
    await whoAmI()
    expect(told).toEqual([['rotated', page.box.get('ref_token')]])
  })
  test('an empty storage is filled from the app', async () => {
    const { bridge, told } = appWith(() => page.backend.session())
    page.reload({ bridge })
    expect(await enter()).toBe('ready')
    expect(told).toEqual([['asked', 'missing']])
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
  })
  test('refused tokens are replaced by those of the app', async () => {
    const { bridge } = appWith(() => page.backend.session())
    page.reload({ bridge })
    await page.signIn()
    await page.backend.fault({ path: '/api/v1/auth/token', status: 401, times: 1 })
    await page.backend.fault({ path: '/api/v1/users/current', status: 401, times: 1 })
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
    expect(session.errorType).toBe('')
  })
  test('an app that throws is as good as none', async () => {
    const { bridge } = appWith(() => Promise.reject(new Error('no handler')))
    page.reload({ bridge })
    expect(await enter()).toBe('failed')
    expect(session.errorType).toBe('noRefToken')
  })
})

describe('the end of a session', () => {
  test('empties the keys, tells the page, then the app, and nothing of it comes back', async () => {
    const { bridge, told } = appWith(async () => null)
    page.reload({ bridge })
    await page.signIn()
    const seen: unknown[] = []
    const off = auth.onSessionEnd((...news) => seen.push([...news, page.box.size, told.length]))
    await page.backend.fault({ path: '/api/v1/users/current', delayMs: 30, times: 1 })
    const late = whoAmI()
    auth.endSession('email', 'new@companion.example')
    off()
    await expect(late).rejects.toMatchObject({ kind: 'aborted' })
    expect(seen).toEqual([['email', 'new@companion.example', 0, 0]])
    expect(told).toEqual([['signed out', 'email', 'new@companion.example']])
    expect([page.box.size, session.token, session.userData, session.showError]).toEqual([0, '', null, false])
    await expect(whoAmI()).rejects.toMatchObject({ kind: 'auth' })
    expect([session.showError, told.length]).toEqual([false, 1])
  })
  test('a page that comes back from the back/forward cache goes by what is stored', async () => {
    const win = new EventTarget()
    page.reload({ win: win as unknown as Window })
    await page.signIn()
    await enter()
    page.box.clear()
    win.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(session.token).not.toBe('')
    win.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect([session.token, session.userData]).toEqual(['', null])
    await expect.poll(() => session.errorType).toBe('noRefToken')
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
    expect(auth.adopt(pair, 'login')).toBe(true)
    off()
    expect([session.showError, restored]).toEqual([false, 1])
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
  })
  test('takes no tokens that cannot be read', () => {
    expect(auth.adopt({ accessToken: 'a.b.c', refreshToken: 'r' }, 'bridge')).toBe(false)
    expect(auth.adopt({}, 'bridge')).toBe(false)
    expect(page.box.size).toBe(0)
  })
})
