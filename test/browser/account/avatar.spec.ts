import type { Page } from '@playwright/test'
import { expectAccessible, hundredTaps } from '../looks.ts'
import { insideFakeApp } from '../fakeApp.ts'
import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import { expect, test } from '../fixtures.ts'
import { look, photo } from './photo.ts'
import { signedIn } from '../session.ts'

test.use({ expected: /Failed to load resource/ })

const input = (page: Page) => page.locator('input[type="file"]')
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const frame = (page: Page) => page.getByRole('application')
const saved = (page: Page) => expect(page.getByRole('alert')).toContainText('Your picture was saved')
const avatarOf = async (standin: ControlRoom) =>
  ((await standin.control('GET', '/users')) as { email: string; avatar: string }[]).find(
    ({ email }) => email === 'demo@companion.example',
  )?.avatar ?? ''
const uploads = async (standin: ControlRoom) =>
  (await standin.requests('/avatar')).filter(({ method }) => method === 'POST')

async function choose(
  page: Page,
  buffer: Buffer,
  name = 'photo.jpg',
  mimeType = 'image/jpeg',
): Promise<void> {
  await input(page).setInputFiles({ name, mimeType, buffer })
}

test('a photo is chosen, cropped and saved: square, small, the right way up, without what the camera wrote', async ({
  page,
  open,
  standin,
}) => {
  await open(await signedIn(standin, '/'))
  await page.getByRole('link', { name: /Manage avatar/ }).click()
  await expect(page.getByRole('button', { name: 'Choose picture' })).toBeVisible()
  await expectAccessible(page, 'no picture')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose picture' }).click()
  const buffer = await photo(page, 1600, 1200, 6)
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(frame(page)).toBeVisible()
  await expectAccessible(page, 'crop')
  await save(page).click()
  await saved(page)
  const seen = await look(page, await avatarOf(standin))
  expect(seen).toMatchObject({ width: 512, height: 512, type: 'image/jpeg', gossip: false })
  expect(seen).toMatchObject({ top: 'red', bottom: 'blue' })
  expect(seen.bytes).toBeLessThanOrEqual(300 * 1024)
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
  await expectAccessible(page, 'with a picture')
  await page.goBack()
  await expect(page.getByRole('link', { name: /Manage avatar/ }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    512,
  )
})

test('what was turned, moved and zoomed is as at the start again', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/avatar'))
  await choose(page, await photo(page, 1600, 1200))
  await page.getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('slider', { name: 'Zoom' }).press('End')
  await frame(page).press('ArrowUp')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('slider')).toHaveJSProperty('value', '1')
  await save(page).click()
  await saved(page)
  expect(await look(page, await avatarOf(standin))).toMatchObject({ left: 'red', right: 'blue' })
})

test('turned and moved by keyboard alone', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/avatar'))
  await choose(page, await photo(page, 1600, 1200))
  await page.getByRole('button', { name: 'Rotate' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('slider')).toHaveJSProperty('value', '4')
  await page.keyboard.press('Shift+Tab')
  await expect(frame(page)).toBeFocused()
  // The photo is rotated to the left, so red is at the bottom. Moved up far enough, the frame only contains
  // red.
  for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowUp')
  await expectAccessible(page, 'zoomed')
  await save(page).focus()
  await page.keyboard.press('Enter')
  await saved(page)
  const { top, bottom, left, right } = await look(page, await avatarOf(standin))
  expect([top, bottom, left, right]).toEqual(['red', 'red', 'red', 'red'])
})

test('an arrow moves eight pixels, with Shift one; a tap brings its place to the middle', async ({
  page,
  open,
  standin,
}) => {
  await open(await signedIn(standin, '/avatar'))
  await choose(page, await photo(page, 1600, 1200))
  const place = () =>
    page
      .locator('main img')
      .evaluate((image) => Math.round(new DOMMatrix(getComputedStyle(image).transform).e))
  await frame(page).focus()
  await page.keyboard.press('ArrowRight')
  expect(await place()).toBe(8)
  await page.keyboard.press('Shift+ArrowRight')
  expect(await place()).toBe(9)
  const box = await frame(page).boundingBox()
  if (!box) throw new Error('there is no frame')
  await page.touchscreen.tap(box.x + box.width / 2 + 20, box.y + box.height / 2)
  await expect.poll(place).toBe(-11)
})

test('Cancel leaves the new picture for the one there is', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/avatar'))
  await choose(page, await photo(page, 400, 300))
  await expect(frame(page)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Choose picture' })).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
})

test('when putting it to use fails, Retry repeats that alone', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/avatar'))
  await choose(page, await photo(page, 800, 800))
  await expect(frame(page)).toBeVisible()
  await standin.fault({ path: '/api/v1/users/*', method: 'PATCH', status: 500, body: '', times: 1 })
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Modification failed, please retry!')
  await expectAccessible(page, 'failed')
  await page.getByRole('button', { name: 'Retry' }).click()
  await saved(page)
  expect(await uploads(standin)).toHaveLength(1)
})

test('when storing it fails, the crop stays and may be saved again', async ({ page, open, standin }) => {
  // No `times: 1`, because the browser itself retries a request whose connection breaks.
  await standin.fault({ path: '/api/v1/users/*/avatar', drop: true })
  await open(await signedIn(standin, '/avatar'))
  await choose(page, await photo(page, 800, 800))
  await expect(frame(page)).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('No connection.')
  await expect(page.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy', 'true')
  await standin.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await saved(page)
})

test('a hundred rapid taps save once', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/avatar'))
  await choose(page, await photo(page, 800, 800))
  await expect(frame(page)).toBeVisible()
  await hundredTaps(page, 'Save')
  await saved(page)
  expect(await uploads(standin)).toHaveLength(1)
})

test('a session that ends while a picture is saved is opened again on the spot; the crop is saved', async ({
  page,
  open,
  standin,
}) => {
  await open(await signedIn(standin, '/avatar'))
  await choose(page, await photo(page, 800, 800))
  await expect(frame(page)).toBeVisible()
  const expired = { status: 401, body: { code: 40102, message: 'expired token' }, times: 1 }
  await standin.fault({ path: '/api/v1/users/*', method: 'PATCH', ...expired })
  await standin.fault({ path: '/api/v1/auth/token', ...expired })
  await save(page).click()
  const cover = page.getByRole('alertdialog')
  await cover.getByLabel('Phone number or email').fill('demo@companion.example')
  await cover.getByLabel('Password', { exact: true }).fill('demo1234')
  await cover.getByRole('button', { name: 'Log in' }).click()
  await saved(page)
  expect(await uploads(standin)).toHaveLength(1)
})

test('the app chooses, and is told of the new picture', async ({ page, open, standin }) => {
  await page.goto('about:blank')
  const bytes = await photo(page, 400, 400)
  const uri = `data:image/jpeg;base64,${bytes.toString('base64')}`
  const picked = { uri, mime: 'image/jpeg', width: 400, height: 400, bytes: bytes.length }
  const app = await insideFakeApp(page, { answers: { pickImage: picked } })
  await open(await signedIn(standin, '/avatar'))
  await page.getByRole('button', { name: 'Choose picture' }).click()
  await expect(frame(page)).toBeVisible()
  await save(page).click()
  await saved(page)
  const avatar = await avatarOf(standin)
  await expect.poll(() => app.calls('notifyProfileChanged')).toEqual([{ fields: { avatar } }])
})
