import { test } from '../fixtures.ts'
import { signedIn } from '../session.ts'
import { isWhole, modes, openTranslated } from './translatedPage.ts'
import { arrive, moveTo, routes } from './walk.ts'

// Page translators replace React's text nodes with elements, which makes React throw (react/react#11538).

for (const mode of modes) {
  test(`translated from ${mode.from}: every route shows its words`, async ({ page, open, standin }) => {
    await openTranslated(page, open, await signedIn(standin, '/?inset=0'), mode)
    await arrive(
      page,
      routes.find(({ path }) => path === '/')!,
    )
    for (const route of routes) {
      await moveTo(page, route)
      await isWhole(page, route.name)
    }
  })
}
