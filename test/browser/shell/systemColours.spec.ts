import { expect, test } from '../fixtures.ts'

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

test('on a wide screen Back stands at the start of the column', async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open('/help?inset=0')
  const back = await page.getByRole('button', { name: 'Back' }).boundingBox()
  expect(back!.x).toBe((768 - 480) / 2)
})
