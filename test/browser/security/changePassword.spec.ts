import { expectAccessible } from '../looks.ts'
import { expect, test } from '../fixtures.ts'
import { codeSentTo, insideApp, signedIn } from '../session.ts'

const email = 'demo@companion.example'
const phone = '+8613812345678'

// Browsers log every response with an error status.
test.use({ expected: /Failed to load resource/ })

for (const [method, target, label] of [
  ['SMS code', phone, '+86 138 **** 5678'],
  ['Email code', email, 'd***@companion.example'],
] as const) {
  test(`a password is changed by ${method}, and the browser signs in again`, async ({
    page,
    open,
    standin,
  }) => {
    await open(await signedIn(standin, '/edit-password-new'))
    await expect(page.getByRole('link', { name: 'Old password' })).toBeVisible()
    await expectAccessible(page, 'choices')
    await page.getByRole('link', { name: method }).click()
    await expect(page.getByText(label)).toBeVisible()
    await expectAccessible(page, 'target')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Verification code')).toBeFocused()
    await expectAccessible(page, 'code')
    await page.getByLabel('Verification code').fill(await codeSentTo(standin, target))
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
    await expectAccessible(page, 'new password')
    await page.getByLabel('New password', { exact: true }).fill('newpass1')
    await page.getByLabel('Repeat new password', { exact: true }).fill('newpass1')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused()
    await expect(page.getByLabel('Phone number or email')).toHaveValue(target)
    await expectAccessible(page, 'done')
    await page.getByLabel('Password', { exact: true }).fill('newpass1')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: 'Account and Security' })).toBeVisible()
  })
}

test('a password is changed with the old one by keyboard alone', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/edit-password-new'))
  await expect(page.getByRole('link', { name: 'Old password' })).toBeVisible()
  await page.getByRole('link', { name: 'Old password' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Old password', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Old password', { exact: true })).toBeFocused()
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose a password that’s different from your old one')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('newpass1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('newpass1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused()
})

test('inside the app a forgotten password ends with the app being told', async ({ page, open, standin }) => {
  const calls = await insideApp(page)
  await open('/forget-password?lang=en')
  await page.getByLabel('Phone number or email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).tap()
  await page.getByLabel('Verification code').fill(await codeSentTo(standin, email))
  await page.getByLabel('New password', { exact: true }).fill('newpass1')
  await page.getByLabel('Repeat new password', { exact: true }).fill('newpass1')
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible()
  const told = ['notifySignedOut', { reason: 'credentialsChanged', identifier: email }]
  await expect.poll(calls).toContainEqual(told)
  await page.getByRole('button', { name: 'Log in' }).tap()
  await expect.poll(async () => (await calls()).map(([name]) => name)).toContain('closePage')
  expect(new URL(page.url()).pathname).toBe('/forget-password')
})

test('Back is the step before, Forward and a reload lead no further than memory', async ({
  page,
  open,
  standin,
}) => {
  await open('/forget-password?lang=en')
  await page.getByLabel('Phone number or email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Verification code').fill(await codeSentTo(standin, email))
  await page.getByLabel('New password', { exact: true }).fill('newpass1')
  await page.goBack()
  await expect(page.getByLabel('Verification code')).toHaveValue('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('newpass1')
  await page.reload()
  await expect(page.getByLabel('Phone number or email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: 'Resend' })).toHaveAttribute('aria-disabled', 'true')
  expect(await standin.outbox(email)).toHaveLength(1)
})
