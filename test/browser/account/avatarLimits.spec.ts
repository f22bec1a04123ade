import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../looks.ts'
import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { photo } from './photo.ts'
import { signedIn } from '../session.ts'

test.use({ expected: /Failed to load resource/ })

const choose = (page: Page, buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
const chooseButton = (page: Page) => page.getByRole('button', { name: 'Choose picture' })

for (const [what, buffer, name, words] of [
  ['a drawing with a script', Buffer.from('<svg onload="alert(1)">'), 'x.jpg', 'Choose a picture in'],
  ['half a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), 'x.jpg', 'cannot be opened'],
  ['26 MB', Buffer.alloc(26 * 1024 * 1024), 'x.png', 'too large'],
] as const)
  test(`${what} is refused with the reason, and another may be chosen`, async ({
    page,
    open,
    standin,
  }, info) => {
    await open(await signedIn(standin, '/avatar'))
    await expect(chooseButton(page)).toBeVisible()
    const file = info.outputPath(name)
    await writeFile(file, buffer)
    await page.locator('input[type="file"]').setInputFiles(file)
    await expect(page.getByText(words)).toBeVisible()
    await expectAccessible(page, what)
    await choose(page, await photo(page, 40, 30))
    await expect(page.getByRole('application')).toBeVisible()
    await expect(page.getByText(words)).toBeHidden()
  })

test('Back from the crop drops it; the same file may be chosen again', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/avatar'))
  const file = await photo(page, 800, 600)
  await choose(page, file)
  await expect(page.getByRole('application')).toBeVisible()
  await page.goBack()
  await expect(chooseButton(page)).toBeVisible()
  await choose(page, file)
  await expect(page.getByRole('application')).toBeVisible()
  await page.reload()
  await expect(chooseButton(page)).toBeVisible()
})

test('another picture takes the place of the first', async ({ page, open, standin }) => {
  await open(await signedIn(standin, '/avatar'))
  await choose(page, await photo(page, 800, 600))
  await expect(page.getByRole('application')).toBeVisible()
  const first = await page.locator('main img').getAttribute('src')
  await choose(page, await photo(page, 300, 300))
  await expect(page.locator('main img')).not.toHaveAttribute('src', first ?? '')
  await page.goBack()
  await expect(chooseButton(page)).toBeVisible()
})

test('a picture is removed after a question, and the app is told', async ({ page, open, standin }) => {
  const app = await insideFakeApp(page)
  await standin.user('demo', { avatar: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' })
  await open(await signedIn(standin, '/avatar'))
  const remove = page.getByRole('button', { name: 'Remove picture' })
  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'Remove your picture?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page, 'question')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()
  await remove.click()
  await standin.fault({ path: '/api/v1/users/*', method: 'PATCH', status: 500, body: '', times: 1 })
  await question.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByRole('alert')).toContainText('Modification failed, please retry!')
  await question.getByRole('button', { name: 'Remove picture' }).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 100; tap++) button.click()
  })
  await expect(chooseButton(page)).toBeVisible()
  await expect.poll(() => app.calls('notifyProfileChanged')).toEqual([{ fields: { avatar: '' } }])
  expect((await standin.requests('/users/')).filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

for (const [code, words] of [
  ['PERMISSION_DENIED', 'no access to your photos'],
  ['TOO_LARGE', 'too large'],
] as const)
  test(`the app says ${code}: the reason is shown`, async ({ page, open, standin }) => {
    await insideFakeApp(page, { answers: { pickImage: { refused: code } } })
    await open(await signedIn(standin, '/avatar'))
    await chooseButton(page).click()
    await expect(page.getByText(words)).toBeVisible()
  })

test('changing one’s mind in the app changes nothing', async ({ page, open, standin }) => {
  const app = await insideFakeApp(page, { answers: { pickImage: { refused: 'CANCELLED' } } })
  await open(await signedIn(standin, '/avatar'))
  await chooseButton(page).click()
  await expect.poll(() => app.calls('pickImage')).toHaveLength(1)
  await expect(chooseButton(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
})
