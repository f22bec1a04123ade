import { listStates } from './listStates.ts'
import { resultStates } from './resultStates.ts'
import { wordsOf } from './openPay.ts'
import { axeFindings } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

// A browser notes every answer that refuses or does not come.
test.use({ expected: /Failed to load resource/ })

const states = { ...listStates, ...resultStates }

for (const [name, reach] of Object.entries(states))
  for (const [lang, theme] of [
    ['de', 'dark=0'],
    ['ar', 'dark=1'],
  ] as const)
    test(`${name}: ${lang}, ${theme}`, async ({ page, open, standin }) => {
      await reach({ page, open, standin, say: wordsOf(lang), flags: `lang=${lang}&${theme}` })
      expect(await axeFindings(page, 'html')).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      for (const size of ['100%', '200%']) {
        await page.evaluate((root) => document.documentElement.style.setProperty('font-size', root), size)
        const sticksOut = await page.evaluate(() => {
          const wide = [document.scrollingElement, ...document.querySelectorAll('dialog, dialog > *')]
          return wide.filter((each) => each && each.scrollWidth > each.clientWidth + 1).length
        })
        expect(sticksOut, size).toBe(0)
      }
    })
