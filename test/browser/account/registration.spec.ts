import type { Page } from '@playwright/test'
import { fieldAt as field } from '../errorCases.ts'
import { expectAccessible, hundredTaps } from '../looks.ts'
import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { codeSentTo } from '../session.ts'

test.use({ expected: /Failed to load resource/, locale: 'zh-CN' })

const phone = '+8613912345678'
const email = 'new@mail.example'
const register = (page: Page) => page.getByRole('button', { name: 'Register' })
const byEmail = (page: Page) => page.getByRole('radio', { name: 'Email' }).click()
const agree = (page: Page) => page.getByRole('checkbox').check()
const menu = (page: Page) => page.getByRole('heading', { name: 'Account and Security' })
async function password(page: Page): Promise<void> {
  await field(page, 'Password').fill('abc123')
  await field(page, 'Repeat password').fill('abc123')
}
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
async function withEmail(page: Page): Promise<void> {
  await byEmail(page)
  await field(page, 'Email').fill(email)
  await field(page, 'Repeat email').fill(email)
  await goOn(page)
  await password(page)
  await agree(page)
}

test('by phone: number, code, password, agreement; then one is in', async ({ page, open, standin }) => {
  await open('/registration?lang=en&inset=0')
  await expect(page).toHaveTitle('Registration - SparkPro')
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await expectAccessible(page, 'empty')
  await field(page, 'Phone number').press('Enter')
  await expect(field(page, 'Phone number')).toBeFocused()
  await expect(page.getByText('Mobile phone number cannot be empty')).toBeVisible()
  await expectAccessible(page, 'no number')
  await field(page, 'Phone number').fill('139 1234 5678')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(field(page, 'Verification code')).toBeFocused()
  await expectAccessible(page, 'code')
  await page.keyboard.type(await codeSentTo(standin, phone))
  await expect(field(page, 'Password')).toBeFocused()
  await register(page).click()
  await expect(
    page.getByText('Please agree and check the User Service Agreement and Privacy Policy!'),
  ).toBeVisible()
  await expectAccessible(page, 'everything missing')
  await password(page)
  await agree(page)
  await expectAccessible(page, 'complete')
  await register(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update phone number, +86 139 1234 5678' })).toBeVisible()
})

test('by email, by keyboard alone', async ({ page, open }) => {
  await open('/registration?lang=en')
  await page.getByRole('radio', { name: 'Phone' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Email' })).toBeFocused()
  for (const text of [email, email]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(field(page, 'Password')).toBeFocused()
  await page.keyboard.type('abc123')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('abc123')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await field(page, 'Repeat password').focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await expect(page.getByRole('link', { name: `Update email, ${email}` })).toBeVisible()
})

test('in the app: it gets the new tokens', async ({ page, open }) => {
  const app = await insideFakeApp(page)
  await open('/registration?lang=en')
  await withEmail(page)
  await register(page).click()
  await expect(menu(page)).toBeVisible()
  await expect.poll(() => app.calls('sessionRotated')).toHaveLength(1)
})

test('in the app without tokens: one button leads back to it', async ({ page, open, standin }) => {
  await standin.settings({ tokensOnRegister: false })
  const app = await insideFakeApp(page)
  await open('/registration?lang=en')
  await withEmail(page)
  await register(page).click()
  await expect(page.getByRole('heading', { name: 'Your account was created' })).toBeFocused()
  await expectAccessible(page, 'created')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => app.calls('closePage')).toHaveLength(1)
})

test('reading the agreement and the other tab lose nothing, a reload nothing but the passwords', async ({
  page,
  open,
}) => {
  await open('/registration?lang=en')
  await withEmail(page)
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(field(page, 'Password')).toHaveValue('abc123')
  await expect(field(page, 'Repeat password')).toHaveValue('abc123')
  await page.reload()
  await expect(field(page, 'Password')).toHaveValue('')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.goBack()
  await expect(field(page, 'Repeat email')).toHaveValue(email)
  await page.getByRole('radio', { name: 'Phone' }).click()
  await byEmail(page)
  await expect(field(page, 'Email')).toHaveValue(email)
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]),
  )
  expect(kept).not.toContain('abc123')
})

test('a code survives reading the agreement, but not a reload, which leads back to its number', async ({
  page,
  open,
  standin,
}) => {
  await open('/registration?lang=en')
  await field(page, 'Phone number').fill('139 1234 5678')
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = await codeSentTo(standin, phone)
  await field(page, 'Verification code').fill(code)
  await page.getByRole('link', { name: 'User Service Agreement' }).click()
  await expect(page.getByRole('heading', { name: 'User terms', level: 1 })).toBeVisible()
  await page.goBack()
  await agree(page)
  await expect(page.getByText('+86 139 1234 5678')).toBeVisible()
  await page.reload()
  await expect(
    page.getByText('Code sent to +86 139 1234 5678.').or(page.getByText(/^Enter the code/)),
  ).toBeVisible()
  await expect(field(page, 'Phone number')).toHaveValue('139 1234 5678')
  await field(page, 'Verification code').fill(code)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await password(page)
  await register(page).click()
  await expect(menu(page)).toBeVisible()
  expect(await standin.outbox(phone)).toHaveLength(1)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Registration' })).toHaveCount(0)
})

test('a taken address has the ways to its account beside it; a hundred taps are one request', async ({
  page,
  open,
  standin,
}) => {
  await standin.user('second', { email })
  await open('/registration?lang=en')
  await withEmail(page)
  await hundredTaps(page, 'Register')
  await expect(page.getByRole('main').getByText('Email address already exists!')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  await expectAccessible(page, 'taken')
  expect(await standin.requests('/auth/register')).toHaveLength(1)
  await page.getByRole('link', { name: 'choose a new password' }).click()
  await expect(page).toHaveURL(/\/forget-password/)
})
