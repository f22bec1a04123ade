import { readdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { brands } from '@companion/shared/brand/brands'
import { prerendered } from '../../host-shell/build/deploy/documentLanguages.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { publishSite } from '../../host-shell/build/deploy/site.ts'
import { prerenderSite } from '../../host-shell/build/deploy/screenDocuments.ts'
import type { Prerendered } from '../../host-shell/build/prerender/prerender.ts'

let made: () => Promise<Prerendered>
let all: Prerendered
beforeAll(async () => {
  const { shell, embedded } = await publishSite()
  made = () => prerenderSite({ parts: shell.parts, embedded, site: paths.site, store: undefined })
  all = await made()
})

test('every screen of every remote is prerendered for every brand in each of the languages of documents', () => {
  const screens = new Set(all.screens.map(({ path }) => path))
  expect(screens.size).toBeGreaterThanOrEqual(24)
  expect(all.screens).toHaveLength(screens.size * brands.length * prerendered.length)
  // Only the API has the result of a payment, so this screen is prerendered without a heading.
  for (const { html, path, lang } of all.screens)
    if (path !== '/pay/result') expect(html, `${path} ${lang}`).toMatch(/<h1[ >]/)
})

test('a screen brings the names of its own chunk and of its long texts, and whether it formats anything', () => {
  const of = (path: string) => {
    const { late, formats } = all.screens.find((screen) => screen.path === path && screen.lang === 'de')!
    return [late.map(([file]) => file.split('/').pop()), formats]
  }
  expect(of('/registration')).toEqual([['forms.js', 'forms.css'], true])
  expect(of('/help')).toEqual([['pages-de-json.js'], false])
  expect(of('/weather')).toEqual([['trouble.js', 'trouble.css'], true])
  // Every HTML document lists this screen's files anyway, so the screen adds none.
  expect(of('/pay')).toEqual([[], true])
})

test('made again, screens and styles are the same, byte for byte', async () => {
  const folder = resolve(paths.build, 'screens')
  // Removes only the JSON files, because another process can be writing its draft to the folder.
  for (const file of await readdir(folder))
    if (file.endsWith('.json')) await rm(resolve(folder, file), { force: true })
  expect(JSON.stringify(await made())).toBe(JSON.stringify(all))
})

test('no markup needs what the policy refuses: style attributes, scripts, handlers', () => {
  for (const { html, path, lang } of all.screens)
    expect(/ style="|<script|<link| on\w+="|javascript:/.exec(html)?.[0], `${path} ${lang}`).toBeUndefined()
})

test('a screen’s document names the long texts that it shows', () => {
  const help = all.screens.find(({ path, lang }) => path === '/help' && lang === 'en')
  expect(help?.late).toEqual([
    [expect.stringMatching(/^\/r\/guidance\/[^/]+\/pages-en-json\.js$/), expect.stringMatching(/^sha384-/)],
  ])
})
