import { heading, button } from '../pay/actions.ts'
import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { fieldAt } from '../errorCases.ts'
import { signedIn } from '../session.ts'
import { isWhole, modes, openTranslated } from './translatedPage.ts'
import { moveTo, routes } from './walk.ts'

test.use({ expected: /Failed to load resource/ })

const routeOf = (path: string) => routes.find((route) => route.path === path)!

for (const mode of modes) {
  test(`translated from ${mode.from}: sheets and dialogs open and close`, async ({ page, open, standin }) => {
    await openTranslated(page, open, await signedIn(standin, '/upload-phone'), mode)
    // The list of the country picker must follow the search.
    for (let round = 0; round < 2; round++) {
      await page.getByRole('button', { name: /\+1/ }).first().click()
      const picker = page.getByRole('dialog')
      await picker.getByRole('searchbox').or(picker.getByRole('combobox')).fill('Fr')
      await expect(picker.getByRole('option').first()).toContainText('France')
      await picker.getByRole('searchbox').or(picker.getByRole('combobox')).fill('')
      await page.keyboard.press('Escape')
      await expect(picker).toHaveCount(0)
      await isWhole(page, 'after the picker')
    }

    await moveTo(page, routeOf('/pay'))
    for (let round = 0; round < 2; round++) {
      await button(page, 'Pay now').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await isWhole(page, 'behind the sheet')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await isWhole(page, 'after the sheet')
    }

    await moveTo(page, routeOf('/account-delete'))
    await fieldAt(page, 'Password').fill('demo1234')
    await button(page, 'Next').click()
    await expect(page.getByText('You will lose')).toBeVisible()
    await isWhole(page, 'what is lost')
    await button(page, 'Next').click()
    await page.getByRole('checkbox').press('Space')
    for (let round = 0; round < 2; round++) {
      await button(page, 'Continue').click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await isWhole(page, 'after the dialog')
    }
    await expect(page.getByRole('checkbox')).toBeChecked()
  })

  test(`translated from ${mode.from}: the language is switched in the page, and what is typed stays`, async ({
    page,
    open,
    standin,
  }) => {
    const app = await insideFakeApp(page)
    await openTranslated(page, open, await signedIn(standin, '/registration'), mode)
    await fieldAt(page, 'Phone number').fill('20')
    for (const [lang, title] of [
      ['de', 'Registrierung'],
      ['ja', '登録'],
      ['en', 'Registration'],
    ] as const) {
      await app.emit('languageChanged', { lang })
      await expect(heading(page, title)).toBeVisible()
      await isWhole(page, lang)
    }
    await expect(fieldAt(page, 'Phone number')).toHaveValue('20')
    await moveTo(page, routeOf('/operational-guidance-detail'))
    await isWhole(page, 'a guide')
    await app.emit('languageChanged', { lang: 'de' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await isWhole(page, 'a guide in German')
  })
}
