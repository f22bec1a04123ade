import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { signedIn } from '../session.ts'
import { openHeld, test } from './prerendered.ts'

// What a visitor does with the words of a document, before anything of the shell has run.

test.use({ viewport: { width: 390, height: 844 } })

const host = 'metawatch.localhost'
const live = (page: Page) => page.locator('[data-remote]:not([hidden]) h1').waitFor()
const words = (page: Page) => page.locator('[data-words]')

const rows = [
  '/upload-nickname',
  '/upload-phone',
  '/upload-email',
  '/edit-password-new',
  '/account-delete-v2',
  '/app',
  '/operational-guidance',
  '/weather',
  '/privacy-policy',
  '/user-terms',
  '/help',
  '/support',
]

for (const path of rows)
  test(`a tap on the menu’s row of ${path} opens ${path}`, async ({ page, site, standin }) => {
    const release = await openHeld(page, `http://${host}:${site.port}${await signedIn(standin, '/')}`)
    await words(page).locator(`a[href="${path}"]`).click()
    release()
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    expect(new URL(page.url()).searchParams.get('lang')).toBe('en')
    await live(page)
  })

test('of several taps the last one counts, and no button but one that unfolds is pressed for anybody', async ({
  page,
  site,
  standin,
}) => {
  const release = await openHeld(page, `http://${host}:${site.port}${await signedIn(standin, '/')}`)
  await words(page).locator('a[href="/account-delete-v2"]').click()
  await words(page).locator('a[href="/support"]').click()
  release()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/support')
  await page.unroute(/main\.js$/)
  const again = await openHeld(page, `http://${host}:${site.port}/account-delete-v2?lang=en`)
  await page.getByLabel('Email').fill('zoe@mail.example')
  await words(page).getByRole('button', { name: 'Next' }).click()
  again()
  await live(page)
  await expect(words(page)).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue('zoe@mail.example')
  await page.waitForTimeout(300)
  await expect(page.getByText('cannot be empty')).toHaveCount(0)
})

/** What else changes a document: nothing; a password manager; a translator. */
const changes = {
  'as it is': () => {},
  'with an element that was added': () =>
    document.querySelector('[data-words] main')!.prepend(document.createElement('div')),
  'with translated texts': () => {
    const texts = document.createTreeWalker(document.querySelector('[data-words]')!, NodeFilter.SHOW_TEXT)
    const all: Text[] = []
    while (texts.nextNode()) all.push(texts.currentNode as Text)
    for (const text of all) {
      if (!text.data.trim()) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(`${text.data}~`)
    }
  },
}

const forms: Readonly<Record<string, { readonly user?: true; readonly typed: readonly string[] }>> = {
  '/upload-email': { user: true, typed: ['zoe@mail.example', 'zoe@mail'] },
  '/upload-phone': { user: true, typed: ['2015550123', '20155'] },
  '/registration': { typed: ['2015550123', '1234', 'Abcdef1', 'Abc'] },
  '/forget-password': { typed: ['zoe@mail.example'] },
  '/account-delete-v2': { typed: ['zoe@mail.example', 'Abcdef1'] },
  '/help': { typed: ['verification'] },
}

for (const [path, { user, typed }] of Object.entries(forms))
  for (const [name, change] of Object.entries(changes))
    test(`what is typed into ${path} ${name} stays, with focus and caret`, async ({
      page,
      site,
      standin,
    }) => {
      const address = user ? await signedIn(standin, path) : `${path}?lang=en`
      const release = await openHeld(page, `http://${host}:${site.port}${address}`)
      await page.evaluate(change)
      const fields = 'input:not([type="radio"],[type="checkbox"],[readonly])'
      const early = words(page).locator(fields)
      await expect(early).toHaveCount(typed.length)
      for (const [at, text] of typed.entries()) await early.nth(at).fill(text)
      const last = typed.length - 1
      await early.nth(last).evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 2))
      release()
      await live(page)
      await expect(words(page)).toHaveCount(0)
      const late = page.locator('[data-remote]').locator(fields)
      const letters = (text: string) => text.replaceAll(/[ ()-]/g, '')
      for (const [at, text] of typed.entries())
        expect(letters(await late.nth(at).inputValue()), `field ${at}`).toBe(text)
      await expect(late.nth(last)).toBeFocused()
      const caret = (field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]
      if (path !== '/upload-phone') expect(await late.nth(last).evaluate(caret)).toEqual([1, 2])
    })

test('a tick and a choice stay, whatever is tapped after them', async ({ page, site }) => {
  const release = await openHeld(page, `http://${host}:${site.port}/registration?lang=en`)
  const box = page.getByRole('checkbox')
  await page.getByRole('radio', { name: 'Email' }).click()
  await box.check()
  await expect(box).toBeChecked()
  await words(page).getByLabel('Password', { exact: true }).fill('Abcdef1')
  release()
  await live(page)
  await expect(words(page)).toHaveCount(0)
  await expect(box).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked()
  await expect(page.getByLabel('Email', { exact: true }).last()).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Abcdef1')
})

test('a word that is being composed is not doubled', async ({ page, site }) => {
  const release = await openHeld(page, `http://${host}:${site.port}/help?lang=zh`)
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await page.getByRole('searchbox').focus()
  await compose('ni')
  release()
  // The shell has all that it needs.
  await page.waitForFunction(() => document.title !== '' && window.webpackChunkshell !== undefined)
  await page.waitForTimeout(1500)
  await compose('你')
  await compose('你好')
  await keyboard.send('Input.insertText', { text: '你好' })
  await live(page)
  await expect(words(page)).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('你好')
  await expect(page.getByRole('searchbox')).toBeFocused()
})
