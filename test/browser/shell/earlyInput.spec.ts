import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { signedIn } from '../session.ts'
import { openHeld, test } from './prerendered.ts'
import { translateFromNow } from './translator.ts'

// User input on a prerendered screen before React hydrates it must not be lost, and nothing may move.

test.use({ viewport: { width: 390, height: 844 } })

const host = 'metawatch.localhost'
const live = (page: Page) => page.locator('[data-remote]:not([hidden]) h1').waitFor()

interface Early {
  readonly user?: true
  /** The texts typed into the fields, in the order of the fields. */
  readonly typed: readonly string[]
  /** The radio button to choose. Only choices that leave the typed fields on the screen are possible. */
  readonly choice?: string
}

/** The other screens are tested in all engines (`native/earlyScreens.ts`). */
const screens: Readonly<Record<string, Early>> = {
  '/upload-email': { user: true, typed: ['zoe@mail.example', 'zoe@mail'] },
  '/registration': { typed: ['2015550123'] },
  '/help': { typed: ['verification'] },
}

/** Changes that third-party software makes to the document before hydration. */
const changes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'as it is': async () => {},
  'with a password manager’s elements': (page) =>
    page.evaluate(() => {
      const add = () => document.createElement('div')
      for (const field of document.querySelectorAll('#root input')) {
        field.after(add())
        field.before(add())
        field.setAttribute('data-manager', '')
      }
      document.querySelector('main [data-release] > div')!.prepend(add())
      document.body.append(add())
    }),
  translated: (page) => translateFromNow(page, 'replaced'),
  'with texts that are taken away': (page) => translateFromNow(page, 'removed'),
}

const fields = (page: Page): Locator =>
  page.locator('#root input:not([type="radio"],[type="checkbox"],[readonly])')
const letters = (text: string) => text.replaceAll(/[ ()-]/g, '')

for (const [path, { user, typed }] of Object.entries(screens))
  for (const [name, change] of Object.entries(changes))
    test(`what is typed into ${path} ${name} stays, with focus, caret and scroll position`, async ({
      page,
      site,
      standin,
    }) => {
      const address = user ? await signedIn(standin, path) : `${path}?lang=en`
      const release = await openHeld(page, `http://${host}:${site.port}${address}`)
      await expect(page.locator('[data-prerendered] h1')).toBeVisible()
      await change(page)
      await expect(fields(page)).toHaveCount(typed.length)
      for (const [at, text] of typed.entries()) await fields(page).nth(at).fill(text)
      const last = fields(page).nth(typed.length - 1)
      const boxes = page.locator('#root input[type="checkbox"]')
      if (await boxes.count()) await boxes.first().check()
      await last.focus()
      await last.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 2))
      await page.evaluate(() => scrollTo(0, 30))
      const top = await page.evaluate(() => scrollY)
      release()
      await live(page)
      for (const [at, text] of typed.entries())
        expect(letters(await fields(page).nth(at).inputValue()), `field ${at}`).toBe(text)
      if (await boxes.count()) await expect(boxes.first()).toBeChecked()
      await expect(last).toBeFocused()
      const caret = (field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]
      expect(await last.evaluate(caret)).toEqual([1, 2])
      // A search in the help shortens the page, so it can't stay scrolled.
      if (path !== '/help') expect(await page.evaluate(() => scrollY)).toBe(top)
      // Another letter makes React render its state, which must equal the visible text.
      await last.press('End')
      await last.press('x')
      const shown = letters(await last.inputValue())
      expect(shown).toContain(typed.at(-1))
    })

test('a choice changes the form as ever, and keeps what was typed', async ({ page, site }) => {
  const release = await openHeld(page, `http://${host}:${site.port}/registration?lang=en`)
  await page.getByLabel('Phone number', { exact: true }).fill('2015550123')
  await page.getByRole('radio', { name: 'Email' }).click()
  release()
  await live(page)
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked()
  await expect(page.getByLabel('Email', { exact: true }).last()).toBeVisible()
  await page.getByRole('radio', { name: 'Phone' }).click()
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue(/201.*0123/)
})

for (const [lang, parts, word] of [
  ['zh', ['n', 'ni', '你', '你好'], '你好'],
  ['en', ['k', 'か', 'かん', '漢'], '漢字'],
  ['en', ['ㅎ', '하', '한'], '한'],
] as const)
  test(`${word}, which is composed meanwhile, is there once`, async ({ page, site }) => {
    const release = await openHeld(page, `http://${host}:${site.port}/help?lang=${lang}`)
    const keyboard = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await page.getByRole('searchbox').focus()
    const [first = '', ...rest] = parts
    await compose(first)
    release()
    await live(page)
    for (const part of rest) await compose(part)
    await keyboard.send('Input.insertText', { text: word })
    await expect(page.getByRole('searchbox')).toHaveValue(word)
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

test('a value that a password manager sets without an event counts as typed', async ({ page, site }) => {
  const release = await openHeld(page, `http://${host}:${site.port}/account-delete-v2?lang=en`)
  await page.evaluate(() => {
    for (const [at, field] of [...document.querySelectorAll('input')].entries())
      field.value = ['zoe@mail.example', 'Abcdef1'][at] ?? ''
  })
  release()
  await live(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('cannot be empty')).toHaveCount(0)
})

test('selected text stays selected', async ({ page, site }) => {
  const release = await openHeld(page, `http://${host}:${site.port}/privacy-policy?lang=de`)
  const selected = await page.evaluate(() => {
    const [, second] = document.querySelectorAll('[data-prerendered] section h2')
    getSelection()!.selectAllChildren(second!)
    return getSelection()!.toString()
  })
  expect(selected).toMatch(/^2\. \w/)
  release()
  await live(page)
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(selected)
})
