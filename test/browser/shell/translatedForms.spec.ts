import type { Page } from '@playwright/test'
import { newEmail, newPhone } from '../account/flows.ts'
import { fieldAt } from '../errorCases.ts'
import { expect, test } from '../fixtures.ts'
import { codeSentTo, signedIn } from '../session.ts'
import { isWhole, modes, openTranslated } from './translatedPage.ts'

test.use({ expected: /Failed to load resource/ })

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const main = (page: Page) => page.getByRole('main')

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await fieldAt(page, label).fill(value)
}
/** Checks that a field shows an error for the wrong value, and no error for the right one. */
async function corrects(page: Page, label: string, [wrong, right]: [string, string], says: string | RegExp) {
  await fill(page, { [label]: wrong })
  await fieldAt(page, label).press('Enter')
  await expect(main(page).getByText(says)).toBeVisible()
  await isWhole(page, `${label}: ${says}`)
  await fill(page, { [label]: right })
  await expect(main(page).getByText(says)).toHaveCount(0)
  await isWhole(page, `${label}, corrected`)
  // Fields group digits with spaces, so compare without them.
  expect((await fieldAt(page, label).inputValue()).replaceAll(' ', '')).toBe(right)
}

for (const mode of modes) {
  test(`translated from ${mode.from}: five forms say what is wrong, keep what is typed and are sent`, async ({
    page,
    open,
    standin,
  }) => {
    await openTranslated(page, open, await signedIn(standin, '/upload-nickname'), mode)
    await expect(fieldAt(page, 'Nickname')).toHaveValue('Demo')
    await corrects(page, 'Nickname', ['', 'Zoë'], 'Enter a nickname')
    await press(page, 'Save')
    await expect(page.getByRole('alert')).toContainText('Your nickname was saved')

    await open(await signedIn(standin, '/upload-phone'))
    await fill(page, { 'Repeat new phone number': newPhone })
    await corrects(page, 'New phone number', ['1', newPhone], 'Please enter a valid phone number!')
    await press(page, 'Send code')
    await fill(page, { 'Verification code': '000000' })
    await expect(main(page).getByText('Incorrect verification code!')).toBeVisible()
    await isWhole(page, 'a wrong code')
    await fill(page, { 'Verification code': await codeSentTo(standin, newPhone) })
    await expect(page.getByRole('heading', { name: 'Your phone number was changed' })).toBeVisible()
    await isWhole(page, 'the changed number')

    await open(await signedIn(standin, '/upload-email'))
    await fill(page, { 'Repeat new email': newEmail })
    await corrects(page, 'New email', ['zoe@', newEmail], 'Email format is incorrect!')
    await press(page, 'Save')
    await expect(page.getByRole('heading', { name: 'Your email was changed' })).toBeVisible()
    await isWhole(page, 'the changed email')

    await open(await signedIn(standin, '/edit-password'))
    await fill(page, { 'Old password': 'demo1234', 'New password': 'newpass1' })
    await corrects(page, 'Repeat new password', ['other123', 'newpass1'], 'Passwords do not match')
    await press(page, 'Save')
    await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible()
    await isWhole(page, 'the changed password')
  })

  test(`translated from ${mode.from}: a code's countdown counts, and one registers`, async ({
    page,
    open,
    standin,
  }) => {
    await openTranslated(page, open, '/registration?lang=en', mode)
    await corrects(page, 'Phone number', ['1', newPhone], 'Please enter a valid phone number!')
    await press(page, 'Send code')
    const resend = page.getByRole('button', { name: /Resend/ })
    const seconds = async () => Number(/\((\d+)\)/.exec((await resend.textContent()) ?? '')?.[1])
    await expect.poll(seconds).toBeGreaterThan(0)
    const before = await seconds()
    await expect.poll(seconds).toBeLessThan(before - 1)
    await isWhole(page, 'the countdown')
    await fill(page, { 'Verification code': await codeSentTo(standin, newPhone) })
    await fill(page, { Password: 'abc123', 'Repeat password': 'abc123' })
    await press(page, 'Register')
    await expect(main(page).getByText('Please agree and check')).toBeVisible()
    await page.getByRole('checkbox').check()
    await isWhole(page, 'the filled registration')
    await press(page, 'Register')
    await expect(page.getByRole('heading', { name: 'Account and Security' })).toBeVisible()
    await isWhole(page, 'the menu')
  })
}
