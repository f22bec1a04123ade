import type { Page } from '@playwright/test'
import { expect, test as general } from '../fixtures.ts'
import { test as withWords } from './prerendered.ts'

/**
 * Records the language-dependent files that a page requests, such as `weather/texts-de-json.js`. The shell's
 * files are recorded as `shell/…`.
 */
function watchFiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, remote, release, file] =
      /\/(?:r\/)?([a-z]+)\/([^/]+)\/([^/]+)$/.exec(new URL(request.url()).pathname) ?? []
    if (release && file && /^(texts|titles|languages|pages)\b/.test(file)) asked.push(`${remote}/${file}`)
  })
  return asked
}

const of = (asked: readonly string[], remote: string) =>
  [...new Set(asked.filter((file) => file.startsWith(`${remote}/`)))].toSorted()

general('an English page asks for no file of other languages', async ({ page, open }) => {
  const asked = watchFiles(page)
  await open('/help?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  expect(asked.filter((file) => /languages|titles\.json/.test(file))).toEqual([])
  expect(of(asked, 'guidance')).toEqual([
    'guidance/pages-en-json.js',
    'guidance/texts-en-json.js',
    'guidance/titles-en.json',
  ])
})

general(
  'where the document is for all languages, the page looks the hashes of its own up, and asks for no other language',
  async ({ page, open }) => {
    const asked = watchFiles(page)
    await open('/help?lang=de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe')
    expect(of(asked, 'guidance')).toEqual([
      'guidance/languages.json',
      'guidance/pages-de-json.js',
      'guidance/texts-de-json.js',
      'guidance/titles.json',
    ])
    expect(of(asked, 'shell')).toEqual(['shell/languages.json', 'shell/texts-de-json.js'])
  },
)

withWords('a document in a language brings the hashes of its files', async ({ page, open }) => {
  const asked = watchFiles(page)
  await page.route('**/main.js', () => {})
  await open('/help?lang=de', 'metawatch.localhost').catch(() => {})
  // The articles are in the list because they're part of the prerendered screen.
  const first = [
    'guidance/pages-de-json.js',
    'guidance/texts-de-json.js',
    'guidance/titles-de.json',
    'shell/texts-de-json.js',
  ]
  await expect.poll(() => asked.toSorted()).toEqual(first)
  await page.unroute('**/main.js')
  await page.reload()
  await expect(page.locator('[data-remote] h1')).toHaveText('Hilfe')
  expect([...new Set(asked)].toSorted()).toEqual(first)
})

general.describe('the file of the hashes', () => {
  general.use({ expected: /integrity|digest|Failed to load resource|not loaded|ERR_FAILED/i })
  for (const fault of ['404', 'changed', 'html'] as const)
    general(`${fault}: the page comes in English`, async ({ page, open, site }) => {
      site.faults.set('/r/weather/*/languages.json', fault)
      await open('/weather?lang=de')
      await expect(page.locator('[data-remote="weather"]')).toContainText('Humidity')
    })

  general('a file of hashes that is lost once is asked for again', async ({ page, open }) => {
    let lost = 0
    // The boot script sends the first request, and the loader's first attempt sends the second one.
    await page.route('**/r/weather/*/languages.json', (route) =>
      lost++ < 2 ? route.abort() : route.fallback(),
    )
    await open('/weather?lang=de')
    await expect(page.locator('[data-remote="weather"]')).toContainText('Luftfeuchtigkeit')
  })
})
