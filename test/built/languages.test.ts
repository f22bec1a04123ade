import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { translated } from '@companion/shared/texts/languages'
import { buildRemote, buildShell } from '../../host-shell/build/builds.ts'
import { sha384 } from '../../host-shell/releases/stores/hash.ts'
import { languageFile, languagesFile } from '../../host-shell/build/languageFiles.ts'
import { isLateChunk, lateChunksFile } from '../../host-shell/build/lateChunks.ts'
import { remoteNames } from '../../host-shell/build/remotes.ts'

const others = translated.filter((lang) => lang !== 'en')

describe.each(['host-shell', ...remoteNames()])('%s', (name) => {
  test('its entry has the hash of no language but English, and leads to all of them', async () => {
    const { dir } = await (name === 'host-shell' ? buildShell() : buildRemote(name))
    const read = (file: string) => readFileSync(resolve(dir, file), 'utf8')
    const entry = read(name === 'host-shell' ? 'main.js' : 'remoteEntry.js')
    const files = readdirSync(dir).filter((file) => /\.(js|css)$/.test(file))
    const ofLanguages = files.filter((file) => languageFile.test(file))
    expect(ofLanguages.length).toBeGreaterThanOrEqual(others.length)
    for (const file of ofLanguages) expect(entry, file).not.toContain(sha384(read(file)))
    const late = name === 'host-shell' ? read(lateChunksFile) : '{}'
    for (const file of files.filter((one) => one.endsWith('-en-json.js')))
      expect(entry + late, file).toContain(sha384(read(file)))

    expect(entry).toContain(sha384(read(languagesFile)))
    const first = JSON.parse(read(languagesFile)) as Record<string, string>
    expect(Object.keys(first)).toEqual(others.map((lang) => `texts-${lang}-json.js`).toSorted())
    for (const [file, hash] of Object.entries(first)) expect(hash, file).toBe(sha384(read(file)))
    for (const file of ofLanguages.filter((one) => !first[one])) {
      const [, lang] = languageFile.exec(file)!
      expect(read(`texts-${lang}-json.js`), file).toContain(`/${file}":"${sha384(read(file))}"`)
    }
  })
})

test('the shell’s entry has the hashes of what a first screen may need, and leads to those of all others', async () => {
  const { dir } = await buildShell()
  const read = (file: string) => readFileSync(resolve(dir, file), 'utf8')
  const entry = read('main.js')
  const late = JSON.parse(read(lateChunksFile)) as Record<string, string>
  expect(entry).toContain(sha384(read(lateChunksFile)))
  const others = readdirSync(dir).filter(
    (file) => /^(?!(document|libraries|main)\.).*\.(js|css)$/.test(file) && !languageFile.test(file),
  )
  for (const file of others) {
    const hash = sha384(read(file))
    expect([late[file], entry.includes(hash)], file).toEqual(
      isLateChunk(file) ? [hash, false] : [undefined, true],
    )
  }
})
