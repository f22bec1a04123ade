import { translated } from '@companion/shared/texts/languages'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'
import { brokenButtons, brokenKatakana, lostText, smallTargets } from './lostText.ts'
import { moveTo, routes, setTextSize } from './walk.ts'

/**
 * Comma-separated languages or `all`, set by `npm run walk`. By default a language with long words, one in
 * Cyrillic script, one in Arabic script, and one without spaces.
 */
const asked = process.env['WALK_LANGUAGES']?.split(',') ?? ['de', 'bg', 'ar', 'th']
const walked = asked[0] === 'all' ? translated : asked

/** Words that we can't hyphenate, with the reason. At double text size they break at the end of the line. */
const given: Readonly<Record<string, string>> = {
  Adaptive: 'a phone’s menu, in English where its words are not known',
  Unrestricted: 'a phone’s menu, in English where its words are not known',
  vierteljährlich: 'the name of a plan, from the API',
  Wochenpass: 'the name of a plan, from the API',
  Shenzhen: 'a place, from the API',
}
const isOurs = (fault: string) =>
  !Object.hasOwn(given, fault.replace('broken: ', '').replace('|', '').replaceAll('\u00AD', ''))

for (const lang of walked)
  test(`in ${lang} no word of any screen is cut off or broken at 320 px, with large text too`, async ({
    page,
    open,
    standin,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open((await signedIn(standin, '/')).replace('lang=en', `lang=${lang}`))
    for (const route of routes) {
      await moveTo(page, route)
      for (const size of [100, 200]) {
        await setTextSize(page, size)
        expect.soft((await lostText(page)).filter(isOurs), `${route.name} at ${size} %`).toEqual([])
        if (size > 100) continue
        expect.soft(await smallTargets(page), `${route.name}: targets`).toEqual([])
        expect.soft(await brokenButtons(page), `${route.name}: buttons of several lines`).toEqual([])
        if (lang === 'ja')
          expect.soft(await brokenKatakana(page), `${route.name}: broken katakana`).toEqual([])
      }
      await setTextSize(page, 100)
    }
  })
