import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

test('with the system’s own colours fields, buttons and boxes have lines, and an empty box no tick', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/registration')
  const terms = page.getByRole('checkbox')
  for (const control of [page.getByRole('button').first(), page.getByRole('textbox').first()])
    await expect(control).toHaveCSS('outline-style', 'solid')
  await page.getByRole('radio', { name: 'Email' }).click()
  for (const name of ['Email', 'Repeat email']) {
    await page.getByRole('textbox', { name, exact: true }).fill('new@mail.example')
    await page.keyboard.press('Enter')
  }
  const tick = page.locator('input[type="checkbox"] + span svg')
  await expect(tick).toHaveCSS('visibility', 'hidden')
  await terms.check()
  await expect(tick).toHaveCSS('visibility', 'visible')
  // The rule isn't met yet, so its tick must be invisible too.
  await page.getByLabel('Password', { exact: true }).fill('a')
  await expect(page.locator('li:not([data-met]) svg').first()).toHaveCSS('visibility', 'hidden')
})

test('who wants more contrast reads quiet text in the colour of the rest', async ({ page, open }) => {
  await page.emulateMedia({ contrast: 'more' })
  await open('/help')
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.body)
    return ['--c-text-2', '--c-text'].map((name) => style.getPropertyValue(name))
  })
  expect(colours[0]).toBe(colours[1])
})

test('with the system’s own colours cards have lines, Back has none, and deletion is marked', async ({
  page,
  open,
  standin,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(await signedIn(standin, '/?inset=0'))
  await expect(page.getByText('demo@companion.example')).toBeVisible()
  await expect(page.getByRole('list').first()).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCSS('outline-style', 'none')
  await expect(page.getByText('Delete account')).toHaveCSS('text-decoration-line', 'underline')
  await open('/forget-password?inset=0')
  const dots = page.locator('[data-done], [data-done] ~ span')
  await expect(dots.first()).toHaveCSS('forced-color-adjust', 'none')
  await expect(dots.last()).toHaveCSS('outline-style', 'solid')
})
