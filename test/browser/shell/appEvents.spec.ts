import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

// Events that the app sends to the shell. Events that only one area handles are tested in that area.

const kept = 'sessionStorage.getItem("acc_token") ?? ""'

test('an app’s new pair of tokens is used from then on, and its sign-out ends the session', async ({
  page,
  open,
  standin,
}) => {
  const app = await insideFakeApp(page)
  await open(await signedIn(standin, '/upload-nickname'))
  await expect(page.getByLabel('Nickname', { exact: true })).toHaveValue('Demo')
  const { accessToken, refreshToken } = await standin.session({ user: 'demo' })
  await app.emit('sessionChanged', { accessToken, refreshToken })
  await expect.poll(() => page.evaluate(kept)).toBe(accessToken)
  await app.emit('signedOut', { reason: 'user' })
  await expect.poll(() => page.evaluate(kept)).toBe('')
  await expect(page).toHaveURL(/\/\?/)
  // The app signed the user out itself, so the page must not report it back.
  expect(await app.calls('notifySignedOut')).toEqual([])
})

test('an app that comes into view has the page look for news, and one that loses the network has it say so', async ({
  page,
  open,
}) => {
  const app = await insideFakeApp(page)
  const offline = page.getByRole('status').locator('p', { hasText: 'You are offline' })
  await open('/weather?lang=en')
  await expect.poll(async () => (await app.calls('trackEvent')).length).toBeGreaterThan(0)
  const news = page.waitForRequest(/\/c\/\w+\.json$/)
  await app.emit('appVisibility', { visible: true })
  await news
  await app.emit('networkChanged', { online: false })
  await expect(offline).toBeVisible()
  await app.emit('networkChanged', { online: true })
  await expect(offline).toBeHidden()
})
