import { describe, expect, test } from 'vitest'
import { send } from '@companion/shared/http/client'
import { onSessionEnd, session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { livePage } from '../../../test/session/livePage.ts'
import type { SessionApp } from './sessionDeps.ts'
import type { TokenPair } from '../http/shapes/session.ts'

const page = livePage()
const whoAmI = () => send('GET /api/v1/users/current')
const enter = (open = false) => session().enterRoute({ open })

/** Creates an app around the page. `told` contains the calls that the app received. */
function appWith(tokens: () => Promise<Partial<TokenPair> | null>) {
  const told: unknown[] = []
  const bridge: SessionApp = {
    refreshSession: async (reason) => {
      told.push(['asked', reason])
      return tokens()
    },
    sessionRotated: (pair) => told.push(['rotated', pair.refreshToken]),
    signedOut: (...news) => told.push(['signed out', ...news]),
  }
  return { bridge, told }
}

describe('in an app', () => {
  test('one that gives no tokens is handed the new pair after each renewal', async () => {
    const { bridge, told } = appWith(async () => null)
    page.reload({ app: { ...bridge, refreshSession: undefined } })
    await page.signIn()
    await page.expire()
    await whoAmI()
    expect(told).toEqual([['rotated', page.box.get('ref_token')]])
  })
  test('an empty storage is filled from the app', async () => {
    const { bridge, told } = appWith(() => page.backend.session())
    page.reload({ app: bridge })
    expect(await enter()).toBe('ready')
    expect(told).toEqual([['asked', 'missing']])
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
  })
  test('one that gives tokens renews them alone: the page never spends a refresh token, and both sessions go on', async () => {
    const post = (refreshToken: string | undefined) =>
      fetch(`${page.backend.url}/api/v1/auth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
      }).then(async (answer) => (answer.ok ? ((await answer.json()) as TokenPair) : null))
    let own: Partial<TokenPair> | null = null
    const { bridge, told } = appWith(async () => own)
    page.reload({ app: bridge })
    await page.signIn()
    // The app refreshes the tokens in the background, as for a push message, without notifying the page.
    own = await post(page.box.get('ref_token'))
    expect(own).toMatchObject({ accessToken: expect.any(String) })
    const before = (await page.backend.requests()).length
    await page.backend.fault({ path: '/api/v1/users/current', status: 401, times: 1 })
    expect(await whoAmI()).toMatchObject({ nickname: 'Demo' })
    const paths = (await page.backend.requests()).slice(before).map(({ path }) => path)
    expect(paths).toEqual(['/api/v1/users/current', '/api/v1/users/current'])
    expect([sessionState.errorType, told]).toEqual(['', [['asked', 'refused']]])
    // The app's own pair is still valid, because the page hasn't used it.
    expect(await post(own?.refreshToken)).toMatchObject({ refreshToken: expect.any(String) })
  })
  test.for<readonly [string, () => Promise<Partial<TokenPair> | null>]>([
    ['refuses', () => Promise.reject(new Error('SIGNED_OUT'))],
    ['has none', async () => null],
    ['gives what was refused', async () => ({ accessToken: page.box.get('acc_token')! })],
    ['gives no token', async () => ({ accessToken: 'null', refreshToken: 'undefined' })],
  ])('one that %s leaves the page with an expired login, and its tokens for Retry', async ([, tokens]) => {
    const { bridge } = appWith(tokens)
    page.reload({ app: bridge })
    await page.signIn()
    const kept = page.box.get('ref_token')
    await page.backend.fault({ path: '/api/v1/users/current', status: 401, times: 1 })
    await expect(whoAmI()).rejects.toMatchObject({ type: 'auth' })
    expect([sessionState.errorType, page.box.get('ref_token')]).toEqual(['getTokenErr', kept])
  })
  test('a refresh token of the address is not spent either', async () => {
    const { bridge, told } = appWith(async () => null)
    page.reload({ app: bridge })
    const { refreshToken } = await page.backend.session()
    const before = (await page.backend.requests()).length
    expect(
      await session().enterRoute({ open: false, addressTokens: { access: 'null', refresh: refreshToken } }),
    ).toBe('failed')
    expect([sessionState.errorType, told]).toEqual(['getTokenErr', [['asked', 'missing']]])
    expect(await page.backend.requests()).toHaveLength(before)
  })
  test('an app that throws is as good as none', async () => {
    const { bridge } = appWith(() => Promise.reject(new Error('no handler')))
    page.reload({ app: bridge })
    expect(await enter()).toBe('failed')
    expect(sessionState.errorType).toBe('noRefToken')
  })
})

describe('the end of a session', () => {
  test('empties the keys, tells the page, then the app, and nothing of it comes back', async () => {
    const { bridge, told } = appWith(async () => null)
    page.reload({ app: bridge })
    await page.signIn()
    const seen: unknown[] = []
    const off = onSessionEnd((...news) => seen.push([...news, page.box.size, told.length]))
    await page.backend.fault({ path: '/api/v1/users/current', delayMs: 30, times: 1 })
    const late = whoAmI()
    session().end('email', 'new@companion.example')
    off()
    await expect(late).rejects.toMatchObject({ type: 'aborted' })
    expect(seen).toEqual([['email', 'new@companion.example', 0, 0]])
    expect(told).toEqual([['signed out', 'email', 'new@companion.example']])
    expect([page.box.size, sessionState.token, sessionState.userData, sessionState.showError]).toEqual([
      0,
      '',
      null,
      false,
    ])
    await expect(whoAmI()).rejects.toMatchObject({ type: 'auth' })
    expect([sessionState.showError, told.length]).toEqual([false, 1])
  })
  test('a page kept for Back is veiled, and comes back by what is stored', async () => {
    const style = { visibility: '' }
    const win = Object.assign(new EventTarget(), { document: { documentElement: { style } } })
    page.reload({ win: win as unknown as Window })
    win.dispatchEvent(new Event('pagehide'))
    expect(style.visibility).toBe('')
    await page.signIn()
    await enter()
    win.dispatchEvent(new Event('pagehide'))
    expect(style.visibility).toBe('hidden')
    page.box.clear()
    win.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect([sessionState.token === '', style.visibility]).toEqual([false, ''])
    win.dispatchEvent(new Event('pagehide'))
    win.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect([sessionState.token, sessionState.userData, style.visibility]).toEqual(['', null, ''])
    await expect.poll(() => sessionState.errorType).toBe('noRefToken')
  })
})
