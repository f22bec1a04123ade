import type { Page } from '@playwright/test'
import { expectAccessible, hundredTaps } from '../looks.ts'
import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

test.use({ expected: /Failed to load resource/ })

const field = (page: Page) => page.getByLabel('Nickname', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })

test('from the menu to a new nickname and back', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/'))
  await page.getByRole('link', { name: 'Update nickname, Demo' }).click()
  await expect(page).toHaveTitle('Update nickname - SparkPro')
  await expect(field(page)).toHaveValue('Demo')
  await expectAccessible(page, 'prefilled')
  await field(page).fill('a'.repeat(31))
  await expect(page.getByText('31/30')).toBeVisible()
  await save(page).click()
  await expect(field(page)).toBeFocused()
  await expectAccessible(page, 'too long')
  await field(page).fill('Zoë 🚀')
  await save(page).click()
  await expect(page.getByRole('link', { name: 'Update nickname, Zoë 🚀' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Your nickname was saved')
})

test('the app is told of the new nickname, and only of that', async ({ page, open, standin }) => {
  const app = await insideFakeApp(page)
  await open(await signedIn(standin, '/upload-nickname'))
  await expect(field(page)).toHaveValue('Demo')
  await field(page).fill('Zoë')
  await save(page).click()
  await expect.poll(() => app.calls('notifyProfileChanged')).toEqual([{ fields: { nickname: 'Zoë' } }])
  await expect(page.getByRole('link', { name: 'Update nickname, Zoë' })).toBeVisible()
})

test('a hundred rapid taps are one request', async ({ page, open, standin }) => {
  await standin.fault({ path: '/api/v1/users/*', method: 'PATCH', delayMs: 300 })
  await open(await signedIn(standin, '/upload-nickname'))
  await expect(field(page)).toHaveValue('Demo')
  await field(page).fill('Zoë')
  await hundredTaps(page, 'Save')
  await expect(page.getByRole('link', { name: 'Update nickname, Zoë' })).toBeVisible()
  expect((await standin.requests('/users/')).filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

test('what was typed survives a reload, and Back and Forward', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/'))
  await page.getByRole('link', { name: 'Update nickname, Demo' }).click()
  await expect(field(page)).toHaveValue('Demo')
  await field(page).fill('Half a na')
  await page.reload()
  await expect(field(page)).toHaveValue('Half a na')
  await field(page).press('End')
  await page.keyboard.type('me')
  // The page writes typed text into the history entry up to 250 ms after the last key, so poll.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Half a name')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
  await page.goForward()
  await expect(field(page)).toHaveValue('Half a name')
})

test('a session that breaks while saving covers the page; Retry saves what was typed', async ({
  page,
  open,
  standin,
}) => {
  await open(await signedIn(standin, '/upload-nickname'))
  await expect(field(page)).toHaveValue('Demo')
  await field(page).fill('Zoë')
  await standin.fault({ path: '/api/v1/auth/token', status: 503, body: '', times: 1 })
  const body = { code: 40102, message: 'expired token' }
  await standin.fault({ path: '/api/v1/users/*', method: 'PATCH', status: 401, body, times: 1 })
  await save(page).click()
  await expect(page.getByText('Account login expired. Please retry on the page.')).toBeVisible()
  await expectAccessible(page, 'covered')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: 'Update nickname, Zoë' })).toBeVisible()
})

test('signing in on the cover saves what was typed; a wrong password leaves the cover', async ({
  page,
  open,
  standin,
}) => {
  await open(await signedIn(standin, '/upload-nickname'))
  await expect(field(page)).toHaveValue('Demo')
  await field(page).fill('Zoë')
  await standin.fault({
    path: '/api/v1/auth/token',
    status: 401,
    body: { code: 40103, message: 'token expired' },
  })
  const body = { code: 40102, message: 'expired token' }
  await standin.fault({ path: '/api/v1/users/*', method: 'PATCH', status: 401, body, times: 1 })
  await save(page).click()
  await page.getByLabel('Phone number or email').fill('demo@companion.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong1234')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alertdialog').getByText('Account or password error')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('link', { name: 'Update nickname, Zoë' })).toBeVisible()
})

test('a failure keeps what was typed; the keyboard alone is enough', async ({ page, open, standin }) => {
  await standin.fault({ path: '/api/v1/users/*', method: 'PATCH', status: 500, body: '', times: 1 })
  await open(await signedIn(standin, '/'))
  const row = page.getByRole('link', { name: 'Update nickname, Demo' })
  await expect(row).toBeVisible()
  while (!(await row.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Demo')
  // The screen has its own chunk, so its heading gets the focus a moment after its text appears.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Zoë')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Modification failed, please retry!')
  await expectAccessible(page, 'failed')
  await expect(field(page)).toHaveValue('Zoë')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Update nickname, Zoë' })).toBeVisible()
})
