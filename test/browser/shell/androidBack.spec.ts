import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

/** Returns the parameters of the page's latest request to intercept Android's Back. */
const lastAsked = async (app: Awaited<ReturnType<typeof insideFakeApp>>) =>
  (await app.calls('setBackIntercept')).pop()

test("Android's Back closes what is open, asks before typed text is lost, then goes back, then closes the page", async ({
  page,
  open,
  standin,
}) => {
  const app = await insideFakeApp(page)
  const held = () => lastAsked(app)
  const phone = page.getByLabel('New phone number', { exact: true })
  const back = () => app.emit('backPressed', {})
  await open(await signedIn(standin, '/'))
  await page.getByRole('link', { name: /^Update phone/ }).click()
  await expect.poll(held).toEqual({ enabled: false })
  await page.getByRole('button', { name: /^Country/ }).click()
  await expect.poll(held).toEqual({ enabled: true, reason: 'dialog' })
  await back()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(held).toEqual({ enabled: false })
  await phone.fill('138')
  await expect.poll(held).toEqual({ enabled: true, reason: 'unsaved' })
  await back()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await back()
  await expect(question).toHaveCount(0)
  await expect(phone).toHaveValue(/^1\s?38$/)
  await back()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('link', { name: /^Update phone/ })).toBeVisible()
  await expect.poll(held).toEqual({ enabled: false })
  await back()
  await expect.poll(async () => (await app.calls('closePage')).length).toBe(1)
})

test('a question is answered with no, and what cannot be undone any more is not gone back from', async ({
  page,
  open,
  standin,
}) => {
  const app = await insideFakeApp(page)
  const held = () => lastAsked(app)
  await open(await signedIn(standin, '/account-delete'))
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await expect.poll(held).toEqual({ enabled: true, reason: 'unsaved' })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('You will lose')).toBeVisible()
  await expect.poll(held).toEqual({ enabled: false })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect.poll(held).toEqual({ enabled: true, reason: 'dialog' })
  await app.emit('backPressed', {})
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect.poll(held).toEqual({ enabled: false })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText(/deleted/i).first()).toBeVisible()
  await expect.poll(held).toEqual({ enabled: true, reason: 'gone' })
  await app.emit('backPressed', {})
  await expect.poll(async () => (await app.calls('closePage')).length).toBe(1)
})

test('a field stays above the keyboard that the app tells of after the focus', async ({
  page,
  open,
  standin,
}) => {
  const app = await insideFakeApp(page)
  await open(await signedIn(standin, '/edit-password'))
  await expect.poll(() => lastAsked(app)).toEqual({ enabled: false })
  const field = page.getByLabel('Repeat new password', { exact: true })
  await field.focus()
  await app.emit('keyboardChanged', { heightPx: 400 })
  const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(844 - 400)
})
