import { expect, test } from '../fixtures.ts'

test('the gallery shows every part of the kit as it is set there, each with a link', async ({
  page,
  open,
}) => {
  await open('/isolate/gallery')
  const part = page.getByRole('region', { name: 'Fields, checkboxes and progress' })
  await expect(part.getByRole('textbox').first()).toBeVisible()
  await page.getByRole('combobox', { name: /^Language/ }).selectOption('de')
  await expect(page).toHaveURL(/lang=de/)
  await expect(part.getByRole('heading', { level: 1 })).toHaveText(/^Tele/)
  await page.getByRole('combobox', { name: /^Direction/ }).selectOption('rtl')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('link', { name: 'Sheet', exact: true }).click()
  await expect(page).toHaveURL(/lang=de&dir=rtl&part=picker/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** Some screen states, by the heading above them; `screenStates.spec.ts` covers the others. */
const states = [
  ['layout', 'nobody signed in', 'Please try to reopen it from the APP'],
  ['weather', 'position not permitted', 'Location permission is off. Showing weather by IP.'],
  ['payList', 'subscription expired', 'Expired on'],
] as const

for (const [screen, label, text] of states)
  test(`the gallery's link opens ${screen} as named, ${label}, with what is set there`, async ({
    page,
    open,
  }) => {
    await open('/isolate/gallery?size=130')
    const section = page.locator('section > section', {
      has: page.getByRole('heading', { name: new RegExp(`^${screen} /`) }),
    })
    await section.getByRole('link', { name: label, exact: true }).click()
    await expect(page.locator('#root')).toContainText(text, { useInnerText: true })
    await expect(page.locator('html')).toHaveCSS('font-size', '20.8px')
  })
