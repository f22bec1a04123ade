import type { Page } from '@playwright/test'
import { controlRoom } from '../../mock-api/controlRoom.ts'
import { androidApp, goToPayment, heading, signIn } from '../pay/actions.ts'
import { listens } from './releaseSite.ts'
import { expect, isShown, reworded, test, openFirst, turnsTo } from './fixtures.ts'

/** A second version whose icons and text are visibly different. */
const restyled = {
  version: '2.0.0',
  build: 'new1',
  edit: (file: string, text: string) =>
    file.endsWith('.css')
      ? text.replaceAll('stroke: currentColor', 'stroke: rgb(1, 2, 3)')
      : reworded(file, text),
}

const strokes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-remote="weather"]:not([hidden]) svg')].map(
      (svg) => getComputedStyle(svg).stroke,
    ),
  )

test('an open page takes a promotion and a rollback without a navigation', async ({ page, bench }) => {
  await openFirst(page, bench)
  await expect(page.getByText('Humidity')).toBeVisible()
  await page.evaluate(() => void ((window as { mark?: number }).mark = 7))
  // The weather icons have their own chunk, so they appear after the text.
  await expect(page.locator('svg[data-kind]').first()).toBeVisible()
  const before = await strokes(page)
  expect(before).not.toContain('rgb(1, 2, 3)')

  const second = await bench.release(restyled)
  await turnsTo(page, bench, second)
  await expect(page.getByText('Wetness')).toBeVisible()
  await expect.poll(() => strokes(page)).toContain('rgb(1, 2, 3)')

  await bench.run('rollback weather')
  await turnsTo(page, bench, bench.first)
  await expect(page.getByText('Humidity')).toBeVisible()
  await expect.poll(() => strokes(page)).toEqual(before)
  expect(await page.evaluate(() => (window as { mark?: number }).mark)).toBe(7)
})

test('what is being typed elsewhere stays, and what is chosen is carried across', async ({
  page,
  bench,
  open,
}) => {
  await open('/weather')
  await page.getByRole('radio', { name: '°F' }).check({ force: true })
  const second = await bench.release(restyled)
  await turnsTo(page, bench, second)
  await expect(page.getByRole('radio', { name: '°F' })).toBeChecked()
})

test("the app's proof of a purchase is sent by the release that takes over the result page", async ({
  page,
  bench,
  open,
}) => {
  await androidApp(page, { pay: { status: 'success', receipt: 'good-swap' } })
  const standin = controlRoom(bench.site.url)
  await standin.fault({ method: 'POST', path: '/api/v1/payments/*/verify', status: 503, body: {} })
  await signIn(open, standin)
  await goToPayment(page)
  await expect(heading(page, 'Checking the payment…')).toBeVisible()
  await turnsTo(page, bench, await bench.release({ version: '2.0.0', build: 'new1', remote: 'pay' }))
  await standin.clearFaults()
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('a swap waits while a form holds what the user typed', async ({ page, bench, open }) => {
  const { accessToken, refreshToken } = await controlRoom(bench.site.url).session()
  await open(`/upload-nickname?acc_token=${accessToken}&ref_token=${refreshToken}`)
  const field = page.getByRole('textbox')
  await field.fill('Half a name')
  const shown = page.locator('[data-remote="account"]:not([hidden])')
  const before = await shown.getAttribute('data-release')
  const second = await bench.release({ version: '2.0.0', build: 'new1', remote: 'account' })
  const staged = page.waitForResponse(/2\.0\.0-new1\/remoteEntry\.js/)
  await bench.look(page)
  await staged
  // Waits three times as long as the page waits for an idle user. Without the form, it would have swapped by
  // now.
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((then) => performance.now() > then + 1200, since)
  await expect(shown).toHaveAttribute('data-release', before!)
  await expect(field).toHaveValue('Half a name')

  await field.fill('Demo')
  await expect(shown).toHaveAttribute('data-release', second)
})

test('a new page starts with what is promoted, and nothing of the shell changes', async ({
  page,
  bench,
  open,
}) => {
  const second = await bench.release(restyled)
  await open('/weather')
  await isShown(page, second)
})

test('a revoked release leaves an open page at once', async ({ page, bench, open }) => {
  const second = await bench.release(restyled)
  await open('/weather')
  await isShown(page, second)
  await bench.run(`revoke ${second} --why "shows the wrong unit"`)
  await page.mouse.move(10, 10)
  await turnsTo(page, bench, bench.first)
})

test('other tabs of the device learn with the one that looked', async ({ page, bench, open, context }) => {
  const other = await context.newPage()
  await open('/weather')
  await open('/weather', other)
  await isShown(page, bench.first)
  await isShown(other, bench.first)
  await listens(other)
  const second = await bench.release(restyled)
  await bench.look(page)
  await isShown(other, second)
})

test('of what was on the page before, one release stays warm; an older one can still come back', async ({
  page,
  bench,
}) => {
  await openFirst(page, bench)
  const second = await bench.publish(restyled)
  const third = await bench.publish({ version: '3.0.0', build: 'new1' })
  for (const ref of [second, third]) {
    await bench.run(`promote ${ref}`)
    await turnsTo(page, bench, ref)
  }
  const left = (ref: string) => page.locator(`link[rel="stylesheet"][href*="/${ref.split('@')[1]}/"]`).count()
  await expect.poll(() => left(bench.first)).toBe(0)
  expect(await left(second)).toBeGreaterThan(0)

  const asked: string[] = []
  page.on('request', (request) => void (/\/r\/weather\/2/.test(request.url()) && asked.push(request.url())))
  await bench.run('rollback weather')
  await turnsTo(page, bench, second)
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([])

  await bench.run(`rollback weather --to ${bench.first}`)
  await turnsTo(page, bench, bench.first)
  await expect(page.getByText('Humidity')).toBeVisible()
})

test('after eight swaps the page is loaded afresh at the next move, not before', async ({ page, bench }) => {
  await openFirst(page, bench)
  await page.evaluate(() => void ((window as { mark?: number }).mark = 7))
  const marked = () => page.evaluate(() => (window as { mark?: number }).mark)
  const second = await bench.publish(restyled)
  for (let round = 0; round < 4; round++) {
    await bench.run(`promote ${second}`)
    await turnsTo(page, bench, second)
    await bench.run('rollback weather')
    await turnsTo(page, bench, bench.first)
  }
  expect(await marked()).toBe(7)
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => history.pushState(null, '', '/privacy-policy'))
  await loaded
  expect(await marked()).toBeUndefined()
})
