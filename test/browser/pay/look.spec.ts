import { axeFindings } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { expectToFit320, setTheme, switchLanguage } from '../looks.ts'
import { listStates } from './listStates.ts'
import { wordsOf } from './openPay.ts'
import { resultStates } from './resultStates.ts'

// Browsers log every response with an error status, and every missing response.
test.use({ expected: /Failed to load resource/ })

for (const [name, reach] of Object.entries({ ...listStates, ...resultStates }))
  test(`${name}: readable, accessible and narrow enough, in German by day and in Arabic by night`, async ({
    page,
    open,
    standin,
  }) => {
    await reach({ page, open, standin, say: wordsOf('de'), flags: 'lang=de&dark=0' })
    expect(await axeFindings(page, 'html')).toEqual([])
    await expectToFit320(page, 'German')
    await setTheme(page, 'dark')
    await switchLanguage(page, 'de', 'ar')
    expect(await axeFindings(page, 'html')).toEqual([])
    await expectToFit320(page, 'Arabic')
  })
