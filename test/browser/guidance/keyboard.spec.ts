import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readers } from './userAgents.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeAttached()
  for (let presses = 0; presses < 60; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(goal).toBeFocused()
}

const ringOf = (goal: Locator) =>
  goal.evaluate((element) => {
    const faces = [element, element.nextElementSibling, element.parentElement]
    return faces.some((face) => face && getComputedStyle(face).outlineStyle !== 'none')
  })

test('the guide is read and ticked off with the keyboard alone', async ({ page, open }) => {
  await open('/operational-guidance')
  const huawei = page.getByRole('link', { name: /^Huawei EMUI/ })
  await tabTo(page, huawei)
  expect(await ringOf(huawei)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Huawei EMUI')

  const newest = page.getByRole('radio').first()
  await tabTo(page, newest)
  expect(await ringOf(newest)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'EMUI 5–7' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'EMUI 5–7' })).toBeFocused()

  const autoStart = page.getByRole('button', { name: /Allow auto-start/ })
  await tabTo(page, autoStart)
  expect(await ringOf(autoStart)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.locator('ol').getByText('Startup manager')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 of 5 done')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(autoStart).toHaveAttribute('aria-expanded', 'false')
})

test('the pictures of the app are scrolled with the keyboard alone', async ({ page, open }) => {
  await open('/app')
  const pictures = page.getByRole('list', { name: 'Pictures of SparkPro' })
  await tabTo(page, pictures)
  expect(await ringOf(pictures)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pictures.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
})

test('help is searched with the keyboard alone', async ({ page, open }) => {
  await open('/help')
  const search = page.getByRole('searchbox')
  await tabTo(page, search)
  await page.keyboard.type('disconnect')
  // The results update while the user types, and a single result opens automatically.
  await expect(page.getByRole('heading', { name: '1 answer' })).toBeVisible()
  const answer = page.getByRole('button', { name: 'My device keeps disconnecting' })
  await tabTo(page, answer)
  await expect(answer).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, page.getByRole('link', { name: 'Open the background running guide' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Background running guide')
})

test('the codes of the stores are changed and copied with the keyboard alone', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/qr2')
  await tabTo(page, page.getByRole('radio', { name: 'Android' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: /apple/ })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Copy link' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('apps.apple.com')
})

test('the contents of a document lead to their section with the keyboard alone', async ({ page, open }) => {
  await open('/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await tabTo(page, contents.locator('summary'))
  await page.keyboard.press('Enter')
  const last = contents.getByRole('link').last()
  await tabTo(page, last)
  await page.keyboard.press('Enter')
  const title = (await last.textContent()) ?? ''
  await expect(page.getByRole('heading', { name: title })).toBeInViewport()
})

test.describe('in a foreign app', () => {
  test.use({ userAgent: readers.weChat })
  test('the hint is left with the keyboard alone', async ({ page, open }) => {
    await open('/app')
    await tabTo(page, page.getByRole('button', { name: 'Stay on this page' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'Download on the App Store' }))
  })
})
