import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, goToPayment } from '../pay/actions.ts'
import { bench, openBench } from './bench.ts'

/** Downloads the tab's trace and returns the path of the file. */
async function saveTrace(page: Page): Promise<string> {
  if (await bench(page).isHidden()) await openBench(page, /^Trace/)
  const saving = page.waitForEvent('download')
  await bench(page).getByRole('button', { name: 'Download trace' }).click()
  return (await saving).path()
}

/** Replays a trace in a fresh browser context. */
async function replayElsewhere(browser: Browser, page: Page, file: string): Promise<Page> {
  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage()
  // The responses must come from the trace, so real API calls fail.
  await elsewhere.route('**/api/**', (route) => route.abort())
  await elsewhere.goto(new URL('/help?qa=1', page.url()).href)
  await openBench(elsewhere, /^Trace/)
  await bench(elsewhere).getByLabel('Trace to replay').setInputFiles(file)
  await expect(elsewhere).toHaveURL(/replay=step/)
  await expect(bench(elsewhere).getByText(/^Waiting: /)).toBeVisible()
  return elsewhere
}

const root = (page: Page) => page.locator('#root')
const play = (page: Page) => bench(page).getByRole('button', { name: 'Play all' }).click()

test('a trace of one page shows the same screen elsewhere, answer by answer', async ({
  page,
  open,
  browser,
}) => {
  await open('/weather?qa=1&bridge=emulator&position=52.52,13.41')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  const file = await saveTrace(page)
  const text = await readFile(file, 'utf8')
  expect(text).not.toMatch(/52\.52|13\.41|eyJ/)
  // The trace must not contain personal data. On this screen, only the postal address is personal.
  await expect(page.getByRole('main').locator('h2').first()).toHaveText('Mitte, Berlin')
  const high = await page
    .getByRole('main')
    .getByText(/^High /)
    .textContent()

  const elsewhere = await replayElsewhere(browser, page, file)
  await expect(elsewhere).toHaveURL(/\/weather\?/)
  await expect(elsewhere.getByRole('main').getByText('Somewhere')).toHaveCount(0)
  await play(elsewhere)
  await expect(elsewhere.getByRole('main').locator('h2').first()).toHaveText('Somewhere')
  await expect(elsewhere.getByRole('main').getByText(high!)).toBeVisible()
  await elsewhere.context().close()
})

test('a phone’s theme is that of the replay, as the app said it last', async ({ page, open, browser }) => {
  const event = encodeURIComponent(`themeChanged:${JSON.stringify({ dark: true, color: '#aa3322' })}`)
  await open(`/help?qa=1&bridge=emulator&event=${event}`)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const file = await saveTrace(page)
  const elsewhere = await replayElsewhere(browser, page, file)
  await play(elsewhere)
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark')
  await elsewhere.context().close()
})

test.describe('a purchase whose check fails once, and that the provider declines', () => {
  test.use({ expected: /404 \(Not Found\)/ })
  const declined = /Payment failed\s+The payment was declined/

  /** Makes a payment that fails. Returns the trace and the last screen's text. */
  async function recordPurchase(page: Page, open: (path: string) => Promise<void>) {
    await open('/pay?qa=1&user=demo&fault=GET%20/orders/*:500@once')
    await goToPayment(page)
    await button(page, 'Fail').click()
    await expect(root(page)).toContainText(declined, { useInnerText: true })
    const shown = await root(page).innerText()
    return { file: await saveTrace(page), shown }
  }

  async function endsOn(elsewhere: Page, shown: string): Promise<void> {
    await expect(root(elsewhere)).toContainText(declined, { useInnerText: true })
    expect(await root(elsewhere).innerText()).toBe(shown)
    await expect(bench(elsewhere).getByText(/^Not in the trace/)).toHaveCount(0)
    await elsewhere.context().close()
  }

  const rounds = [1, 2, 3, 4]
  for (const round of rounds)
    test(`it ends on the same screen in fresh browsers: ${round * 5 - 4} to ${round * 5} of 20`, async ({
      page,
      open,
      browser,
    }) => {
      const { file, shown } = await recordPurchase(page, open)
      const text = await readFile(file, 'utf8')
      expect(text).toMatch(/"fault: status 500"/)
      expect(text).not.toMatch(/eyJ|demo@|13812345678/)
      const replays = Array.from({ length: 5 }, async () => {
        const elsewhere = await replayElsewhere(browser, page, file)
        await expect(elsewhere).toHaveURL(/\/pay\/result\?/)
        await play(elsewhere)
        await endsOn(elsewhere, shown)
      })
      await Promise.all(replays)
    })

  test('from its first step on, with the same taps, the provider’s page is left out', async ({
    page,
    open,
    browser,
  }) => {
    const { file, shown } = await recordPurchase(page, open)
    const elsewhere = await replayElsewhere(browser, page, file)
    await play(elsewhere)
    await bench(elsewhere)
      .getByRole('button', { name: /^load \/pay/ })
      .first()
      .click()
    await expect(elsewhere).toHaveURL(/\/pay\?/)
    await goToPayment(elsewhere)
    await expect(elsewhere).toHaveURL(/\/pay\/result\?.*replay=play/)
    await endsOn(elsewhere, shown)
  })
})

test('a new trace begins at the screen that is there', async ({ page, open }) => {
  await open('/?qa=1&user=demo')
  await page.getByRole('link', { name: 'Weather' }).click()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  const steps = async () =>
    (await readFile(await saveTrace(page), 'utf8'))
      .split('\n')
      .flatMap((line) =>
        line.startsWith('{"step"') ? [(JSON.parse(line) as { step: { address: string } }).step.address] : [],
      )
  expect(await steps()).toEqual(['/', '/weather'])
  await bench(page).getByRole('button', { name: 'Begin a new trace' }).click()
  expect(await steps()).toEqual(['/weather'])
})

test('a file that is no trace is said to be none', async ({ page, open }) => {
  await open('/help?qa=1')
  await openBench(page, /^Trace/)
  await bench(page)
    .getByLabel('Trace to replay')
    .setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{"no":"trace"}') })
  await expect(bench(page).getByRole('alert')).toHaveText('This file is no trace of this page.')
})
