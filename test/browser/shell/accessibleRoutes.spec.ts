import { axeFindings } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { setTheme } from '../looks.ts'
import { signedIn } from '../session.ts'
import { moveTo, routes } from './walk.ts'

// Only for `npm run walk`. In `npm test`, each remote has its own look tests, which cover more states.
for (const lang of 'WALK_LANGUAGES' in process.env ? ['en', 'ar'] : [])
  test(`in ${lang} every screen is accessible by day and by night`, async ({ page, open, standin }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open((await signedIn(standin, '/')).replace('lang=en', `lang=${lang}`))
    for (const route of routes) {
      await moveTo(page, route)
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme)
        expect.soft(await axeFindings(page, 'html'), `${route.name}, ${theme}`).toEqual([])
      }
    }
  })
