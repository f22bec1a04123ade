import type { Page } from '@playwright/test'
import { expectAccessible } from '../looks.ts'
import { expect, test } from '../fixtures.ts'
import { insideApp, signedIn } from '../session.ts'

const email = 'demo@companion.example'

// Browsers log every response with an error status.
test.use({ expected: /Failed to load resource/ })

/** Takes the steps from the password to the final confirmation. */
async function toLastQuestion(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('You will lose')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}
const deleteNow = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' })
const deletions = async (standin: { requests(path: string): Promise<readonly { method: string }[]> }) =>
  (await standin.requests('/users/')).filter(({ method }) => method === 'DELETE')

test('anybody deletes an account in a plain browser, with its email and password', async ({
  page,
  open,
  standin,
}) => {
  await open('/account-delete-v2?lang=en')
  await expect(page.getByText('SparkPro', { exact: true })).toBeVisible()
  await expectAccessible(page, 'validate')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('You will lose')).toBeVisible()
  await expectAccessible(page, 'what is lost')
  await page.getByRole('button', { name: 'Next' }).click()
  await expectAccessible(page, 'confirm')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Tick the box to continue.')).toBeVisible()
  await page.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(page.getByRole('alertdialog')).toContainText('cannot be undone')
  await expectAccessible(page, 'last question')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.goBack()
  await expect(page.getByText('You will lose')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Continue' }).click()
  await deleteNow(page).click()
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeFocused()
  await expectAccessible(page, 'deleted')
  const [gone] = await standin.requests('/users/')
  expect([gone?.method, gone?.query]).toEqual(['DELETE', { app: 'metawatch' }])
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await deletions(standin)).toHaveLength(1)
})

test('inside the app Back is held while the account is deleted, and the app is told of its end', async ({
  page,
  open,
  standin,
}) => {
  const calls = await insideApp(page)
  await open(await signedIn(standin, '/account-delete?inset=0'))
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await toLastQuestion(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/v1/users/*', async (route) => {
    if (route.request().method() === 'DELETE') await held
    await route.continue()
  })
  await deleteNow(page).click()
  await expect(page.getByRole('heading', { name: 'Deleting your account' })).toBeVisible()
  await expect.poll(calls).toContainEqual(['setBackIntercept', { enabled: true, reason: 'deleting' }])
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Deleting your account' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
  await expect.poll(calls).toContainEqual(['notifySignedOut', { reason: 'accountDeleted' }])
  await expect.poll(calls).toContainEqual(['setBackIntercept', { enabled: false }])
  expect(await deletions(standin)).toHaveLength(1)
  expect(await page.evaluate(() => sessionStorage.getItem('acc_token'))).toBeNull()
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(calls).toContainEqual(['closePage', { result: 'deleted' }])
})

test.describe('with a broken network', () => {
  test('a lost answer is asked for again, nobody there means done, and Back leaves the visit', async ({
    page,
    open,
    standin,
  }) => {
    await open(await signedIn(standin, '/'))
    await page.getByRole('link', { name: 'Delete account' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await toLastQuestion(page)
    await standin.fault({ path: '/api/v1/users/*', method: 'DELETE', status: 504, after: true, times: 1 })
    await deleteNow(page).click()
    await expect(page.getByRole('heading', { name: 'Delete failed' })).toBeFocused()
    await expectAccessible(page, 'failed')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
    // The account menu is removed from the history, so Back leads to the page before this visit.
    await expect.poll(() => page.evaluate(() => history.state.depth)).toBe(0)
    await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  test('what cannot be confirmed is checked by signing in', async ({ page, open, standin }) => {
    await open('/account-delete-v2?lang=en&inset=0')
    await page.getByLabel('Email').fill(email)
    await toLastQuestion(page)
    const expired = { status: 401, body: { code: 40103, message: 'token expired' } }
    await standin.fault({ path: '/api/v1/users/*', method: 'DELETE', ...expired, times: 1 })
    await standin.fault({ path: '/api/v1/auth/token', ...expired, times: 1 })
    await deleteNow(page).click()
    await expect(page.getByRole('heading', { name: 'The deletion could not be confirmed' })).toBeFocused()
    await expectAccessible(page, 'unsure')
    await page.getByLabel('Password', { exact: true }).fill('demo1234')
    await page.getByRole('button', { name: 'Check' }).click()
    await deleteNow(page).click()
    await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL(/\/app/)
  })
})
