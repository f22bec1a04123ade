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
  const offline = page.getByRole('status').locator('p', { hasText: 'You’re offline' })
  await page.clock.install()
  await open('/weather?lang=en')
  await expect.poll(async () => (await app.calls('trackEvent')).length).toBeGreaterThan(0)
  // The page has just looked, so it wouldn't look again within a minute.
  await page.clock.fastForward('01:30')
  const news = page.waitForRequest(/\/c\/\w+\.json$/)
  await app.emit('appVisibility', { visible: true })
  await news
  await app.emit('networkChanged', { online: false })
  await expect(offline).toBeVisible()
  await app.emit('networkChanged', { online: true })
  await expect(offline).toBeHidden()
})

test('an app opens routes of the page: one sent before the page’s scripts, and later ones without a reload', async ({
  page,
  open,
  standin,
}) => {
  const app = await insideFakeApp(page)
  await page.addInitScript(() => {
    const { fakeApp } = window as unknown as { fakeApp: { emit(event: string, data: object): void } }
    if (location.pathname === '/') fakeApp.emit('openRoute', { path: '/upload-nickname?from=push' })
  })
  await open(await signedIn(standin, '/'))
  const name = page.getByLabel('Nickname', { exact: true })
  await expect(name).toHaveValue('Demo')
  await expect(page).toHaveURL(/\/upload-nickname\?lang=en&from=push$/)
  await name.fill('Zoe')
  await app.emit('openRoute', { path: '/weather?lang=de&acc_token=other' })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(name).toHaveValue('Zoe')
  await app.emit('openRoute', { path: '/weather' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/weather\?lang=en&from=push$/)
  await expect(page.locator('[data-remote="weather"]')).toBeVisible()
  await app.emit('openRoute', { path: '/nowhere' })
  await page.goBack()
  // The history entry has kept the text.
  await expect(name).toHaveValue('Zoe')
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Update phone/ })).toBeVisible()
})

test('a route opens over a sheet, which goes, and while the remote of the first screen still loads', async ({
  page,
  site,
}) => {
  const app = await insideFakeApp(page)
  site.faults.set('/r/weather/*/remoteEntry.js', 'hang')
  // The load event doesn't come, because it waits for the file that hangs.
  await page.goto(`http://localhost:${site.port}/weather?lang=en`, { waitUntil: 'commit' })
  await app.emit('openRoute', { path: '/registration' })
  await page.getByRole('button', { name: /^Country/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await app.emit('openRoute', { path: '/help' })
  await expect(page).toHaveURL(/\/help\?lang=en$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: /^Country/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
