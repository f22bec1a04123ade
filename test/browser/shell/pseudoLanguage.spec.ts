import { expect, test } from '../fixtures.ts'
import { moveTo, routes } from './walk.ts'
import { allWords, writtenInCode } from './writtenInCode.ts'

// Pseudo-languages with their direction. Only `npm run walk` tests them.
const walked = [
  ['long', 'ltr'],
  ['rtl', 'rtl'],
] as const

for (const [pseudo, direction] of 'WALK_LANGUAGES' in process.env ? walked : [])
  test(`every word of every screen has come from a catalogue (${pseudo})`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(`/?qa=1&user=demo&lang=en&pseudo=${pseudo}`)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    for (const route of routes) {
      await moveTo(page, route)
      const words = await allWords(page)
      expect
        .soft(
          words.some((word) => word.includes('~]')),
          `${route.name} is in the pseudo-language`,
        )
        .toBe(true)
      expect.soft(writtenInCode(words), route.name).toEqual([])
    }
  })
