import { readHead } from '@companion/host-shell/releases/publish/channelLog'
import { begin, commit, type Desk } from '@companion/host-shell/releases/publish/commit'
import { deskOf } from '@companion/host-shell/releases/publish/channelWriter'
import type { ReleaseDocument } from '@companion/host-shell/releases/model/channelDocument'
import { initKeys } from '@companion/host-shell/releases/publish/keys/roots'
import type { KeyRing } from '@companion/host-shell/releases/publish/keys/keyring'
import { promote, type Audience } from '@companion/host-shell/releases/publish/plans/promote'
import type { Store } from '@companion/host-shell/releases/publish/stores/store'
import { recordOf } from '@companion/host-shell/releases/publish/compose'
import { sealer } from '@companion/host-shell/releases/publish/keys/signing'
import type { ChannelRelease } from '@companion/host-shell/releases/model/channelDocument'
import { releaseRole } from '@companion/host-shell/releases/model/rootDocument'
import { freshFolder, sampleDocument, sampleEntry, sampleRelease } from './sampleRelease.ts'

export interface Workshop {
  readonly ring: KeyRing
  readonly desk: (store: Store, by?: string) => Desk
}

export const workshopTime = new Date('2026-11-21T10:00:00Z')

/** Fresh keys and desks for a test; time stands still. */
export async function workshop(): Promise<Workshop> {
  const ring = await initKeys(await freshFolder(), ['weather', 'pay'], workshopTime)
  return { ring, desk: (store, by = 'test') => deskOf(ring, store, 'stable', by, () => workshopTime) }
}

/** A channel that gives weather 1.0.0 and pay 1.0.0 to everybody. */
export const beginSample = (desk: Desk) =>
  begin(
    desk,
    sampleDocument(sampleRelease('weather', '1.0.0', 'aaaa'), sampleRelease('pay', '1.0.0', 'aaaa')),
  )

/** Promotes a made-up release. */
export const promoteSample = (desk: Desk, release: ReleaseDocument, audience: Audience = { pct: 100 }) =>
  commit(desk, `promote ${release.remote}`, (document) =>
    promote(document, release, sampleEntry(release), audience),
  )

/** The channel's current document. */
export async function current(desk: Desk) {
  const head = await readHead(desk.store, desk.channel)
  if (!head) throw new Error('the channel is empty')
  return head.document
}

/** A made-up release as a channel carries it, signed by its remote's keys. */
export async function signedEntry(ring: KeyRing, release: ReleaseDocument): Promise<ChannelRelease> {
  const record = recordOf(release, '')
  const role = releaseRole(ring.newest, release.remote)
  const { s } = await sealer(ring, 'release', role, release.remote)(JSON.stringify(record))
  return { ...record, s }
}
