import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { signedIn } from '../session.ts'
import { openHeld, test } from './prerendered.ts'

// Clicks on a prerendered screen before React hydrates it must not be lost.

test.use({ viewport: { width: 390, height: 844 } })

const host = 'metawatch.localhost'
const live = (page: Page) => page.locator('[data-remote]:not([hidden]) h1').waitFor()

const rows = ['/upload-nickname', '/account-delete-v2', '/app', '/privacy-policy', '/support']

for (const path of rows)
  test(`a tap on the menu’s row of ${path} opens ${path}, also for a token that no session has yet`, async ({
    page,
    site,
    standin,
  }) => {
    const release = await openHeld(page, `http://${host}:${site.port}${await signedIn(standin, '/')}`)
    await page.locator(`[data-prerendered] a[href="${path}"]`).click()
    release()
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    expect(new URL(page.url()).searchParams.get('lang')).toBe('en')
    await live(page)
    expect(await page.evaluate(() => Boolean(sessionStorage.getItem('acc_token')))).toBe(true)
  })

test('the browser itself follows a link of a page without tokens, with the page’s flags', async ({
  page,
  site,
}) => {
  await openHeld(page, `http://${host}:${site.port}/account-delete-v2?lang=en&dark=1`)
  await page.goto(`http://${host}:${site.port}/registration?lang=en&dark=1`, { waitUntil: 'commit' })
  await page.locator('[data-prerendered] a[href^="/"]').first().click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/registration')
  expect(new URL(page.url()).searchParams.get('dark')).toBe('1')
})

test('buttons are pressed once somebody can answer, after what was typed', async ({ page, site }) => {
  const release = await openHeld(page, `http://${host}:${site.port}/account-delete-v2?lang=en`)
  await page.getByLabel('Password', { exact: true }).fill('Abcdef1')
  // Users press again when nothing responds. The second press must not undo the first.
  await page.locator('[data-action="show-current"]').click()
  await page.locator('[data-action="show-current"]').click()
  release()
  await live(page)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Abcdef1')
})

test('the list of countries opens once it can, and the number stays', async ({ page, site }) => {
  const release = await openHeld(page, `http://${host}:${site.port}/registration?lang=en`)
  await page.getByLabel('Phone number', { exact: true }).fill('2015550123')
  await page.locator('[data-action="country"]').click()
  release()
  await live(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('input[name="phone"]')).toHaveValue(/201.*0123/)
})

test.describe('for an account that the server does not know', () => {
  test.use({ expected: /status of 404/ })

  test('a form that is sent early is sent once, with what was typed into it', async ({
    page,
    site,
    standin,
  }) => {
    const release = await openHeld(page, `http://${host}:${site.port}/forget-password?lang=en`)
    await page.getByRole('textbox').first().fill('zoe@mail.example')
    // Enter submits the form, which must neither reload the page nor be lost.
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/forget-password?lang=en')
    release()
    await live(page)
    await expect
      .poll(async () => (await standin.requests()).filter(({ method }) => method === 'POST').length)
      .toBe(1)
  })
})

test('several presses count in their order', async ({ page, site }) => {
  const release = await openHeld(page, `http://${host}:${site.port}/help?lang=en`)
  const questions = page.locator('main h3 button, main summary, main [aria-expanded]')
  await questions.nth(0).click()
  await questions.nth(1).click()
  release()
  await live(page)
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true')
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
})

test('what destroys is pressed for nobody', async ({ page, site, standin }) => {
  const release = await openHeld(
    page,
    `http://${host}:${site.port}${await signedIn(standin, '/account-delete')}`,
  )
  for (const button of await page.locator('[data-prerendered] button:not([data-action])').all())
    await button.click({ timeout: 1000 }).catch(() => {})
  const before = (await standin.requests()).length
  release()
  await live(page)
  await page.waitForTimeout(500)
  const asked = (await standin.requests()).slice(before)
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
})
