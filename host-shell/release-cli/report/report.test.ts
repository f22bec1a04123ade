import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { release, type CommandSetup } from '../../../test/release/command.ts'
import { freshFolder, sampleRelease, writeRelease } from '../../../test/release/sampleRelease.ts'
import { paths } from '@companion/build/paths'
import { initKeys } from '@companion/releases/keys/roots'
import { readKeyring } from '@companion/releases/keys/keyring'
import { folderStore } from '@companion/releases/stores/store'
import { compareReleases } from './compareReleases.ts'
import { readReport } from './readReport.ts'

let setup: CommandSetup & { buildDir: string; keysDir: string }
const run = (line: string) => release(setup, line)
const read = async () => readReport(setup.store, new Date(), { keyring: await readKeyring(setup.keysDir) })

beforeEach(async () => {
  const keysDir = await freshFolder()
  await initKeys(keysDir, ['weather'], new Date())
  setup = { store: folderStore(await freshFolder()), keysDir, buildDir: await freshFolder() }
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await writeRelease(setup.buildDir, sampleRelease('weather', version, 'aaaa'))
    await run(`publish weather@${version}-aaaa`)
  }
  await run('promote weather@1.0.0-aaaa')
})

/** Returns the words after `release --` in a step's command. */
const words = (command: string) => command.replace('npm run release -- ', '')

describe('the report of a store', () => {
  test('every command that it offers is one that the release command takes, in every state of a rollout', async () => {
    const seen = new Set<string>()
    const states = [
      'promote weather@1.1.0-aaaa --pct 1',
      'rollout weather --pct 25',
      'pause weather',
      'finish weather',
      'promote weather@1.2.0-aaaa --pct 60',
      'finish weather',
    ]
    for (const state of ['log', ...states]) {
      await run(state)
      const [channel] = (await read()).channels
      const steps = channel!.next['weather']!
      expect(steps.length, state).toBeGreaterThan(0)
      for (const { command } of steps) {
        seen.add(command.split(' ')[4]!)
        await run(words(command))
        await run(`rollback --set ${channel!.document.seq}`)
      }
    }
    expect([...seen].toSorted()).toEqual(['finish', 'pause', 'promote', 'rollback', 'rollout'])
  })

  test('holds the course of a rollout, the log with what changed, and all published releases', async () => {
    await run('promote weather@1.1.0-aaaa --pct 10 --why "first tenth"')
    await run('finish weather')
    const { channels, releases } = await read()
    const [channel] = channels
    expect(channel!.history['weather']!.map(({ shares }) => shares.map(({ part }) => part))).toEqual([
      [1],
      [0.9, 0.1],
      [1],
    ])
    expect(channel!.log.map(({ why }) => why).slice(0, 2)).toEqual(['finish weather', 'first tenth'])
    expect(channel!.log[1]!.changes).toEqual(['+ weather:  1.1.0-aaaa         10 %'])
    expect(releases.map(({ ref }) => ref)).toEqual([
      'weather@1.2.0-aaaa',
      'weather@1.1.0-aaaa',
      'weather@1.0.0-aaaa',
    ])
  })

  test('a release that other keys have signed is named, and nobody gets it', async () => {
    await run('promote weather@1.1.0-aaaa')
    await run('keys rotate release:weather')
    const [channel] = (await read()).channels
    expect(channel!.unsigned).toContain('weather@1.1.0-aaaa')
    expect(channel!.document.releases).toEqual({})
  })

  test('two releases: what differs is marked', async () => {
    await writeRelease(
      setup.buildDir,
      sampleRelease('weather', '2.0.0', 'aaaa', {
        needs: { ...sampleRelease('weather', '2.0.0', 'a').needs, contract: '^9' },
      }),
    )
    await run('publish weather@2.0.0-aaaa')
    const { releases } = await read()
    const changed = compareReleases(releases[1]!, releases[0]!).filter((row) => row.changed)
    expect(changed.map(({ fact }) => fact)).toEqual(
      expect.arrayContaining(['Version', 'Needs bridge contract']),
    )
    expect(changed.map(({ fact }) => fact)).not.toContain('Needs shell')
  })

  test('is one file; what somebody wrote into the log is text in it', async () => {
    await run('promote weather@1.1.0-aaaa --why "</script><img src=x onerror=alert(1)>"')
    const file = join(await freshFolder(), 'releases.html')
    expect(await run(`report --out ${file}`)).toContain('channels stable, 3 releases')
    const [html = ''] = (await readFile(file, 'utf8')).split('<script>')
    expect(html).toContain('&lt;/script&gt;&lt;img')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toMatch(/(src|href)="(?!data:|#)/)
  })

  test('a store without a channel has a report, too', async () => {
    setup = { ...setup, store: folderStore(await freshFolder()) }
    const file = join(await freshFolder(), 'releases.html')
    expect(await run(`report --out ${file}`)).toContain('no channel yet')
    expect((await readFile(file, 'utf8')).includes('No channel here yet')).toBe(true)
  })

  // Vitest compiles JSX by itself. The command depends on `include` in the root's `tsconfig.json`.
  test('npm run release can render it', async () => {
    const file = join(await freshFolder(), 'releases.html')
    const program = ['--import', 'tsx', 'host-shell/release-cli/commands/cli.ts', 'report']
    const flags = ['--store', await freshFolder(), '--out', file]
    await promisify(execFile)(process.execPath, [...program, ...flags], { cwd: paths.root })
    expect(await readFile(file, 'utf8')).toContain('No channel here yet')
  })
})
