import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { readHead } from '../../host-shell/releases/channelLog.ts'
import { release, type CommandSetup } from './command.ts'
import { freshFolder, sampleRelease, writeRelease } from './sampleRelease.ts'
import { initKeys } from '../../host-shell/releases/keys/roots.ts'
import { folderStore } from '../../host-shell/releases/stores/store.ts'

let setup: CommandSetup & { buildDir: string; keysDir: string }
const run = (line: string) => release(setup, line)

beforeEach(async () => {
  const keysDir = await freshFolder()
  await initKeys(keysDir, ['weather', 'pay'], new Date())
  setup = { store: folderStore(await freshFolder()), keysDir, buildDir: await freshFolder() }
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await writeRelease(setup.buildDir, sampleRelease('weather', version, 'aaaa'))
    await run(`publish weather@${version}-aaaa`)
  }
  await run('promote weather@1.0.0-aaaa')
})

describe('npm run release', () => {
  test('rolls out by percentage, pauses, goes on and finishes', async () => {
    expect(await run('promote weather@1.1.0-aaaa --pct 10')).toContain('1.1.0-aaaa         10 %')
    expect(await run('why weather --id device-1')).toMatch(
      /not {2}weather@1\.1\.0-aaaa.*the device lies at \d/,
    )
    expect(await run('pause weather')).toContain('(paused)')
    expect(await run('rollout weather --pct 60')).toContain('60 %')
    await expect(run('rollout weather --pct 5')).rejects.toThrow('pause it, or roll back')
    await expect(run('finish weather@1.2.0-aaaa')).rejects.toThrow('is of 1.1.0-aaaa, not of 1.2.0-aaaa')
    expect(await run('finish weather@1.1.0-aaaa')).toContain(
      '1.1.0-aaaa         everybody\n  then 1.0.0-aaaa',
    )
    await expect(run('finish weather')).rejects.toThrow('no rollout in progress')
  })

  test('goes back to the release before, to a named one, and to a whole earlier state', async () => {
    await run('promote weather@1.1.0-aaaa')
    await run('promote weather@1.2.0-aaaa')
    expect(await run('rollback weather')).toContain('1.1.0-aaaa         everybody')
    expect(await run('rollback weather --to 1.0.0-aaaa')).toContain('1.0.0-aaaa         everybody')
    await run('rollback --set 3')
    expect(await run('status')).toContain('1.1.0-aaaa         everybody')
    await expect(run('rollback --set 99')).rejects.toThrow('no entry 99')
  })

  test('targets brands, systems and app versions, and says why a device gets what it gets', async () => {
    await run('promote weather@1.1.0-aaaa --brand SparkPro,LensMoo --os iOS --app ">=3.4"')
    expect(await run('why weather --brand lensmoo --os ios --app 3.5.0')).toContain('runs weather@1.1.0-aaaa')
    const other = await run('why weather --brand gamefog --os ios --app 3.5.0')
    expect(other).toContain('runs weather@1.0.0-aaaa')
    expect(other).toContain('meant for others')
  })

  test('bars a release: nobody gets it again, the one before takes over', async () => {
    await run('promote weather@1.1.0-aaaa')
    await expect(run('revoke weather@1.1.0-aaaa')).rejects.toThrow('say why')
    expect(await run('revoke weather@1.1.0-aaaa --why "wrong unit"')).toContain(
      '1.0.0-aaaa         everybody',
    )
    await expect(run('promote weather@1.1.0-aaaa')).rejects.toThrow('is revoked')
    await expect(run('revoke weather@1.0.0-aaaa --why x')).rejects.toThrow('all that weather has')
    expect(await run('log')).toContain('revoke weather@1.1.0-aaaa: wrong unit')
  })

  test('shows which devices a promotion leaves behind, and refuses to leave any with nothing', async () => {
    const needs = { ...sampleRelease('weather', '2.0.0', 'aaaa').needs, contract: '^9.0' }
    await writeRelease(setup.buildDir, sampleRelease('weather', '2.0.0', 'aaaa', { needs }))
    await run('publish weather@2.0.0-aaaa')
    const said = await run('promote weather@2.0.0-aaaa')
    expect(said).toMatch(
      /apps with bridge contract .*: stays on weather@1\.0\.0-aaaa – needs contract \^9\.0/,
    )
    expect(said).toContain('a browser: weather@1.0.0-aaaa → weather@2.0.0-aaaa')
  })

  test('refuses a release that lacks a file, and a ref that is none', async () => {
    await expect(run('promote weather@7.0.0-aaaa')).rejects.toThrow('publish it first')
    await expect(run('promote weather')).rejects.toThrow('is no release')
    expect(await run('verify weather@1.1.0-aaaa')).toContain('7 files and the signature are right')
    await setup.store.replace('r/weather/1.1.0-aaaa/area.js', Buffer.from('tampered'))
    await expect(run('verify weather@1.1.0-aaaa')).rejects.toThrow('area.js is damaged')
  })

  test('finds what is wrong with a channel, and repairs the pointer', async () => {
    expect(await run('doctor')).toContain('is in order')
    await run('promote weather@1.1.0-aaaa')
    await setup.store.remove('c/stable.json')
    await expect(run('doctor')).rejects.toThrow('1 thing to mend')
    await run('repair')
    expect(await run('doctor')).toContain('is in order')
    const later = { ...setup, now: () => new Date(Date.now() + 13 * 86_400_000) }
    await expect(release(later, 'doctor')).rejects.toThrow('1 thing to mend')
    await release(later, 'refresh')
    expect(await release(later, 'doctor')).toContain('is in order')
    // The command checks each server separately. None is listening at these URLs.
    const servers = 'doctor --url http://127.0.0.1:1/,http://127.0.0.1:2/'
    await expect(release(later, servers)).rejects.toThrow('2 things to mend')
  })

  test('deletes only what nothing leads to', async () => {
    expect(await run('gc')).toBe('nothing to delete')
    const later = { ...setup, now: () => new Date(Date.now() + 60 * 86_400_000) }
    expect(await release(later, 'gc --keep 1 --dry-run')).toContain('would delete')
    await release(later, 'gc --keep 0 --no-pages')
    expect(await setup.store.list('r/weather/1.0.0-aaaa/')).not.toEqual([])
    expect(await setup.store.list('r/weather/1.1.0-aaaa/')).toEqual([])
  })

  test('shows the last change and any other', async () => {
    await run('promote weather@1.1.0-aaaa --pct 10')
    expect(await run('diff')).toBe('+ weather:  1.1.0-aaaa         10 %')
    expect(await run('diff --from 0 --to 2')).toContain('+ weather:  1.0.0-aaaa         everybody')
  })

  test('opens releases by name and the tools to those it is set to, and to nobody before', async () => {
    expect(await run('settings')).toBe('releases by name: off\ntools: off')
    expect(await run('settings --releases testers --tools everybody')).toMatch(
      /releases by name: testers\ntools: everybody\nthere is no tester yet/,
    )
    expect(await run('status')).toContain('tools: everybody')
    expect(await run('diff')).toContain('- tools: off\n+ releases by name: testers')
    await expect(run('settings --tools all')).rejects.toThrow('--tools takes off, testers, everybody')
  })

  test('makes a tester’s token, which the channel does not hold', async () => {
    const [, token = ''] = /\?tester=([\w-]{43})$/m.exec(await run('testers add ada')) ?? []
    const { access } = (await readHead(setup.store, 'stable'))!.document
    expect(access?.testers).toEqual({ ada: createHash('sha256').update(token).digest('hex') })
    await expect(run('testers add ada')).rejects.toThrow('is a tester already')
    await expect(run('testers add "Ada L"')).rejects.toThrow('is no name of a tester')
    expect(await run('testers')).toBe('ada')
    await run('testers remove ada')
    expect(await run('testers')).toBe('stable has no testers')
    await expect(run('testers remove ada')).rejects.toThrow('has no tester "ada"')
  })

  test('sets the lowest version, and leaves nobody with nothing by it', async () => {
    await run('promote weather@1.1.0-aaaa')
    await expect(run('settings --min weather@1.2.0')).rejects.toThrow('promote a newer release first')
    await expect(run('settings --min weather')).rejects.toThrow('is no version')
    await expect(run('settings --min nothere@1.0.0')).rejects.toThrow('has no remote "nothere"')
    expect(await run('settings --min weather@1.1.0')).toContain('minimum of weather: 1.1.0')
    await expect(run('rollback weather')).rejects.toThrow('is below the minimum version')
  })

  test('renews keys: the old one is out, the history goes on', async () => {
    await run('keys rotate channel')
    await run('keys delegate news')
    expect(await run('keys list')).toContain('release:news')
    await run('promote weather@1.1.0-aaaa')
    expect(await run('doctor')).toContain('is in order')
    expect(await setup.store.list('trust/')).toEqual([
      'trust/1.root.json',
      'trust/2.root.json',
      'trust/3.root.json',
    ])
  })

  test('has open pages take a release at once, until the next promotion without --now', async () => {
    const swap = async () => (await readHead(setup.store, 'stable'))?.document.remotes['weather']?.swap
    expect(await run('promote weather@1.1.0-aaaa --now')).toContain('open pages take it at once')
    expect(await swap()).toBe('now')
    expect(await run('rollback weather')).not.toContain('at once')
    expect(await swap()).toBeUndefined()
    // A release that everyone already has can still be made urgent afterwards.
    await run('promote weather@1.0.0-aaaa --now')
    expect(await swap()).toBe('now')
    await run('rollback weather --to 1.0.0-aaaa --now')
    expect(await swap()).toBe('now')
  })

  test('has every device try a release again', async () => {
    const counts = async () => (await readHead(setup.store, 'stable'))?.document.remotes['weather']?.retry
    await run('promote weather@1.1.0-aaaa')
    expect(await run('retry weather@1.1.0-aaaa')).toContain('may try weather@1.1.0-aaaa again')
    await run('retry weather@1.1.0-aaaa')
    expect(await counts()).toEqual({ '1.1.0-aaaa': 2 })
    await expect(run('retry weather@1.2.0-aaaa')).rejects.toThrow('promote it instead')
    await expect(run('retry weather')).rejects.toThrow('is no release')
  })

  test('asks pages for a newer shell', async () => {
    expect(await run('settings --min-shell 1.4.0')).toContain('minimum of the shell: 1.4.0')
    expect((await readHead(setup.store, 'stable'))?.document.shell.min).toBe('1.4.0')
    expect(await run('diff')).toContain('+ minimum of the shell: 1.4.0')
    await expect(run('settings --min-shell new')).rejects.toThrow('write --min-shell 1.2.0')
  })
  test('says how often open pages look for a newer document', async () => {
    expect(await run('settings --poll 60')).toContain('open pages look every 60 s')
    expect((await readHead(setup.store, 'stable'))?.document.poll).toEqual({ visible: 60, jitter: 0.3 })
    expect(await run('diff')).toBe('+ open pages look every 60 s')
    for (const wrong of ['4', '3601', 'often'])
      await expect(run(`settings --poll ${wrong}`)).rejects.toThrow('--poll takes seconds from 5 to 3600')
    expect(await run('settings --poll 300')).not.toContain('open pages look')
  })
})
