import { partNames } from '../../../host-shell/workbench/gallery/partNames.ts'
import { expect, test } from '../fixtures.ts'
import { checkLooks, day, everywhere } from './checkLooks.ts'

test.use(everywhere)

for (const name of Object.keys(partNames))
  test(`${name} of the gallery looks as in its pictures`, async ({ page, open, standin }, info) => {
    await standin.advanceClock(day - Date.now())
    await checkLooks(page, info, `gallery-${name}`, {
      reach: async (lang) => {
        await open(`/isolate/gallery?part=${name}&lang=${lang}`)
        await expect(
          page.locator(`main[data-part="${name}"] h1, main[data-part="${name}"] h2`).first(),
        ).toBeVisible()
        if (name === 'toasts') await expect(page.locator('[role="alert"] button')).toBeVisible()
      },
      moves: true,
    })
  })
