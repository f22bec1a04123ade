import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const bench = (page: Page) => page.getByRole('complementary', { name: 'Workbench' })

/** Opens the workbench and some of its parts, which a device remembers. */
async function openBench(page: Page, ...parts: readonly RegExp[]): Promise<void> {
  await page.getByRole('button', { name: 'QA', exact: true }).click()
  for (const part of parts) await bench(page).locator('summary').filter({ hasText: part }).first().click()
}

test('it shows the releases, calls to the API and to the app, and stays as it was', async ({
  page,
  open,
}) => {
  await open('/weather?qa=1&bridge=emulator&position=52.52,13.41')
  await openBench(page, /^Releases/, /^API calls/, /^App calls/)
  await expect(bench(page).getByText(/^weather@\d/)).toBeVisible()
  await expect(bench(page).getByText(/^GET · \/api\/v1\/weather.*200/)).toBeVisible()
  await expect(bench(page).getByText(/^reply · getLocation · ok/)).toBeVisible()
  await page.reload()
  await expect(bench(page).getByText(/^GET · \/api\/v1\/weather.*200/)).toBeVisible()
  // Where somebody is stands in no list of calls.
  expect(await bench(page).textContent()).not.toContain('52.52')
})

for (const [place, width] of [
  ['side', 1280],
  ['bottom', 390],
] as const) {
  test(`docked at the ${place} it covers nothing of the page, what sticks to an edge included`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open('/pay?qa=1&user=demo')
    const pay = page.getByRole('button', { name: 'Pay now' })
    await expect(pay).toBeVisible()
    await openBench(page)
    const [button, panel] = [await pay.boundingBox(), await bench(page).boundingBox()]
    if (place === 'side') expect(button!.x + button!.width).toBeLessThanOrEqual(panel!.x)
    else expect(button!.y + button!.height).toBeLessThanOrEqual(panel!.y)
    await bench(page).getByRole('button', { name: 'sheet' }).click()
    await page.reload()
    await expect(bench(page).getByRole('button', { name: 'sheet' })).toHaveAttribute('aria-pressed', 'true')
    await bench(page).getByRole('button', { name: 'close' }).click()
    await expect(bench(page)).toBeHidden()
  })
}

test('what is set stands in the address, holds after a move, and a link has it elsewhere', async ({
  page,
  open,
  browser,
}) => {
  await open('/operational-guidance?qa=1')
  await openBench(page, /^Look/)
  await bench(page).getByLabel('Pseudo-language').selectOption('rtl')
  await expect(page).toHaveURL(/pseudo=rtl/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*~\]$/)
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  await bench(page).getByLabel('Text size').selectOption('200')
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  await bench(page).getByRole('button', { name: 'close' }).click()
  await page.getByRole('main').locator('a[href*="brand="]').last().click()
  await expect(page).toHaveURL(/-detail/)
  await expect(page).toHaveURL(/pseudo=rtl.*size=200|size=200.*pseudo=rtl/)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByText(/^\[.*~\]$/).first()).toBeVisible()
  await expect(elsewhere.locator('html')).toHaveCSS('font-size', '32px')
  await elsewhere.context().close()
})

test.describe('faults that are asked for', () => {
  test.use({ expected: /./ })
  test('the API fails as the address says', async ({ page, open }) => {
    await open('/weather?qa=1&fault=/weather/*:500')
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
    await openBench(page, /^API calls/)
    await expect(
      bench(page)
        .getByText(/fault: status 500/)
        .first(),
    ).toBeVisible()
  })
})

test.describe('users that are asked for', () => {
  test.use({ expected: /401/ })
  for (const [user, says] of [
    ['none', /log in/i],
    ['second', /Second/],
    ['expired', /Demo/],
  ] as const) {
    test(`the user ${user}`, async ({ page, open }) => {
      await open(`/?qa=1&user=${user}`)
      await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
    })
  }
})

test('events are sent with data of one’s own', async ({ page, open }) => {
  await open('/weather?qa=1&bridge=emulator')
  await openBench(page, /^Events/)
  await bench(page)
    .getByRole('combobox', { name: /^Event/ })
    .selectOption('themeChanged')
  await bench(page).getByLabel('Data of the event').fill('{"dark":true}')
  await bench(page).getByRole('button', { name: 'Send event' }).click()
  await expect(bench(page).getByText('themeChanged: ok')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a code that was sent is at hand', async ({ page, open, standin }) => {
  const { accessToken } = await standin.session()
  expect(accessToken).not.toBe('')
  await open('/registration?qa=1')
  await openBench(page, /^Outbox/)
  await expect(bench(page).getByText('No code has been sent yet.')).toBeVisible()
  await page.getByRole('textbox', { name: /phone/i }).first().fill('+8613900001111')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(bench(page).locator('li b').first()).toHaveText(/^\d{6}$/)
})

test('a trace of one page shows the same screen elsewhere, answer by answer', async ({
  page,
  open,
  browser,
}) => {
  await open('/weather?qa=1&bridge=emulator&position=52.52,13.41')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await openBench(page, /^Trace/)
  const saving = page.waitForEvent('download')
  await bench(page).getByRole('button', { name: 'Download trace' }).click()
  const file = await (await saving).path()
  const text = await readFile(file, 'utf8')
  expect(text).not.toMatch(/52\.52|13\.41|eyJ/)
  // Of what stands there the address alone is personal.
  await expect(page.getByRole('main').locator('h2').first()).toHaveText('Mitte, Berlin')
  const high = await page
    .getByRole('main')
    .getByText(/^High /)
    .textContent()

  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await elsewhere.goto(new URL('/help?qa=1', page.url()).href)
  await openBench(elsewhere, /^Trace/)
  // The API of that page would answer otherwise.
  await elsewhere.route('**/api/**', (route) => route.abort())
  await bench(elsewhere).getByLabel('Trace to replay').setInputFiles(file)
  await expect(elsewhere).toHaveURL(/\/weather\?.*replay=step/)
  await expect(bench(elsewhere).getByText(/^Waiting: /)).toBeVisible()
  await expect(elsewhere.getByRole('main').getByText('Somewhere')).toHaveCount(0)
  await bench(elsewhere).getByRole('button', { name: 'Play all' }).click()
  await expect(elsewhere.getByRole('main').locator('h2').first()).toHaveText('Somewhere')
  await expect(elsewhere.getByRole('main').getByText(high!)).toBeVisible()
  await elsewhere.context().close()
})

test('a file that is no trace is said to be none', async ({ page, open }) => {
  await open('/help?qa=1')
  await openBench(page, /^Trace/)
  await bench(page)
    .getByLabel('Trace to replay')
    .setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{"no":"trace"}') })
  await expect(bench(page).getByRole('alert')).toHaveText('This file is no trace of this page.')
})

test('all screens are listed with the states they can be in', async ({ page, open }) => {
  await open('/isolate')
  const screens = page.getByRole('heading', { level: 3 })
  await expect(screens).toHaveCount(25)
  await page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: /^weather / }) })
    .last()
    .getByRole('link', { name: 'position not permitted' })
    .click()
  await expect(page).toHaveURL(/\/weather\?.*position=denied/)
  await expect(page.getByText('Location permission is off')).toBeVisible()
})
