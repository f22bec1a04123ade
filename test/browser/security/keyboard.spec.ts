import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fieldAt } from '../errorCases.ts'
import { codeSentTo, signedIn } from '../session.ts'
import { email, phone } from './flows.ts'

test.use({ expected: /Failed to load resource/, hasTouch: false })

/** Presses Tab until an element with this accessible name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const named = () =>
    page
      .locator(':focus')
      .evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.textContent ??
          '',
      )
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const has = await page.locator(':focus').count()
    if (!has) continue
    const found = await named()
    if (typeof name === 'string' ? found === name : name.test(found)) return
  }
  throw new Error(`Tab does not reach ${String(name)}`)
}

async function newPassword(page: Page): Promise<void> {
  await expect(fieldAt(page, 'New password')).toBeFocused()
  await page.keyboard.type('newpass1')
  await tabTo(page, 'Repeat new password')
  await page.keyboard.type('newpass1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused()
}

test('a forgotten password, and signing in with the new one', async ({ page, open, standin }) => {
  await open('/forget-password?lang=en')
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await tabTo(page, 'Phone number or email')
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(fieldAt(page, 'Verification code')).toBeFocused()
  await page.keyboard.type(await codeSentTo(standin, phone))
  await newPassword(page)
  await expect(fieldAt(page, 'Phone number or email')).toHaveValue(phone)
  await tabTo(page, 'Password')
  await page.keyboard.type('newpass1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
})

test('a password from the menu on, by a code', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/'))
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
  await tabTo(page, 'Edit password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Email code' })).toBeVisible()
  await tabTo(page, /^Email code/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  await tabTo(page, 'Send code')
  await page.keyboard.press('Enter')
  await expect(fieldAt(page, 'Verification code')).toBeFocused()
  await page.keyboard.type(await codeSentTo(standin, email))
  await newPassword(page)
})

test('a deletion, from the menu on', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/'))
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
  await tabTo(page, 'Delete account')
  await page.keyboard.press('Enter')
  await expect(fieldAt(page, 'Email')).toBeVisible()
  await tabTo(page, 'Email')
  await page.keyboard.type(email)
  await tabTo(page, 'Password')
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You will lose')).toBeVisible()
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox')).toBeVisible()
  await tabTo(page, /^I understand/)
  await page.keyboard.press('Space')
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  const last = page.getByRole('alertdialog')
  await expect(last.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabTo(page, 'Delete account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeFocused()
})
