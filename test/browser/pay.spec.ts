import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

type Open = (path: string) => Promise<void>
type Room = { session(options?: { user?: string }): Promise<{ accessToken: string; refreshToken: string }> }

/** Opens an address as somebody who is signed in. */
async function signIn(open: Open, standin: Room, path = '/pay/', user = 'demo'): Promise<void> {
  const { accessToken, refreshToken } = await standin.session({ user })
  const mark = path.includes('?') ? '&' : '?'
  await open(`${path}${mark}acc_token=${accessToken}&ref_token=${refreshToken}`)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** From the plans to the provider's page. */
async function goToPayment(page: Page): Promise<void> {
  await button(page, 'Pay now').click()
  await button(page, 'Go to payment').click()
}

for (const [press, title] of [
  ['Succeed', 'Payment successful'],
  ['Fail', 'Payment failed'],
  ['Cancel', 'Payment canceled'],
  ['Leave pending', 'Checking the payment…'],
] as const)
  test(`the provider's page: ${press}`, async ({ page, open, standin }) => {
    await signIn(open, standin)
    await expect(page).toHaveTitle('Pay - SparkPro')
    await goToPayment(page)
    await button(page, press).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveTitle('Finish - Pay - SparkPro')
    await page.goBack()
    await expect(page).toHaveTitle('Pay - SparkPro')
    await expect(button(page, 'Pay now')).toBeVisible()
  })
