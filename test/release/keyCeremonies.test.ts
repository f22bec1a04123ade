import { copyFile, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshFolder, sampleRelease, writeRelease } from './sampleRelease.ts'
import { rootOf, startTeam, type Team } from './team.ts'
import { readKeyring } from '../../host-shell/releases/keys/keyring.ts'
import { publishLocal } from '../../host-shell/releases/publishLocal.ts'

let team: Team
beforeEach(async () => void (team = await startTeam()))

/** Moves each private key of a role to a holder: a separate folder with copies of the root documents. */
async function holdersOf(role: string): Promise<string[]> {
  const label = role.replace(':', '-')
  const names = (await readdir(team.keysDir)).filter(
    (name) => name.startsWith(`${label}-`) && name.endsWith('.private.jwk'),
  )
  return Promise.all(
    names.map(async (name) => {
      const folder = await freshFolder()
      await rename(join(team.keysDir, name), join(folder, name))
      for (const file of await readdir(team.keysDir))
        if (file.endsWith('.root.json')) await copyFile(join(team.keysDir, file), join(folder, file))
      return folder
    }),
  )
}

describe('new keys for a role', () => {
  test('keep count and threshold, and the old ones are moved aside', async () => {
    const before = (await rootOf(team.keysDir)).roles['root']!
    const said = await team.run('keys rotate root')
    const after = (await rootOf(team.keysDir)).roles['root']!
    expect([after.threshold, after.keys.length]).toEqual([2, 3])
    expect(after.keys.filter((id) => before.keys.includes(id))).toEqual([])
    expect(said).toContain('root: 2 of 3 → 2 of 3')
    const retired = await readdir(join(team.keysDir, 'retired'))
    expect(retired.map((name) => name.replace(/^root-|\.private\.jwk$/g, '')).toSorted()).toEqual(
      before.keys.toSorted(),
    )
    expect(
      [...(await readKeyring(team.keysDir))!.keys.keys()].filter((id) => before.keys.includes(id)),
    ).toEqual([])
  })

  test('are not made fewer without the flag that says so', async () => {
    for (const line of ['--threshold 1', '--count 2', '--count 1 --threshold 1'])
      await expect(team.run(`keys rotate root ${line}`)).rejects.toThrow('--allow-fewer-signatures')
    expect((await rootOf(team.keysDir)).n).toBe(1)
    await team.run('keys rotate root --threshold 1 --allow-fewer-signatures')
    expect((await rootOf(team.keysDir)).roles['root']).toMatchObject({ threshold: 1 })
  })

  test('are refused for a role that nobody knows, with what was probably meant', async () => {
    await expect(team.run('keys rotate release:wether')).rejects.toThrow('did you mean release:weather?')
    await expect(team.run('keys rotate wether')).rejects.toThrow('did you mean release:weather?')
    await expect(team.run('keys rotate nonsense')).rejects.toThrow(
      /no role "nonsense"\. There are root, channel,/,
    )
    await expect(team.run('keys delegate wheather')).rejects.toThrow('did you mean weather?')
    await expect(team.run('keys delegate weather')).rejects.toThrow('keys rotate release:weather')
    expect((await rootOf(team.keysDir)).n).toBe(1)
  })
})

