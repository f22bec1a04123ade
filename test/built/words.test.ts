import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { brands } from '../../host-shell/brands/brands.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { pageRenderer } from '../../host-shell/deploy/document.ts'
import { publishSite } from '../../host-shell/deploy/site.ts'
import { brandValues } from '../../host-shell/prerender/brandValues.ts'
import { screenMark } from '../../host-shell/prerender/prerender.ts'
import { siteReader } from '../../host-shell/prerender/siteReader.ts'
import { wordsOf } from '../../host-shell/prerender/words.ts'

const readSite = siteReader(paths.site, undefined)

/** The words of a screen on the pages of one brand, in English. */
async function wordsFor(remote: string, path: string, open: boolean, read = readSite) {
  const { shell, embedded } = await publishSite()
  const brand = brands[0]!
  const config = { apiBase: '/', channel: 'stable' }
  const words = { screen: screenMark, lang: 'en', html: '<div data-words></div>', sheet: '' }
  const { html } = pageRenderer(shell.parts, embedded, config, { brands: [brand] })(words)
  const pages = {
    brand: brand.id,
    values: brandValues(brand),
    host: brand.hosts[0]!,
    html,
    languages: ['en'],
  }
  return (await wordsOf({ remote, path, open }, [pages], read))[brand.id]
}

test.each([
  ['account', '/registration', 'Registration'],
  // Its screen asks for pictures that its document does not name.
  ['weather', '/weather', 'Weather'],
])('words of %s are the same, byte for byte, whichever file is read first', async (remote, path, title) => {
  const once = await wordsFor(remote, path, true)
  for (const late of ['shell', remote])
    expect(
      JSON.stringify(
        await wordsFor(remote, path, true, async (file) => {
          await wait(file.includes(`/${late}/`) ? 20 : 0)
          return readSite(file)
        }),
      ),
    ).toBe(JSON.stringify(once))
  expect(once).toMatchObject([{ html: expect.stringMatching(new RegExp(`<h1[^>]*>${title}<`)) }])
})

test('what depends on the visitor’s country stands in no document, and keeps its room', async () => {
  const [{ html = '' } = {}] = (await wordsFor('account', '/registration', true)) ?? []
  expect(html).toMatch(/<bdi[^>]* data-blank>\w\w<\/bdi>/)
  const [weather] = (await wordsFor('weather', '/weather', true)) ?? []
  expect(weather?.html.match(/<input[^>]*type="radio"[^>]*>/g)).toEqual([
    expect.not.stringContaining('checked'),
    expect.not.stringContaining('checked'),
  ])
})

test('a screen’s document names the long texts that it shows', async () => {
  const [help] = (await wordsFor('guidance', '/help', true)) ?? []
  expect(help?.late).toEqual([
    [expect.stringMatching(/^\/r\/guidance\/[^/]+\/pages-en-json\.js$/), expect.stringMatching(/^sha384-/)],
  ])
})
