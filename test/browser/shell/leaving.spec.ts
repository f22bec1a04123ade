import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

/** Pauses each closing animation at its first frame, so that the test can look at any moment of it. */
const holdClosing = (page: Page) =>
  page.addInitScript(() => {
    // The time limit would remove a dialog that is held.
    const { setTimeout: wait } = window
    Object.assign(window, {
      setTimeout: (task: () => void, ms: number) => wait(task, ms === 400 ? 60_000 : ms),
    })
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll('dialog[inert]'))
        for (const it of dialog.getAnimations({ subtree: true })) it.pause()
    }).observe(document, { childList: true, subtree: true })
  })

/** Moves the closing animations to a fraction of their duration. */
const closingAt = (page: Page, part: number) =>
  page.evaluate((at) => {
    const [dialog] = document.querySelectorAll('dialog[inert]')
    const all = dialog!.getAnimations({ subtree: true })
    for (const it of all) it.currentTime = at * Number(it.effect?.getComputedTiming().duration)
    const panel = dialog!.firstElementChild!
    return { height: panel.clientHeight, top: panel.getBoundingClientRect().top, running: all.length }
  }, part)

const letGo = (page: Page) =>
  page.evaluate(() => {
    for (const it of document.getAnimations()) it.finish()
  })

/** Returns the brightness in the middle of the page's top edge, where the scrim is. */
async function brightness(page: Page): Promise<number> {
  const { data, width } = PNG.sync.read(await page.screenshot())
  return data[(4 * width + Math.floor(width / 2)) * 4]!
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await letGo(page)
}

test('a sheet sinks and its scrim fades while the page is already in use', async ({
  page,
  open,
  standin,
}, info) => {
  await holdClosing(page)
  await open(await signedIn(standin, '/pay'))
  const bright = await brightness(page)
  await openSheet(page)
  const dim = await brightness(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[inert]')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeFocused()
  const tops: number[] = []
  const lights: number[] = []
  for (const part of [0, 0.5, 0.9]) {
    const { top, running } = await closingAt(page, part)
    expect(running).toBe(2)
    tops.push(top)
    lights.push(await brightness(page))
    await info.attach(`closing ${part}`, { body: await page.screenshot(), contentType: 'image/png' })
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(tops[2]! - tops[0]!).toBeGreaterThan(100)
  expect(Math.abs(lights[0]! - dim)).toBeLessThanOrEqual(2)
  expect(lights).toEqual([...lights].sort((a, b) => a - b))
  expect(lights[2]!).toBeLessThanOrEqual(bright)
  // Opens again although the first one is still on its way out.
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await letGo(page)
  await expect(page.locator('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await letGo(page)
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('with reduced motion a sheet only fades', async ({ page, open, standin }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdClosing(page)
  await open(await signedIn(standin, '/pay'))
  await openSheet(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[inert]')).toHaveCount(1)
  const [first, last] = [await closingAt(page, 0), await closingAt(page, 0.9)]
  expect(last.top).toBe(first.top)
  await letGo(page)
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('Back while a dialog is on its way out asks again', async ({ page, open, standin }) => {
  await holdClosing(page)
  await open(await signedIn(standin, '/?inset=0'))
  await page.locator('main a[href^="/upload-nickname"]').click()
  await page.getByRole('textbox').fill('Someone')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.locator('dialog[inert]')).toHaveCount(1)
  await page.getByRole('textbox').fill('Someone else')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('demo@companion.example')).toBeVisible()
})

test('the title of a screen that is still loading is there at once, the rest of its skeleton later', async ({
  page,
  open,
  standin,
}) => {
  let arrive = () => {}
  const held = new Promise<void>((done) => (arrive = done))
  await page.route(/\/r\/weather\/[^/]+\/(?!titles)/, async (route) => {
    await held
    await route.continue()
  })
  await open(await signedIn(standin, '/'))
  await expect(page.getByText('demo@companion.example')).toBeVisible()
  await page.evaluate(() => {
    new MutationObserver(() => {
      const card = document.querySelector('.boot-card')
      const [delay] = card?.getAnimations().map(({ effect }) => effect?.getComputedTiming().delay) ?? []
      if (delay !== undefined) Object.assign(window, { delay })
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('main a[href^="/weather"]').dispatchEvent('click')
  await expect(page.locator('.boot-title')).toHaveText('Weather')
  await expect(page.locator('.boot-title')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect(await page.evaluate(() => (window as unknown as { delay: number }).delay)).toBe(150)
  await letGo(page)
  const { x, y } = (await page.locator('.boot-title').boundingBox())!
  arrive()
  const heading = page.getByRole('heading', { level: 1, name: 'Weather' })
  await expect(heading).toBeVisible()
  expect(await heading.boundingBox()).toMatchObject({ x, y })
})
