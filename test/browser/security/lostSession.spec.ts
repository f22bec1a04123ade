import type { Page } from '@playwright/test'
import { flows as account } from '../account/flows.ts'
import { expectAccessible } from '../looks.ts'
import { expect, test } from '../fixtures.ts'
import { fieldAt } from '../errorCases.ts'
import { codeSentTo } from '../session.ts'
import { email, flows as security } from './flows.ts'

test.use({ expected: /Failed to load resource/ })

const flows = { ...security, ...account }
const expired = { status: 401, body: { code: 40102, message: 'expired token' }, times: 1 }
const cover = (page: Page) => page.getByRole('alertdialog', { name: 'Please log in again' })

/**
 * Calls during which the session can turn out to be lost, each with its flow and the heading at the flow's
 * end.
 */
const broken = [
  ['email', 'PATCH /users/*', 'Your email was changed'],
  ['phone', 'POST /users/sms', undefined],
  ['phoneCode', 'POST /users/sms/verify', 'Your phone number was changed'],
  ['phoneCode', 'POST /users/*/phone', 'Your phone number was changed'],
  ['oldPassword', 'POST /users/password/verify', undefined],
  ['afterOldPassword', 'POST /users/password/change', 'Your password was changed'],
  ['oneScreen', 'POST /users/password/verify', 'Your password was changed'],
  ['oneScreen', 'POST /users/password/change', 'Your password was changed'],
  ['sms', 'POST /users/password/sms', undefined],
  ['smsCode', 'POST /users/sms/verify', undefined],
  ['afterSms', 'POST /users/password/reset', 'Your password was changed'],
] as const

const next = {
  phone: 'Verification code',
  sms: 'Verification code',
  oldPassword: 'New password',
  smsCode: 'New password',
} as const

const renewed: readonly string[] = ['PATCH /users/*', 'POST /users/sms', 'POST /users/password/change']

/** Checks that the flow has continued, either to its final heading or to the field of its next step. */
async function expectGoneOn(page: Page, from: string, end: string | undefined): Promise<void> {
  if (end) await expect(page.getByRole('heading', { name: end })).toBeVisible()
  else await expect(fieldAt(page, next[from as keyof typeof next])).toBeVisible()
}

for (const [from, call, end] of broken) {
  const [method = '', path = ''] = call.split(' ')
  const fault = { method, path: `/api/v1${path}`, ...expired }

  // The API client repeats every call, so one call per kind of response is enough to test the screens.
  if (renewed.includes(call))
    test(`${from}: a token that expires before ${call} is renewed, and the flow goes on`, async ({
      page,
      open,
      standin,
    }) => {
      await standin.fault(fault)
      await open(await flows[from].at(standin))
      await flows[from].go(page, standin)
      await expectGoneOn(page, from, end)
      await expect.poll(() => standin.requests('/auth/token')).toHaveLength(1)
    })

  test(`${from}: a session that ends before ${call} is opened again on the spot, and nothing typed is lost`, async ({
    page,
    open,
    standin,
  }) => {
    await standin.fault(fault)
    await standin.fault({ path: '/api/v1/auth/token', ...expired })
    await open(await flows[from].at(standin))
    await flows[from].go(page, standin)
    await expect(cover(page)).toBeVisible()
    if (call === 'PATCH /users/*') await expectAccessible(page, 'covered')
    await cover(page).getByLabel('Phone number or email').fill(email)
    await cover(page).getByLabel('Password', { exact: true }).fill('demo1234')
    await cover(page).getByRole('button', { name: 'Log in' }).click()
    await expect(cover(page)).toHaveCount(0)
    await expectGoneOn(page, from, end)
  })
}

test('a code refused at the very end costs the code alone: the new password is still there', async ({
  page,
  open,
  standin,
}) => {
  const body = { code: 2050, message: 'wrong' }
  await standin.fault({ path: '/api/v1/users/password/reset', status: 400, body, times: 1 })
  await open(await flows.afterForgotten.at())
  await flows.afterForgotten.go(page, standin)
  await expect(fieldAt(page, 'Verification code')).toBeFocused()
  await page.keyboard.type(await codeSentTo(standin, email))
  await expect(fieldAt(page, 'New password')).toHaveValue('newpass1')
  await expect(fieldAt(page, 'Repeat new password')).toHaveValue('newpass1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible()
  expect(await standin.outbox(email)).toHaveLength(1)
})

test('a reload on the way to a deletion begins anew, with the address and without the password', async ({
  page,
  open,
  standin,
}) => {
  await open(await flows.validate.at())
  await flows.validate.go(page, standin)
  await expect(page.getByText('You will lose')).toBeVisible()
  await page.reload()
  await expect(fieldAt(page, 'Email')).toHaveValue(email)
  await expect(fieldAt(page, 'Password')).toHaveValue('')
  await page.goForward()
  await expect(fieldAt(page, 'Email')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toContain(
    'demo1234',
  )
  expect((await standin.requests()).filter(({ method }) => method === 'DELETE')).toEqual([])
})
