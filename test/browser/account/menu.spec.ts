import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import type { Site } from '../../site/server.ts'
import { expectAccessible } from '../looks.ts'
import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { watchShifts } from '../layoutShifts.ts'
import { signedIn } from '../session.ts'

// Some tests have no session or a failing server, which the browser logs.
test.use({ expected: /Failed to load resource/ })

const reopen = 'Please try to reopen it from the APP'

test('the menu shows who is signed in, and leads everywhere and back to where one was', async ({
  page,
  open,
  standin,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open(await signedIn(standin, '/'))
  await expect(page).toHaveTitle('Account and Security - SparkPro')
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update phone number, +86 138 1234 5678' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update email, demo@companion.example' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(5)
  await expectAccessible(page, 'menu')
  const help = page.getByRole('link', { name: 'Help' })
  await help.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await help.click()
  await expect(page).toHaveTitle('Help - SparkPro')
  await page.goBack()
  await expect(help).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.getByRole('link', { name: /Manage avatar/ }).click()
  await expect(page).toHaveTitle('Manage avatar - SparkPro')
})

test('nothing moves when the account comes late', async ({ page, open, standin }) => {
  const shifted = await watchShifts(page)
  await standin.fault({ method: 'GET', path: '/api/v1/users/current', delayMs: 1500, times: 1 })
  await open(await signedIn(standin, '/'))
  await expect(page.getByRole('link', { name: 'Update phone number, +86 138 1234 5678' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update email, demo@companion.example' })).toBeVisible()
  expect(await shifted()).toBe(0)
})

test('in a browser without a session one signs in among the rows, which stay usable', async ({
  page,
  open,
}) => {
  await open('/?lang=en')
  await expect(page.getByText(reopen)).toBeVisible()
  await expectAccessible(page, 'without a session')
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByLabel('Phone number or email').fill('demo@companion.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong1234')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('Account or password error')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Phone number or email')).toHaveValue('demo@companion.example')
  await expectAccessible(page, 'refused')
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
  await expect(page.getByText(reopen)).toBeHidden()
})

test('in the app without a session there is Retry, which takes the app’s tokens, and Close', async ({
  page,
  open,
}) => {
  const app = await insideFakeApp(page, { answers: { refreshSession: { refused: 'SIGNED_OUT' } } })
  await open('/?lang=en')
  await expect(page.getByText(reopen)).toBeVisible()
  await expect(page.getByLabel('Phone number or email')).toHaveCount(0)
  await expectAccessible(page, 'without a session, in the app')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => app.calls('closePage')).toHaveLength(1)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(async () => (await app.calls('refreshSession')).length).toBeGreaterThanOrEqual(2)
  await expect(page.getByText(reopen)).toBeVisible()
})

test('the app hands over tokens when it is asked', async ({ page, open, standin }) => {
  const { accessToken, refreshToken } = await standin.session()
  await insideFakeApp(page, { platform: 'ios', answers: { refreshSession: { accessToken, refreshToken } } })
  await open('/?lang=en')
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
})

test('a user that cannot be loaded is said above the rows, and Retry brings the values', async ({
  page,
  open,
  standin,
}) => {
  await standin.fault({ path: '/api/v1/users/current', status: 500, body: '', times: 1 })
  await open(await signedIn(standin, '/'))
  await expect(page.getByText('Failed to retrieve user information!')).toBeVisible()
  await expectAccessible(page, 'without the user')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
  await expect(page.getByText('Failed to retrieve user information!')).toBeHidden()
})

test('an expired token is renewed without a word', async ({ page, open, standin }) => {
  const { accessToken, refreshToken } = await standin.session({ expiresIn: -1 })
  await open(`/?lang=en&acc_token=${accessToken}&ref_token=${refreshToken}`)
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
  expect(await standin.requests('/auth/token')).toHaveLength(1)
})

const renewal = {
  'the server fails': (standin: ControlRoom) =>
    standin.fault({ path: '/api/v1/auth/token', status: 500, body: '', times: 1 }),
  'the code for it cannot be had': async (_: ControlRoom, { faults }: Site) =>
    void faults.set('/shell/*/refresh.js', '404'),
}

test.describe('an expired login that cannot be renewed says so, and Retry renews it', () => {
  test.use({ expected: /refresh|Failed to load resource/ })

  for (const [why, fail] of Object.entries(renewal))
    test(why, async ({ page, open, standin, site }) => {
      await fail(standin, site)
      const { accessToken, refreshToken } = await standin.session({ expiresIn: -1 })
      await open(`/?lang=en&acc_token=${accessToken}&ref_token=${refreshToken}`)
      const words = page.getByText('Account login expired. Please retry on the page.')
      await expect(words).toBeVisible()
      site.faults.clear()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
      await expect(words).toBeHidden()
    })
})
