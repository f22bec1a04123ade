import { brands } from '../../host-shell/brands/brands.ts'
import { expect, test } from './fixtures.ts'
import { scan } from './scan.ts'

for (const dark of ['0', '1']) {
  for (const { id, packageName, hosts } of brands) {
    test(`the code of ${id} is read from the screen, dark=${dark}`, async ({ page, open }) => {
      await open(`/qr?dark=${dark}&lang=de`, `${id}.localhost`)
      expect(await scan(page)).toBe(`https://${hosts[0]}/app?appName=${packageName}&lang=de&from=qr`)
    })
  }
}

test('the codes of the stores are read from the screen, one at a time', async ({ page, open }) => {
  await open('/qr2?dark=1')
  expect(await scan(page)).toBe('https://play.google.com/store/apps/details?id=com.companion.sparkpro')
  await page.getByRole('radio', { name: 'iOS' }).click()
  await expect(page.getByRole('img', { name: /apple/ })).toBeVisible()
  expect(await scan(page)).toBe('https://apps.apple.com/app/id1000000004')
})

test('a code alone is printed', async ({ page, open }) => {
  await open('/qr')
  await expect(page.getByRole('img')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img')).toHaveCSS('visibility', 'visible')
  await expect(page.locator('main h1')).toHaveCSS('visibility', 'hidden')
})
