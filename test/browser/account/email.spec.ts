import type { Page } from '@playwright/test'
import { expectAccessible, hundredTaps } from '../looks.ts'
import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

test.use({ expected: /Failed to load resource/ })

const fresh = 'zoe@mail.example'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
async function write(page: Page, first: string, second = first): Promise<void> {
  await field(page, 'New email').fill(first)
  await field(page, 'Repeat new email').fill(second)
}

test('in a browser: a new address, then logging in with it', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/'))
  await page.getByRole('link', { name: 'Update email, demo@companion.example' }).click()
  await expect(page.getByText('d***@companion.example')).toBeVisible()
  await expectAccessible(page, 'empty')
  await write(page, fresh, 'zoe@mail.exampel')
  await save(page).click()
  await expect(field(page, 'Repeat new email')).toBeFocused()
  await expect(page.getByText('Mailbox inconsistency')).toBeVisible()
  await expectAccessible(page, 'different')
  await write(page, 'second@companion.example')
  await save(page).click()
  await expect(field(page, 'New email')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Email address already exists!')
  await expect(field(page, 'Repeat new email')).toHaveValue('second@companion.example')
  await expectAccessible(page, 'taken')
  await write(page, fresh)
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'Your email was changed' })).toBeFocused()
  await expect(field(page, 'Phone number or email')).toHaveValue(fresh)
  await expectAccessible(page, 'changed')
  expect(
    await page.evaluate(() => sessionStorage.getItem('acc_token') ?? sessionStorage.getItem('ref_token')),
  ).toBeNull()
  await field(page, 'Password').fill('demo1234')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('link', { name: `Update email, ${fresh}` })).toBeVisible()
})

test('in the app: it is told the new address, and told again by the one button', async ({
  page,
  open,
  standin,
}) => {
  const app = await insideFakeApp(page, { platform: 'ios' })
  await open(await signedIn(standin, '/upload-email'))
  await write(page, fresh)
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'Your email was changed' })).toBeVisible()
  const told = { reason: 'credentialsChanged', identifier: fresh }
  await expect.poll(() => app.calls('notifySignedOut')).toEqual([told])
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectAccessible(page, 'changed, in the app')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => app.calls('notifySignedOut')).toEqual([told, told])
  await expect.poll(() => app.calls('closePage')).toHaveLength(1)
})

test('Back after the change does not reach the form', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/'))
  await page.getByRole('link', { name: /^Update email/ }).click()
  await write(page, fresh)
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'Your email was changed' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Account and Security' })).toBeVisible()
  await expect(page.getByText('Please try to reopen it from the APP')).toBeVisible()
  await expect(field(page, 'New email')).toHaveCount(0)
})

test('a hundred rapid taps are one request', async ({ page, open, standin }) => {
  await standin.fault({ path: '/api/v1/users/*', method: 'PATCH', delayMs: 200 })
  await open(await signedIn(standin, '/upload-email'))
  await write(page, fresh)
  await hundredTaps(page, 'Save')
  await expect(page.getByRole('heading', { name: 'Your email was changed' })).toBeVisible()
  expect((await standin.requests('/users/')).filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

test('both addresses survive a reload; a slip is asked about and corrected by keyboard alone', async ({
  page,
  open,
  standin,
}) => {
  await open(await signedIn(standin, '/upload-email'))
  await write(page, 'zoe@gmial.com')
  await page.reload()
  await expect(field(page, 'New email')).toHaveValue('zoe@gmial.com')
  await expect(field(page, 'Repeat new email')).toHaveValue('zoe@gmial.com')
  const question = page.getByRole('button', { name: 'zoe@gmail.com' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'slip')
  await field(page, 'New email').focus()
  await page.keyboard.press('Tab')
  await expect(question).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'New email')).toHaveValue('zoe@gmail.com')
})
