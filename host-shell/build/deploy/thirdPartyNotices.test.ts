import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { licenceTexts } from '../licences.ts'
import { writeThirdPartyNotices } from './thirdPartyNotices.ts'

const folders: string[] = []
const freshFolder = async () => {
  folders.push(await mkdtemp(join(tmpdir(), 'notices-')))
  return folders.at(-1)!
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Returns the licence file of a build with these packages. */
async function licencesOf(...names: string[]): Promise<string> {
  const packages = names.map(async (name) => {
    const folder = await freshFolder()
    await write(join(folder, 'LICENSE'), `MIT, by ${name}\n\n${'-'.repeat(80)}\n\nas is`)
    return { name, version: '1.2.0', license: 'MIT', folder }
  })
  return licenceTexts(await Promise.all(packages))
}

/** Writes the third-party notices of a site and returns their text. */
async function thirdPartyNotices(site: Parameters<typeof writeThirdPartyNotices>[0]): Promise<string> {
  await writeThirdPartyNotices(site)
  return readFile(join(site.site, 'third-party-notices.txt'), 'utf8')
}

const releases = { 'weather@1.0.0-a': { path: 'r/weather/1.0.0-a/' } }
const embedded = JSON.stringify({ p: JSON.stringify({ releases }) })

test('each package of the shell and the releases appears once, with its whole text', async () => {
  const site = await freshFolder()
  await write(join(site, 'shell/1.0.0-s/licences.txt'), await licencesOf('react', '@scope/b'))
  await write(join(site, 'r/weather/1.0.0-a/licences.txt'), await licencesOf('@scope/b', 'c'))
  const text = await thirdPartyNotices({ shell: '1.0.0-s', embedded, site, store: undefined })
  expect(text.match(/^\S+ 1\.2\.0$/gm)).toEqual(['@scope/b 1.2.0', 'c 1.2.0', 'react 1.2.0'])
  expect(text.match(/^as is$/gm)).toHaveLength(3)
  expect(text.match(/sbom\.cdx\.json/g)).toBeNull()
})

test('the releases of a store come from there', async () => {
  const [site, store] = [await freshFolder(), await freshFolder()]
  await write(join(site, 'shell/1.0.0-s/licences.txt'), await licencesOf('react'))
  await write(join(store, 'r/weather/1.0.0-a/licences.txt'), await licencesOf('c'))
  expect(await thirdPartyNotices({ shell: '1.0.0-s', embedded, site, store })).toContain('\nc 1.2.0\n')
  const withoutStore = thirdPartyNotices({ shell: '1.0.0-s', embedded, site, store: undefined })
  await expect(withoutStore).rejects.toThrow('r/weather/1.0.0-a/ has no licences.txt')
})