describe('holders who never meet', () => {
  test('rotate the root by a file that each of them signs', async () => {
    const [alice = '', bob = ''] = await holdersOf('root')
    const file = join(team.keysDir, 'next.json')
    await expect(team.run('keys rotate root')).rejects.toThrow('--request')
    expect((await readdir(team.keysDir)).filter((name) => /^root-.*private/.test(name))).toEqual([])
    const dave = await freshFolder()
    const given = /^(\S+\.public\.jwk) may be sent/.exec(await team.run('keys make dave', dave))?.[1]
    expect(await team.run(`keys rotate root --with ${given} --request ${file}`)).toContain('needs 2 more of')

    await expect(team.run(`keys apply ${file}`)).rejects.toThrow("2 more of today's root keys")
    const copy = join(bob, 'next.json')
    await copyFile(file, copy)
    expect(await team.run(`keys sign ${file} --dry-run`, alice)).toContain('nothing was signed')
    const ofAlice = await team.run(`keys sign ${file}`, alice)
    const ofBob = await team.run(`keys sign ${copy}`, bob)
    expect(ofAlice).toContain('signed with 1 key;')
    const fingerprint = /fingerprint .*/.exec(ofAlice)?.[0]
    expect(ofBob).toContain(fingerprint)
    expect(ofBob).toContain('root: 2 of 3 → 2 of 3')
    await expect(team.run(`keys sign ${copy}`, bob)).rejects.toThrow('has signed already')
    await expect(team.run(`keys sign ${copy}`, await freshFolder())).rejects.toThrow('no key in')

    expect(await team.run(`keys apply ${file} ${copy}`)).toContain('root document 2 is in force')
    expect(await team.store.list('trust/')).toEqual(['trust/1.root.json', 'trust/2.root.json'])
    await expect(team.run(`keys sign ${file}`)).rejects.toThrow('root document 2 is in force')
  })

  test('replace a key that was lost, and the others stay', async () => {
    const before = (await rootOf(team.keysDir)).roles['root']!
    const holders = await holdersOf('root')
    const rings = await Promise.all(holders.map(readKeyring))
    const [lost = ''] = [...rings[0]!.keys.keys()]
    const file = join(team.keysDir, 'next.json')
    await team.run(`keys rotate root --key ${lost} --request ${file}`)
    await team.run(`keys sign ${file}`, holders[1])
    await team.run(`keys sign ${file}`, holders[2])
    await team.run(`keys apply ${file}`)
    const after = (await rootOf(team.keysDir)).roles['root']!
    expect([after.threshold, after.keys.length]).toEqual([2, 3])
    expect(before.keys.filter((id) => !after.keys.includes(id))).toEqual([lost])
  })

  test('sign a release together', async () => {
    await team.run('keys rotate release:weather --count 2 --threshold 2')
    await team.publishWeather('1.0.0')
    await team.run('promote weather@1.0.0-aaaa')
    const [alice = '', bob = ''] = await holdersOf('release:weather')
    await expect(team.publishWeather('1.1.0')).rejects.toThrow('takes 2 signatures, there are 0')
    const file = join(team.keysDir, 'weather.json')
    expect(await team.publishWeather('1.1.0', `--request ${file}`)).toContain('keys sign')
    await expect(team.run('promote weather@1.1.0-aaaa')).rejects.toThrow('publish it first')
    expect(await team.run(`keys sign ${file}`, alice)).toContain('release r/weather/1.1.0-aaaa/')
    await expect(team.run(`publish weather@1.1.0-aaaa --signatures ${file}`)).rejects.toThrow('there is 1')
    await team.run(`keys sign ${file}`, bob)
    expect(await team.run(`publish weather@1.1.0-aaaa --signatures ${file}`)).toContain(
      'published weather@1.1.0-aaaa',
    )
    await team.run('promote weather@1.1.0-aaaa')
    expect(await team.run('doctor')).toContain('is in order')
  })
})

describe('the keys that npm start makes', () => {
  let own: string
  beforeEach(async () => {
    own = await freshFolder()
    const releases = [await writeRelease(team.buildDir, sampleRelease('weather', '1.0.0', 'aaaa'))]
    await publishLocal({ releases, siteDir: await freshFolder(), keysDir: own })
  })

  test('are refused for a store that others read', async () => {
    team.store = { ...team.store, remote: true, where: 's3://bucket/' }
    for (const line of ['publish weather@1.0.0-aaaa', 'promote weather@1.0.0-aaaa', 'keys rotate channel'])
      await expect(team.run(line, own), line).rejects.toThrow('those of npm start, for this machine only')
    expect(await team.store.list('')).toEqual([])
    await team.publishWeather('1.0.0')
  })

  test('stay marked when they are rotated, and a team’s are not taken for them', async () => {
    await team.run('keys rotate root', own)
    expect((await rootOf(own)).development).toBe(true)
    expect(await team.run('keys list', own)).toContain('for development on this machine only')
    const releases = [await writeRelease(team.buildDir, sampleRelease('weather', '1.0.0', 'aaaa'))]
    await expect(
      publishLocal({ releases, siteDir: await freshFolder(), keysDir: team.keysDir }),
    ).rejects.toThrow('npm start makes its own')
  })

  test('do not mix with those of a team in one store', async () => {
    await team.publishWeather('1.0.0')
    await expect(team.run('publish weather@1.0.0-aaaa', own)).rejects.toThrow('belongs to other keys')
  })
})
