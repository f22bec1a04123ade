import type { Page } from '@playwright/test'
import { expectAccessible, hundredTaps } from '../looks.ts'
import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { codeSentTo, signedIn } from '../session.ts'

test.use({ expected: /Failed to load resource/, locale: 'zh-CN' })

const next = '+8613912345678'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const code = (page: Page) => field(page, 'Verification code')
const send = (page: Page) => page.getByRole('button', { name: 'Send code' })
const changed = (page: Page) => page.getByRole('heading', { name: 'Your phone number was changed' })
async function write(page: Page, first = '139 1234 5678', second = first): Promise<void> {
  await field(page, 'New phone number').fill(first)
  await field(page, 'Repeat new phone number').fill(second)
}

test('in a browser: a new number, its code, then logging in with it', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/'))
  await page.getByRole('link', { name: /^Update phone number/ }).click()
  await expect(page.getByText('+86 138 **** 5678')).toBeVisible()
  await expectAccessible(page, 'empty')
  await write(page, '139 1234 5678', '139 1234 5679')
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Inconsistent phone numbers')).toBeVisible()
  await expect(field(page, 'Repeat new phone number')).toBeFocused()
  await expectAccessible(page, 'different')
  await write(page)
  await send(page).click()
  await expect(code(page)).toBeFocused()
  await expect(page.getByText('Code sent to +86 139 1234 5678.')).toBeVisible()
  await expectAccessible(page, 'code')
  await code(page).fill('000000')
  await expect(page.getByRole('main').getByText('Incorrect verification code!')).toBeVisible()
  await expect(code(page)).toHaveValue('')
  await expect(code(page)).toBeFocused()
  await expectAccessible(page, 'wrong code')
  await code(page).fill(await codeSentTo(standin, next))
  await expect(changed(page)).toBeFocused()
  await expect(field(page, 'Phone number or email')).toHaveValue(next)
  await expectAccessible(page, 'changed')
  await field(page, 'Password').fill('demo1234')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('link', { name: 'Update phone number, +86 139 1234 5678' })).toBeVisible()
  expect(await standin.outbox()).toHaveLength(1)
})

test('in the app: it reads the message, and is told the new number', async ({ page, open, standin }) => {
  const app = await insideFakeApp(page)
  await open(await signedIn(standin, '/upload-phone'))
  await write(page)
  await send(page).click()
  await expect.poll(() => app.calls('listenForCode')).toHaveLength(1)
  await app.emit('codeReceived', { code: await codeSentTo(standin, next) })
  await expect(changed(page)).toBeVisible()
  const told = { reason: 'credentialsChanged', identifier: next }
  await expect.poll(() => app.calls('notifySignedOut')).toEqual([told])
  await expect(field(page, 'Phone number or email')).toHaveCount(0)
})

test('Back returns to the number as it was typed, and one Back leads out after the change', async ({
  page,
  open,
  standin,
}) => {
  await open(await signedIn(standin, '/'))
  await page.getByRole('link', { name: /^Update phone number/ }).click()
  await write(page)
  await send(page).click()
  await expect(code(page)).toBeVisible()
  await page.goBack()
  await expect(field(page, 'New phone number')).toHaveValue('139 1234 5678')
  await expect(field(page, 'Repeat new phone number')).toHaveValue('139 1234 5678')
  await page.goForward()
  await code(page).fill(await codeSentTo(standin, next))
  await expect(changed(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Account and Security' })).toBeVisible()
})

test('a reload keeps number and wait, and forgets the code', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/upload-phone'))
  await write(page)
  await page.reload()
  await expect(field(page, 'Repeat new phone number')).toHaveValue(/139 ?1234 ?5678/)
  await send(page).click()
  await codeSentTo(standin, next)
  await expect(page.getByRole('button', { name: /^Resend/ })).toBeVisible()
  await code(page).fill('12')
  await page.reload()
  await expect(page.getByText('+86 139 1234 5678')).toBeVisible()
  await expect(code(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Resend/ })).toHaveAttribute('aria-disabled', 'true')
  await code(page).fill(await codeSentTo(standin, next))
  await expect(changed(page)).toBeVisible()
})

test('a token that expires between the steps is renewed, and the code still counts', async ({
  page,
  open,
  standin,
}) => {
  await open(await signedIn(standin, '/upload-phone'))
  await write(page)
  await send(page).click()
  const sent = await codeSentTo(standin, next)
  const body = { code: 40102, message: 'expired token' }
  await standin.fault({ path: '/api/v1/users/*/phone', status: 401, body, times: 1 })
  await code(page).fill(sent)
  await expect(changed(page)).toBeVisible()
  expect(await standin.requests('/auth/token')).toHaveLength(1)
})

test('a hundred rapid taps send one code; the change itself happens once', async ({
  page,
  open,
  standin,
}) => {
  await standin.fault({ path: '/api/v1/users/sms', delayMs: 200 })
  await open(await signedIn(standin, '/upload-phone'))
  await write(page)
  await hundredTaps(page, 'Send code')
  const sent = await codeSentTo(standin, next)
  await standin.fault({ path: '/api/v1/users/*/phone', delayMs: 4000 })
  await code(page).fill(sent)
  for (let time = 0; time < 20; time++) await code(page).press('Enter')
  await expect(changed(page)).toBeVisible()
  expect(await standin.outbox(next)).toHaveLength(1)
  expect(await standin.requests('/phone')).toHaveLength(1)
})
