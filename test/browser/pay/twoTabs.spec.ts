import type { BrowserContext, Page } from '@playwright/test'
import type { Site } from '../../site/server.ts'
import { button, goToPayment, heading, ordersOf, signIn, toPayment } from './actions.ts'
import { expect, test } from '../fixtures.ts'

// The server responds with a 404 for a user without a plan, which the browser logs.
test.use({ expected: /404 \(Not Found\)/ })

/** Opens the plans in a second tab of the same browser. */
async function otherTab(
  context: BrowserContext,
  site: Site,
  standin: Parameters<typeof signIn>[1],
): Promise<Page> {
  const tab = await context.newPage()
  const openHere = async (path: string) => void (await tab.goto(`http://localhost:${site.port}${path}`))
  await signIn(openHere, standin, '/pay/', 'second')
  await expect(button(tab, 'Pay now')).toBeVisible()
  return tab
}

async function buyIn(tab: Page): Promise<void> {
  await goToPayment(tab)
  await button(tab, 'Succeed').click()
  await expect(heading(tab, 'Payment successful')).toBeVisible()
}

test('a plan that renews is sold once, also by a tab that is out of date', async ({
  page,
  open,
  standin,
  context,
  site,
}) => {
  await signIn(open, standin, '/pay/', 'second')
  await button(page, 'Pay now').click()
  const other = await otherTab(context, site, standin)
  await buyIn(other)
  // The first tab still shows the confirmation from before the purchase.
  await toPayment(page).click()
  await expect(page.getByRole('region', { name: 'Current plan' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Pay now')).toHaveCount(0)
  expect(await ordersOf(standin)).toHaveLength(1)
})

test('a tab that is seen again shows what another has bought', async ({
  page,
  open,
  standin,
  context,
  site,
}) => {
  await signIn(open, standin, '/pay/', 'second')
  await expect(button(page, 'Pay now')).toBeVisible()
  const other = await otherTab(context, site, standin)
  await buyIn(other)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('region', { name: 'Current plan' })).toBeVisible()
  await expect(button(page, 'Pay now')).toHaveCount(0)
})

test('two tabs that buy in the same instant make one order', async ({
  page,
  open,
  standin,
  context,
  site,
}) => {
  await signIn(open, standin, '/pay/', 'second')
  await button(page, 'Pay now').click()
  const other = await otherTab(context, site, standin)
  await button(other, 'Pay now').click()
  await expect(toPayment(other)).toBeVisible()
  await Promise.all(
    [page, other].map((tab) => toPayment(tab).evaluate((element) => (element as HTMLElement).click())),
  )
  for (const tab of [page, other]) await expect(button(tab, 'Succeed')).toBeVisible()
  expect(await ordersOf(standin)).toHaveLength(1)
})
