import { expect, test } from '../fixtures.ts'

/**
 * Some screen states: the screen's heading, the link's label and the text that the screen must show.
 * `screenStates.spec.ts` covers the others.
 */
const states = [
  ['layout', 'nobody logged in', 'Please try to reopen it from the APP'],
  ['weather', 'position not permitted', 'Location permission is off. Showing weather by IP.'],
  ['payList', 'subscription expired', 'Expired on'],
] as const

for (const [screen, label, text] of states)
  test(`the link in the list opens ${screen} as named, ${label}, with what is set there`, async ({
    page,
    open,
  }) => {
    await open('/isolate?textSize=130')
    const section = page.locator('section > section', {
      has: page.getByRole('heading', { name: new RegExp(`^${screen} /`) }),
    })
    await section.getByRole('link', { name: label, exact: true }).click()
    await expect(page.locator('#root')).toContainText(text, { useInnerText: true })
    await expect(page.locator('html')).toHaveCSS('font-size', '20.8px')
  })
