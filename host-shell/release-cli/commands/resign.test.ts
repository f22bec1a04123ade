import { beforeEach, describe, expect, test } from 'vitest'
import { startTeam, type Team } from '../../../test/release/team.ts'
import { readKeyring } from '@companion/releases/keys/keyring'
import { cacheControlOf } from '@companion/release-protocol/fileHeaders'

let team: Team

describe('after the keys of a remote were rotated', () => {
  beforeEach(async () => {
    team = await startTeam()
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await team.publishWeather(version)
    await team.run('promote weather@1.0.0-aaaa')
    await team.run('promote weather@1.1.0-aaaa')
    expect(await team.run('keys rotate release:weather')).toContain('next: release resign weather')
  })

  test('every verb says that nothing runs what the old ones have signed, and what to do', async () => {
    const words = /not signed by today's keys of weather, so no page runs it: release resign/
    for (const line of [
      'promote weather@1.2.0-aaaa',
      'verify weather@1.1.0-aaaa',
      'rollback weather',
      'rollback weather --to weather@1.1.0-aaaa',
      'rollback --set 2',
    ])
      await expect(team.run(line), line).rejects.toThrow(words)
    await expect(team.run('doctor')).rejects.toThrow('2 things to mend')
    expect(await team.run('status')).toMatch(words)
    expect(await team.run('why weather --contract none')).toMatch(words)
    expect(await team.run('why weather --contract none')).toContain('runs nothing')
  })

  test('what is still trusted is signed anew, in the store and in the channel', async () => {
    const first = (await readKeyring(team.keysDir))!.roots[0]!.root
    expect(await team.run('resign weather')).toMatch(
      /signed weather@1\.1\.0-aaaa\nsigned weather@1\.0\.0-aaaa/,
    )
    expect(await team.run('doctor')).toContain('is in order')
    expect(await team.run('rollback weather')).toContain('1.0.0-aaaa         everybody')
    expect(await team.run('rollback --set 3')).toContain('is as entry 3 was')
    await expect(team.run('promote weather@1.2.0-aaaa')).rejects.toThrow('resign weather@1.2.0-aaaa')
    await team.run('resign weather@1.2.0-aaaa')
    await team.run('promote weather@1.2.0-aaaa')
    expect(await team.run('why weather --contract none')).toContain('runs weather@1.2.0-aaaa')
    expect(cacheControlOf('/r/weather/1.2.0-aaaa/release.sig.json')).toContain('must-revalidate')
    // Pages that don't have the new keys yet still need the old signature.
    const { s } = JSON.parse(
      String(Buffer.from((await team.store.read('r/weather/1.2.0-aaaa/release.sig.json'))!)),
    ) as {
      s: { k: string }[]
    }
    expect(s.map(({ k }) => k)).toContain(first.roles['release:weather']!.keys[0])
  })

  test('publishing the same build signs it anew as well', async () => {
    expect(await team.publishWeather('1.2.0')).toContain("it is signed by today's keys now")
    await team.run('promote weather@1.2.0-aaaa')
  })

  test('what no key of the remote has signed, is damaged or revoked is not signed anew', async () => {
    const other = await team.store.read('r/weather/1.0.0-aaaa/release.sig.json')
    const text = String(Buffer.from(other!))
    await team.store.replace(
      'r/weather/1.0.0-aaaa/release.sig.json',
      Buffer.from(text.replace(/"v":"..../, '"v":"AAAA')),
    )
    await expect(team.run('resign weather@1.0.0-aaaa')).rejects.toThrow('never signed by keys of its remote')
    await team.store.replace('r/weather/1.1.0-aaaa/area.js', Buffer.from('tampered'))
    await expect(team.run('resign weather@1.1.0-aaaa')).rejects.toThrow('area.js is damaged')
    await team.run('revoke weather@1.2.0-aaaa --why x')
    await expect(team.run('resign weather@1.2.0-aaaa')).rejects.toThrow('is revoked')
  })
})
