import { expect, test } from 'vitest'
import { account, keepAccountFresh, loadAccount, patchAccount } from '@companion/shared/session/account'
import { session } from '@companion/shared/session/current'
import { livePage } from '../../../test/session/livePage.ts'
import { deviceClock } from '../platform/clock.ts'

// A fake clock, so that the tests can let time pass.
let now = Date.now()
const page = livePage({ clock: { ...deviceClock, now: () => now } })
const asked = () => page.arrived('/users/current')

test('the user is asked for once, however many ask', async () => {
  await page.signIn()
  const loading = [loadAccount(), loadAccount(), loadAccount({ force: true })]
  expect(account.status).toBe('loading')
  const users = await Promise.all(loading)
  expect(users.map(({ nickname }) => nickname)).toEqual(['Demo', 'Demo', 'Demo'])
  expect(await loadAccount()).toMatchObject({ phone: '+8613812345678', email: 'demo@companion.example' })
  expect([account.status, account.user?.userId, await asked()]).toEqual(['ready', '90071992547409931', 1])
})

test('what a screen has changed is known at once', async () => {
  await page.signIn()
  await loadAccount()
  patchAccount({ nickname: 'Neo' })
  expect(account.user).toMatchObject({ nickname: 'Neo', email: 'demo@companion.example' })
})

test('a failure leaves no user, and a later one leaves the user that is there', async () => {
  await page.signIn()
  await page.backend.fault({ path: '/api/v1/users/current', status: 503, times: 1 })
  await expect(loadAccount()).rejects.toMatchObject({ type: 'http' })
  expect([account.status, account.user]).toEqual(['failed', null])
  await loadAccount()
  await page.backend.fault({ path: '/api/v1/users/current', status: 503, times: 1 })
  await expect(loadAccount({ force: true })).rejects.toMatchObject({ type: 'http' })
  expect([account.status, account.user?.nickname]).toEqual(['ready', 'Demo'])
})

test('sign-out forgets the user, also one that is just being loaded', async () => {
  await page.signIn()
  await loadAccount()
  await page.backend.fault({ path: '/api/v1/users/current', delayMs: 20, times: 1 })
  const late = loadAccount({ force: true })
  session().end('expired')
  expect([account.status, account.user]).toEqual(['idle', null])
  await expect(late).rejects.toMatchObject({ type: 'aborted' })
  expect([account.status, account.user]).toEqual(['idle', null])
})

test('another user is loaded in place of the first', async () => {
  await page.signIn()
  await loadAccount()
  session().setTokens(await page.backend.session({ user: 'second' }))
  expect(account.user).toBeNull()
  await expect.poll(() => account.user?.nickname).toBe('Second')
})

test('a user who could not be loaded for lack of a session is loaded when there is one', async () => {
  await session().enterRoute({ open: false })
  await expect(loadAccount()).rejects.toMatchObject({ type: 'auth' })
  session().signIn(await page.backend.session())
  await expect.poll(() => account.user?.nickname).toBe('Demo')
})

test('the user is loaded anew when the page is seen again after a minute', async () => {
  const win = new EventTarget()
  const stop = keepAccountFresh(win as unknown as Window, () => true)
  const see = () => win.dispatchEvent(new Event('focus'))
  await page.signIn()
  await loadAccount()
  see()
  now += 59_000
  see()
  await page.backend.user('demo', { nickname: 'Elsewhere' })
  expect(await asked()).toBe(1)
  now += 1000
  see()
  expect(account).toMatchObject({ status: 'ready', user: { nickname: 'Demo' } })
  await expect.poll(() => account.user?.nickname).toBe('Elsewhere')
  stop()
  now += 60_000
  see()
  expect(await asked()).toBe(2)
})

test('a server that had no time for the user is asked again when it said, however often the page is seen', async () => {
  const win = new EventTarget()
  const stop = keepAccountFresh(win as unknown as Window, () => true)
  const see = async () => {
    win.dispatchEvent(new Event('focus'))
    // Waits until all requests have been answered.
    await loadAccount().catch(() => {})
    await new Promise((end) => void setTimeout(end, 50))
  }
  await page.signIn()
  await loadAccount()
  const headers = { 'Retry-After': '300' }
  await page.backend.fault({ path: '/api/v1/users/current', status: 503, headers, times: 1 })
  now += 60_000
  for (let seen = 0; seen < 5; seen++) await see()
  now += 299_000
  await see()
  expect(await asked()).toBe(2)
  now += 1000
  await see()
  expect(await asked()).toBe(3)
  stop()
})
