import type { Page } from '@playwright/test'
import { controlRoom } from '../../mock-api/controlRoom.ts'
import { newerShell, type Bench } from './releaseSite.ts'
import { expect, isShown, remembered, test, openFirst } from './fixtures.ts'

// A start is treated as successful after two seconds.
test.use({ config: { live: { idle: 400, betweenLooks: 0, settled: 2000 } } })

const styled = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--of-shell').trim())

/**
 * Returns the version of the running shell: `own` for the document's shell, `none` while the page reloads.
 */
const running = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['shell'] ?? 'own').catch(() => 'none')

/** Sets a variable that the page loses when it reloads. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: 7 }))
const isMarked = (page: Page) => page.evaluate(() => (window as { mark?: number }).mark === 7)

const move = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/** Makes the page poll, and waits until it has stored the shell that runs from the next navigation. */
async function learns(page: Page, bench: Bench, ref: string): Promise<void> {
  await bench.look(page)
  await expect.poll(async () => (await remembered(page)).shell[0]).toBe(ref.slice('shell@'.length))
}

test('a page of an older document goes to the newer shell at the next change of screen, and back', async ({
  page,
  bench,
}) => {
  await openFirst(page, bench)
  await mark(page)
  const ref = await bench.release(newerShell())
  await learns(page, bench, ref)
  expect(await isMarked(page)).toBe(true)

  await move(page, '/')
  await expect.poll(() => running(page)).toBe('9.0.0')
  // The newer shell uses the document's libraries, which are already loaded.
  expect(bench.answers.map(({ path }) => path)).not.toContain('/r/shell/9.0.0-new1/libraries.js')
  await page.goto(`${bench.site.url}/weather`)
  await isShown(page, bench.first)
  expect(await running(page)).toBe('9.0.0')
  // The document contains the old shell's styles, so the newer ones must have been loaded.
  expect(await styled(page)).toMatch(/^.9\.0\.0.$/)

  await mark(page)
  await bench.run('rollback shell')
  await bench.look(page)
  await expect.poll(async () => (await remembered(page)).shell).toEqual([])
  expect(await isMarked(page)).toBe(true)
  await move(page, '/')
  await expect.poll(() => running(page)).toBe('own')
})

test('what is being typed stays while a newer shell waits', async ({ page, bench, open }) => {
  const { accessToken, refreshToken } = await controlRoom(bench.site.url).session()
  await open(`/upload-nickname?acc_token=${accessToken}&ref_token=${refreshToken}`)
  const field = page.getByRole('textbox')
  await field.fill('Half a name')
  await mark(page)
  const ref = await bench.publish(newerShell())
  await bench.run(`promote ${ref} --now`)
  await learns(page, bench, ref)
  // A navigation to the same screen must not reload the page, because the reload would empty the form.
  await page.evaluate(() => history.pushState(null, '', location.href))
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((then) => performance.now() > then + 1200, since)
  await expect(field).toHaveValue('Half a name')
  expect(await isMarked(page)).toBe(true)
})

test('a newer shell that throws as it starts ends at the document’s own', async ({ page, bench }) => {
  await openFirst(page, bench)
  const broken = () => `document.documentElement.dataset.shell = 'broken'; throw new Error('bad shell')`
  const ref = await bench.release(newerShell(broken))
  await learns(page, bench, ref)
  for (const starts of [1, 2]) {
    await page.reload()
    await expect.poll(() => running(page)).toBe('broken')
    expect((await remembered(page)).shell).toHaveLength(4 + starts)
  }
  await page.reload()
  await isShown(page, bench.first)
  expect(await running(page)).toBe('own')
  await expect.poll(async () => (await remembered(page)).aside[ref]?.times).toBe(1)
  await expect.poll(async () => (await remembered(page)).shell).toEqual([])
})

test('a newer shell whose bytes are not the signed ones is never remembered', async ({ page, bench }) => {
  await openFirst(page, bench)
  const ref = await bench.publish(newerShell())
  bench.site.faults.set('/r/shell/*/main.js', 'changed')
  await bench.run(`promote ${ref}`)
  const asked = page.waitForResponse(/r\/shell\/9\.0\.0-new1\/main\.js/)
  await bench.look(page)
  await asked
  await page.reload()
  await isShown(page, bench.first)
  expect(await running(page)).toBe('own')
  expect((await remembered(page)).shell).toEqual([])
})

test('a page leaves a revoked shell at once', async ({ page, bench }) => {
  await openFirst(page, bench)
  const ref = await bench.release(newerShell())
  await learns(page, bench, ref)
  await page.reload()
  await isShown(page, bench.first)
  expect(await running(page)).toBe('9.0.0')
  await bench.run(`revoke ${ref} --why "shows nothing on old web views"`)
  await bench.look(page)
  await expect.poll(() => running(page)).toBe('own')
  await isShown(page, bench.first)
  expect((await remembered(page)).shell).toEqual([])
})

test('tabs that start a newer shell at the same moment are no crash', async ({
  page,
  context,
  bench,
  open,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await open('/weather', tab)
  await isShown(page, bench.first)
  const ref = await bench.release(newerShell())
  await learns(page, bench, ref)
  await Promise.all([page.reload(), other.reload()])
  const third = await context.newPage()
  // On a busy machine, three simultaneous starts can exceed the page's timeouts. Then Retry is shown.
  for (const tab of [page, other, third])
    await tab.addLocatorHandler(tab.getByRole('button', { name: 'Retry' }), (retry) => retry.click())
  await open('/weather', third)
  for (const tab of [page, other]) {
    await isShown(tab, bench.first)
    expect(await running(tab)).toBe('9.0.0')
  }
  await expect.poll(async () => (await remembered(page)).shell).toHaveLength(4)
  await isShown(third, bench.first)
  await third.reload()
  await isShown(third, bench.first)
  expect(await running(third)).toBe('9.0.0')
  expect((await remembered(third)).aside).toEqual({})
})

test('an address chooses no shell, and the badge says so', async ({ page, bench, open }) => {
  const ref = await bench.publish(newerShell())
  await bench.run('settings --releases everybody')
  await open(`/weather?release=${ref}`)
  await isShown(page, bench.first)
  await expect(page.locator('[data-part="release-badge"]')).toHaveText(
    `✕ ${ref}: an address chooses no shell`,
  )
  expect(await running(page)).toBe('own')
})
