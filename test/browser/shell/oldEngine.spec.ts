import type { Page } from '@playwright/test'
import { sha384 } from '../../../host-shell/releases/stores/hash.ts'
import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'

// The test engine isn't too old, so the tests make the scripts too new: `|>` isn't JavaScript yet.

test.use({ expected: /Unexpected token|Cannot destructure|ERR_FAILED/ })

const tooNew = '0 |> 1;'
const notice = (page: Page) => page.getByText('Update your browser or system.')

/** Modifies the HTML document and drops its policy, which would block the modified scripts. */
const change = (page: Page, edit: (html: string) => string) =>
  page.route(/\/help/, async (route) => {
    const answer = await route.fetch()
    const headers = Object.fromEntries(
      Object.entries(answer.headers()).filter(([name]) => !name.startsWith('content-security-policy')),
    )
    await route.fulfill({ status: 200, headers, body: edit(await answer.text()) })
  })

async function tooNewMain(page: Page): Promise<void> {
  const edit = (html: string) => html.replace(/(\/main\.js",integrity:")sha384-[^"]+/, `$1${sha384(tooNew)}`)
  await change(page, edit)
  await page.route(/\/main\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: tooNew }),
  )
}

const unreadable = [
  ['the head script', (page: Page) => change(page, (html) => html.replace('createPolicy', `${tooNew}$&`))],
  ['the boot script', (page: Page) => change(page, (html) => html.replace('companion.page=', `${tooNew}$&`))],
  ['the shell', tooNewMain],
] as const

for (const [what, make] of unreadable)
  test(`an engine that can't parse ${what} asks for an update within 8 s, and the app is told`, async ({
    page,
    open,
  }) => {
    const app = await insideFakeApp(page)
    await make(page)
    await open('/help?lang=en')
    await expect(notice(page)).toBeVisible({ timeout: 8000 })
    await expect(page.getByText('This page didn’t load')).toBeHidden()
    expect(await app.calls('pageFailed')).toEqual([{ kind: 'engine', code: 'tooOld' }])
  })

const withoutReplaceChildren = () => void Reflect.deleteProperty(Element.prototype, 'replaceChildren')

test('an engine older than all that we test asks for an update where the page does not come', async ({
  page,
  open,
}) => {
  await page.addInitScript(withoutReplaceChildren)
  await page.route(/\/main\.js$/, (route) => route.abort())
  await open('/help?lang=en')
  await expect(notice(page)).toBeVisible({ timeout: 8000 })
})

test('an older engine that can show the page shows it, and so does one with a broken script of somebody else’s', async ({
  page,
  open,
}) => {
  const app = await insideFakeApp(page)
  await page.addInitScript(withoutReplaceChildren)
  await page.addInitScript({ content: tooNew })
  await open('/help?lang=en')
  await expect(page.locator('[data-remote="guidance"] h1')).toBeVisible()
  await page.waitForTimeout(6500)
  await expect(notice(page)).toHaveCount(0)
  expect(await app.calls('pageFailed')).toEqual([])
})
