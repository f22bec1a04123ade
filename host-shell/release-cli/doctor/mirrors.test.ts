import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshFolder, sampleRelease } from '../../../test/release/sampleRelease.ts'
import { startTeam, type Team } from '../../../test/release/team.ts'
import { sampleParts } from '../../../test/site/samplePage.ts'
import { deadBase, startMirror, type Mirror } from '../../../test/site/mirror.ts'
import { readHead } from '@companion/releases/channelLog'
import { renderPage } from '@companion/build/deploy/document'
import { inspectMirrors } from './mirrors.ts'
import { inspectPage } from './page.ts'

let team: Team
let mirror: Mirror
let folder: string
const run = (line: string) => team.run(line)
const now = '2026-11-21T10:00:00Z'
const silent = { step: () => {}, done: () => {} }
const document = async () => (await readHead(team.store, 'stable'))!.document
const found = async () => (await inspectMirrors(await document(), team.store, silent)).map(({ text }) => text)

beforeEach(async () => {
  team = await startTeam()
  await team.publishWeather('1.0.0')
  await run('promote weather@1.0.0-aaaa')
  folder = await freshFolder()
  await cp(team.store.where, folder, { recursive: true })
  mirror = await startMirror(folder)
})
afterEach(() => mirror.close())

test('settings names the mirrors in order, status shows them, and the own origin alone ends them', async () => {
  const said = await run('settings --base https://a.example/x --base / --base https://b.example')
  expect(said).toContain('release files from https://a.example/x/, then /, then https://b.example/')
  expect(said).toContain('next: release doctor --url')
  expect((await document()).bases).toEqual(['https://a.example/x/', '/', 'https://b.example/'])
  expect(await run('status')).toContain('release files from https://a.example/x/')
  expect(await run('log')).toContain('settings --base https://a.example/x,/,https://b.example')
  expect(await run('settings --base /')).not.toContain('release files from')
  expect((await document()).bases).toEqual([])
})

test('a base that no page could load from is refused, with how it is written', async () => {
  const refused = {
    'a.example': 'write the whole address of the folder that holds r/',
    'http://a.example/': 'pages take files over https only',
    'ftp://a.example/': 'pages take files over https only',
    'https://a.example/?x=1': 'it takes no query, fragment or user',
    'https://me:you@a.example/': 'it takes no query, fragment or user',
    "https://a.example/';script-src": 'its path may have letters, digits',
    'https://a.example,https://a.example/': 'the base https://a.example/ is named twice',
    'https://1.example,https://2.example,https://3.example,https://4.example,https://5.example':
      'up to 4 bases are possible, not 5',
  }
  for (const [base, words] of Object.entries(refused))
    await expect(run(`settings --base ${base}`), base).rejects.toThrow(words)
  expect((await document()).bases).toEqual([])
})

test('doctor reads every file at each mirror, and says which is lost, damaged, missing or answered with a page', async () => {
  await run(`settings --base ${mirror.base}`)
  expect(await found()).toEqual([])
  expect(mirror.asked.filter((path) => /weather/.test(path)).toSorted()).toEqual(
    [...Object.keys(sampleRelease('weather', '1.0.0', 'aaaa').files), 'release.sig.json']
      .toSorted()
      .map((file) => `/r/weather/1.0.0-aaaa/${file}`),
  )
  const area = 'r/weather/1.0.0-aaaa/area.js'
  mirror.faults.set(`/${area}`, 'changed')
  expect(await found()).toEqual([`${mirror.base}${area} is damaged: copy it there again`])
  mirror.faults.set(`/${area}`, '404')
  expect(await found()).toEqual([`${mirror.base}${area} is missing: copy it there again`])
  mirror.faults.set(`/${area}`, 'html')
  expect(await found()).toEqual([expect.stringContaining('answers a page instead of the file')])
  mirror.faults.clear()
  await rm(join(folder, 'r/weather/1.0.0-aaaa/release.sig.json'))
  expect(await found()).toEqual([
    `${mirror.base}r/weather/1.0.0-aaaa/release.sig.json is missing: copy it there again`,
  ])
  mirror.faults.set('/r/none/*', 'html')
  expect((await found())[0]).toContain('it must answer 404, never a page')
  const dead = await deadBase()
  await run(`settings --base ${dead} --base /`)
  expect(await found()).toEqual([
    expect.stringMatching(
      /^the mirror http:.* cannot be reached: nothing listens there; pages lose time there$/,
    ),
  ])
  await expect(run('doctor')).rejects.toThrow('1 thing to mend')
})

test('doctor says which mirrors the page refuses, and leaves those alone that it could use', async () => {
  await run('settings --base https://a.example/x --base https://b.example')
  const { bases } = await document()
  const said = (built: readonly string[]) => {
    const embedded = JSON.stringify({
      p: JSON.stringify({ channel: 'stable', at: now, exp: now, remotes: {}, releases: {} }),
    })
    const page = renderPage(sampleParts, embedded, { apiBase: '/', channel: 'stable', bases: built })
    const headers = new Headers()
    for (const [name, value] of Object.entries(page.headers))
      for (const line of [value].flat()) headers.append(name, line)
    return inspectPage('http://localhost/', page.html, headers, {
      channel: 'stable',
      now: new Date(now),
      bases,
    })
      .filter(({ level }) => level === 'error')
      .map(({ text }) => text)
  }
  expect(said(bases)).toEqual([])
  expect(said([...bases, 'https://c.example/'])).toEqual([])
  expect(said(['https://a.example/x/'])).toEqual(
    ['script-src', 'style-src', 'connect-src'].map(
      (name) =>
        `http://localhost/: its Content-Security-Policy lacks https://b.example/r/ in ${name}, a mirror of the channel: build the page with COMPANION_MIRRORS=https://a.example/x/,https://b.example/`,
    ),
  )
})
