import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { release } from './command.ts'
import { freshFolder, sampleRelease, writeRelease } from './sampleRelease.ts'
import { startTeam, type Team } from './team.ts'
import { publishLocal } from '../../host-shell/releases/publishLocal.ts'
import { folderStore } from '../../host-shell/releases/stores/store.ts'

// Outputs of the command that were once missing, or that suggested a wrong next step.
let team: Team
const run = (line: string) => team.run(line)

beforeEach(async () => {
  team = await startTeam()
  for (const version of ['1.0.0', '1.1.0']) await team.publishWeather(version)
})

test('brands, systems, versions and remotes that are none are refused, with what was probably meant', async () => {
  await run('promote weather@1.0.0-aaaa')
  const to = 'promote weather@1.1.0-aaaa'
  await expect(run(`${to} --brand lensmo`)).rejects.toThrow('did you mean lensmoo? There are sparkpro, ')
  await expect(run(`${to} --brand lensmoo,sparkpr0`)).rejects.toThrow('did you mean sparkpro?')
  await expect(run(`${to} --os windows`)).rejects.toThrow(
    'no system "windows". There are ios, android, other',
  )
  await expect(run(`${to} --app abc`)).rejects.toThrow('"abc" is no range of app versions')
  await expect(run('why weather --brand lensmo')).rejects.toThrow('did you mean lensmoo?')
  await expect(run('why weather --app abc')).rejects.toThrow('no version of an app')
  await expect(run('why wether')).rejects.toThrow('did you mean weather?')
  await expect(run('pause wether --why x')).rejects.toThrow('did you mean weather?')
  expect(await run('log')).not.toContain('1.1.0')
  expect(await run(`${to} --brand LensMoo --os iOS --app ">=3.4 <4"`)).toContain('brand lensmoo')
})

test('a reason of somebody else neither commands the terminal nor looks like another entry', async () => {
  await run('promote weather@1.0.0-aaaa')
  await run('refresh --why "a\u001b[2J\n     9  2026 root: all well" --by "b\u001b[2J"')
  expect(await run('log')).not.toMatch(/^ {5}9/m)
  for (const verb of ['log', 'status']) expect(await run(verb)).not.toContain('\u001b')
})

test('pause, finish and rollout of what a brand gets as a whole say what ends it, and that works', async () => {
  await run('promote weather@1.0.0-aaaa')
  await run('promote weather@1.1.0-aaaa --brand lensmoo')
  for (const line of ['pause weather', 'finish weather', 'rollout weather --pct 50']) {
    const said = await run(line).catch(({ message }: Error) => message)
    expect(said, line).toContain('To give it to everybody: release promote weather@1.1.0-aaaa.')
    expect(said, line).toContain('To take it back: release promote weather@1.0.0-aaaa --brand lensmoo')
  }
  await run('promote weather@1.0.0-aaaa --brand lensmoo')
  expect(await run('status')).not.toContain('lensmoo')
  expect(await run('why weather --brand lensmoo --contract none')).toContain('runs weather@1.0.0-aaaa')
  await expect(run('pause weather')).rejects.toThrow('no rollout in progress')
})

test('a brand’s rollout by percentage leaves the rest of the brand with what it had', async () => {
  await run('promote weather@1.0.0-aaaa')
  await run('promote weather@1.1.0-aaaa --brand lensmoo')
  await team.publishWeather('1.2.0')
  const said = await run('promote weather@1.2.0-aaaa --brand lensmoo --pct 10')
  expect(said).toMatch(/1\.2\.0-aaaa +brand lensmoo, 10 %\n +1\.1\.0-aaaa +brand lensmoo\n/)
})

test('the first promotion is named as it can be done', async () => {
  expect(await team.publishWeather('1.2.0')).toMatch(/next: release promote weather@1\.2\.0-aaaa$/)
  await expect(run('promote weather@1.0.0-aaaa --pct 10')).rejects.toThrow(
    'promote the first one without --pct, --brand, --os and --app',
  )
  expect(await run('promote weather@1.0.0-aaaa')).toContain('channel stable begins here')
  expect(await team.publishWeather('1.3.0')).toMatch(/next: release promote weather@1\.3\.0-aaaa --pct 10$/)
})

test('another build under a version that is published already is remarked', async () => {
  await writeRelease(team.buildDir, sampleRelease('weather', '1.1.0', 'bbbb'))
  expect(await run('publish weather@1.1.0-bbbb')).toContain(
    'remark: 1.1.0 of weather is published already, as 1.1.0-aaaa: raise the version',
  )
  expect(await run('publish weather@1.0.0-aaaa')).not.toContain('remark')
})

test('gc asks for the live pages, reads them at their address or in a file, and refuses other pages', async () => {
  await run('promote weather@1.1.0-aaaa')
  await team.publishWeather('1.2.0')
  const now = () => new Date(Date.now() + 60 * 86_400_000)
  const gc = (more: string) =>
    release({ store: team.store, keysDir: team.keysDir, now }, `gc --keep 0 ${more}`)
  await expect(gc('')).rejects.toThrow('give the address of every live site with --page https://')
  expect(await gc('--dry-run')).toMatch(/^! no page was given/)

  const carried = { releases: { 'weather@1.0.0-aaaa': {} } }
  const data = JSON.stringify({ releases: carried })
  const pages: Record<string, string> = {
    '/': `<script>companion.page=${data}\n</script>`,
    '/other': '<h1>Welcome to weather@1.2.0-aaaa</h1>',
  }
  const server = createServer((request, response) => response.end(pages[request.url ?? '']))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(gc(`--page ${site}/other`)).rejects.toThrow('is no page of ours')
  const file = join(await freshFolder(), 'index.html')
  await writeFile(file, pages['/']!)
  expect(await gc(`--page ${file} --dry-run`)).not.toContain('1.0.0')
  expect(await gc(`--page ${site}/`)).toMatch(/^deleting weather@1\.2\.0-aaaa \(\d+ files\)$/)
  server.close()
  await expect(gc(`--page ${site}/`)).rejects.toThrow('cannot be reached')
  expect(await team.store.list('r/weather/1.0.0-aaaa/')).not.toEqual([])
})

test('npm start leaves a rollout in its store as it is, and gives the others what was built', async () => {
  const [siteDir, keysDir] = [await freshFolder(), await freshFolder()]
  const built = (version: string) => writeRelease(team.buildDir, sampleRelease('weather', version, 'aaaa'))
  const start = async (version: string) =>
    publishLocal({ releases: [await built(version)], siteDir, keysDir })
  const type = (line: string) =>
    release({ store: folderStore(siteDir), keysDir, buildDir: team.buildDir }, line)
  await start('1.0.0')
  await type('publish weather@1.1.0-aaaa')
  await type('promote weather@1.1.0-aaaa --pct 10')
  const uses = async (version: string) =>
    (await start(version)).document.remotes['weather']?.rules.map(({ use, roll }) => [use, roll?.pct])
  const rollout = ['1.1.0-aaaa', 10]
  expect(await uses('1.0.0')).toEqual([rollout, ['1.0.0-aaaa', undefined]])
  expect(await uses('1.1.0')).toEqual([rollout, ['1.0.0-aaaa', undefined]])
  expect(await uses('1.2.0')).toEqual([rollout, ['1.2.0-aaaa', undefined]])
})
