import type { Page } from '@playwright/test'
import { scenes } from '@companion/shared/ui/feedback/scenes'
import { fieldAt } from '../errorCases.ts'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

// Chunks that load after the first screen can't be loaded offline. The screen must work without them.

test.use({ expected: /Failed to load resource|ERR_FAILED|toasts|Loading chunk|not loaded/i })

// A second attempt adds a query to the URL.
const toastsFile = /\/shell\/[^/]+\/toasts\.js(\?|$)/
const lost = 'No connection. Check your network and try again.'
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: lost })
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' })
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

for (const [fault, file] of [
  ['cannot be fetched', toastsFile],
  ['never comes', toastsFile],
  ['has no hash', /\/shell\/[^/]+\/chunks\.json(\?|$)/],
] as const)
  test(`toasts whose chunk ${fault}: a line says what failed, goes in time, and makes room for the toast`, async ({
    page,
    open,
    standin,
  }) => {
    await page.route(file, (route) => (fault === 'never comes' ? undefined : route.abort()))
    await page.route(/\/api\/v1\/users\/[^/]+$/, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    // The load event waits for the file, so don't await it.
    void open(await signedIn(standin, '/upload-nickname')).catch(() => {})
    await expect(fieldAt(page, 'Nickname')).toHaveValue('Demo')
    await fieldAt(page, 'Nickname').fill('Zoë')
    await save(page)
    await expect(alert(page)).toBeVisible()
    expect([await alert(page).count(), await dismiss(page).count()]).toEqual([1, 0])
    await expect(alert(page)).toHaveCount(0)
    expect(await fieldAt(page, 'Nickname').inputValue()).toBe('Zoë')
    if (fault === 'never comes') return

    await page.unroute(file)
    await expect(async () => {
      await save(page)
      await expect(dismiss(page)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(alert(page)).toHaveCount(1)
  })

test('a toast that comes before its chunk is a line, then the toast, never both', async ({
  page,
  open,
  standin,
}) => {
  let letCome = () => {}
  const held = new Promise<void>((done) => (letCome = done))
  await page.route(toastsFile, async (route) => {
    await held
    await route.continue()
  })
  await page.route(/\/api\/v1\/users\/[^/]+$/, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.addInitScript((text) => {
    const most = { texts: 0 }
    Object.assign(window, { most })
    new MutationObserver(() => {
      const said = [...document.querySelectorAll('[role="alert"]')].filter((it) =>
        it.textContent.includes(text),
      )
      most.texts = Math.max(most.texts, said.length)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }, lost)
  void open(await signedIn(standin, '/upload-nickname')).catch(() => {})
  await expect(fieldAt(page, 'Nickname')).toHaveValue('Demo')
  await fieldAt(page, 'Nickname').fill('Zoë')
  await save(page)
  await expect(alert(page)).toBeVisible()
  letCome()
  await expect(dismiss(page)).toBeVisible()
  await expect(alert(page)).toHaveCount(1)
  expect(await page.evaluate('window.most.texts')).toBe(1)
})

const drawing = (page: Page, name: keyof typeof scenes) =>
  page.locator('[data-remote], main').locator(`svg path[d="${scenes[name].body}"]`).first()

for (const { path, remote, calls, says } of [
  {
    path: '/weather',
    remote: 'weather',
    calls: /\/api\/v1\/weather/,
    says: 'The weather didn’t load',
  },
  { path: '/pay', remote: 'pay', calls: /\/api\/v1\/plans/, says: 'didn’t load' },
])
  test(`${path} that loses the network with its first words says so and draws it`, async ({
    page,
    open,
    standin,
    context,
  }) => {
    let breakOff = () => {}
    const broken = new Promise<void>((done) => (breakOff = done))
    await page.route(calls, async (route) => {
      await broken
      await route.abort()
    })
    await open(await signedIn(standin, path))
    await expect(page.locator(`[data-remote="${remote}"] h1`)).toBeVisible()
    await context.setOffline(true)
    breakOff()
    await expect(page.getByText(says)).toBeVisible()
    await expect(drawing(page, 'router')).toBeVisible()
  })

test('a part of the page that cannot be fetched later says so and draws it', async ({
  page,
  open,
  standin,
  context,
}) => {
  const drawings = page.waitForResponse(/\/shell\/[^/]+\/drawings\.js$/)
  await page.route(/\/r\/security\//, (route) => route.abort())
  await open(await signedIn(standin, '/weather'))
  await drawings
  await context.setOffline(true)
  await page.evaluate(() => history.pushState(null, '', '/forget-password'))
  await expect(page.getByText('This page didn’t load')).toBeVisible()
  await expect(drawing(page, 'tiles')).toBeVisible()
})
