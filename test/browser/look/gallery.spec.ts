import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '../../../host-shell/build/paths.ts'
import { stories } from '../../look/stories.ts'
import { runStep } from '../../runStep.ts'
import { expect, test } from '../fixtures.ts'
import { checkLooks, everywhere } from './checkLooks.ts'

test.use(everywhere)
// Runs in one worker, otherwise each worker would build the gallery.
test.describe.configure({ mode: 'default' })

let folder: string
// oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
test.beforeAll(async ({}, { parallelIndex }) => {
  folder = resolve(paths.scratch, `gallery-${parallelIndex}`)
  const args = ['build', '--disable-telemetry', '--loglevel', 'error', '--output-dir', folder]
  expect(await runStep('storybook', args)).toBe(true)
})

/** Opens a path of the built gallery. Its files are read from the disk, without a server. */
async function openGallery(page: Page, address: string): Promise<void> {
  const origin = 'https://gallery.example'
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: folder + new URL(route.request().url()).pathname }),
  )
  await page.goto(`${origin}/${address}`)
}

for (const { id, name } of await stories())
  test(`${name} of the gallery looks as in its pictures`, async ({ page }, info) => {
    await checkLooks(page, info, `gallery-${name}`, {
      reach: async (lang) => {
        await openGallery(page, `iframe.html?id=${id}&globals=lang:${lang}`)
        await expect(page.locator('main').locator('h1, h2').first()).toBeVisible()
        if (name === 'toasts') await expect(page.locator('[role="alert"] button')).toBeVisible()
      },
      moves: true,
    })
  })

test('a story is shown as the toolbar is set', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openGallery(page, 'index.html?path=/story/kit--fields')
  const set = async (name: string, value: string) => {
    await page.getByRole('button', { name: new RegExp(`^${name} `) }).click()
    await page.getByRole('option', { name: value, exact: true }).click()
  }
  const story = page.frameLocator('iframe')
  await expect(story.getByRole('heading', { level: 1 })).toHaveText('Phone number')
  await set('lang', 'de')
  await expect(story.getByRole('heading', { level: 1 })).toHaveText(/^Tele/)
  await set('dir', 'rtl')
  await expect(story.locator('html')).toHaveAttribute('dir', 'rtl')
  await set('theme', 'dark')
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark')
  await set('size', '130 %')
  await expect(story.locator('html')).toHaveCSS('font-size', '20.8px')
  await set('motion', 'reduced')
  await expect(story.locator('html')).toHaveCSS('--m-shift', '0')
  const button = story.getByRole('button', { name: 'Code senden' })
  const before = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await set('brand', 'lensmoo')
  await expect(button).not.toHaveCSS('background-color', before)
  // The URL contains the selected brand, so a reload shows it again.
  await page.reload()
  await expect(button).not.toHaveCSS('background-color', before)
})
