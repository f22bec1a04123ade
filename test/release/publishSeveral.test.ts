import { beforeEach, expect, test } from 'vitest'
import { release } from './command.ts'
import { sampleRelease, sampleShell, writeRelease } from './sampleRelease.ts'
import { startTeam, type Team } from './team.ts'

let team: Team
let built: string[]

const versions = ['account', 'guidance', 'pay', 'security', 'weather'] as const
const run = (line: string, said?: string[], draftsOf: (remote: string) => readonly string[] = () => []) =>
  release(
    {
      draftsOf,
      store: team.store,
      keysDir: team.keysDir,
      buildDir: team.buildDir,
      build: async (name) => {
        built.push(name)
        const made = name === 'shell' ? sampleShell('1.5.0') : sampleRelease(name, '1.0.0', 'aaaa')
        return writeRelease(team.buildDir, made)
      },
    },
    line,
    said,
  )
const published = async () => (await team.store.list('r/')).filter((key) => key.endsWith('/release.json'))

beforeEach(async () => {
  built = []
  team = await startTeam()
})

test('several releases are published by one command, and each says what is next', async () => {
  const said = await run('publish account guidance pay')
  expect(built).toEqual(['account', 'guidance', 'pay'])
  expect(await published()).toEqual(
    ['account', 'guidance', 'pay'].map((name) => `r/${name}/1.0.0-aaaa/release.json`),
  )
  for (const name of built) expect(said).toContain(`next: release promote ${name}@1.0.0-aaaa`)
})

test('a name that is none publishes nothing of the others', async () => {
  await expect(run('publish account gidance pay')).rejects.toThrow('did you mean guidance?')
  await expect(run('publish account guidance --request file.json')).rejects.toThrow('--request')
  await expect(run('publish')).rejects.toThrow('say what to publish')
  await expect(run('publish pay --changed')).rejects.toThrow('--changed')
  expect([built, await published()]).toEqual([[], []])
})

test('with --changed all that the store lacks is published, and what it has is not said at length', async () => {
  await run('publish weather')
  built = []
  const said = await run('publish --changed')
  expect(built).toEqual([...versions, 'shell'])
  expect(await published()).toHaveLength(6)
  expect(said).toContain('weather@1.0.0-aaaa was already in')
  expect(said).not.toContain('promote weather@')
  expect(said).toContain('next: release promote pay@1.0.0-aaaa')
})

test('a whole earlier state is restored of all remotes or not at all', async () => {
  await run('publish weather')
  await run('promote weather@1.0.0-aaaa')
  await expect(run('rollback weather --set 1')).rejects.toThrow('all remotes')
})

test('texts that nobody has translated are not published, and are named before anything is built', async () => {
  const drafts = Array.from({ length: 18 }, (_, at) => `remotes/pay/texts/${at}.json title`)
  const publishing = run('publish pay', [], (remote) => (remote === 'pay' ? drafts : []))
  await expect(publishing).rejects.toThrow(
    /^pay has 18 texts that nobody has translated:\n {2}remotes\/pay\/texts\/0\.json title[^]*… and 8 more\nTranslate them/,
  )
  expect(built).toEqual([])
  await run('publish weather', [], (remote) => (remote === 'pay' ? drafts : []))
  expect(await published()).toEqual(['r/weather/1.0.0-aaaa/release.json'])
})
