import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { freshFolder } from '../../../test/release/sampleRelease.ts'
import { startTeam, type Team } from '../../../test/release/team.ts'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { readEmbedded } from './publishedReleases.ts'

let team: Team
beforeAll(async () => {
  team = await startTeam()
  await team.publishWeather('1.0.0')
  await team.run('promote weather@1.0.0-aaaa')
})

test('a page carries what a team’s store gives everybody; the root documents are enough for that', async () => {
  const publicKeys = await freshFolder()
  await copyFile(join(team.keysDir, '1.root.json'), join(publicKeys, '1.root.json'))
  const embedded = JSON.parse(await readEmbedded(team.store.where, publicKeys, 'stable')) as {
    p: string
    root: { p: string }
  }
  const document = JSON.parse(embedded.p) as ChannelDocument
  expect(Object.keys(document.releases)).toEqual(['weather@1.0.0-aaaa'])
  expect(JSON.parse(embedded.root.p)).toMatchObject({ t: 'root' })
})

test('a store that these keys have not signed, an empty one and missing keys are refused in words', async () => {
  const other = await startTeam()
  const { where } = team.store
  await expect(readEmbedded(where, other.keysDir, 'stable')).rejects.toThrow('is not signed by the keys')
  await expect(readEmbedded(where, team.keysDir, 'beta')).rejects.toThrow('has no channel beta')
  await expect(readEmbedded(where, await freshFolder(), 'stable')).rejects.toThrow('holds no root document')
})
