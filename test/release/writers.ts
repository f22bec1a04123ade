import { readHead, begin, commit, type ChannelWriter, channelWriter } from '@companion/releases/channelLog'
import type { ReleaseDocument } from '@companion/release-protocol/releaseDocument'
import type { ChannelRelease } from '@companion/release-protocol/channelDocument'
import { releaseRole } from '@companion/release-protocol/verifySignature'
import { initKeys } from '@companion/releases/keys/roots'
import type { Keyring } from '@companion/releases/keys/keyring'
import { promote, type Audience } from '@companion/releases/edits/promote'
import type { Store } from '@companion/releases/stores/store'
import { recordOf } from '@companion/releases/edits/compose'
import { envelopeSigner } from '@companion/releases/keys/signing'
import { freshFolder, sampleDocument, sampleEntry, sampleRelease } from './sampleRelease.ts'

export interface TestWriters {
  readonly keyring: Keyring
  readonly writer: (store: Store, by?: string) => ChannelWriter
}

export const writersTime = new Date('2026-11-21T10:00:00Z')

/** Creates new keys, and writers with a fixed time, for a test. */
export async function testWriters(): Promise<TestWriters> {
  const keyring = await initKeys(await freshFolder(), ['weather', 'pay'], writersTime)
  return {
    keyring,
    writer: (store, by = 'test') =>
      channelWriter(keyring, { store, channel: 'stable', by, now: () => writersTime }),
  }
}

/** Begins a channel that rolls weather 1.0.0 and pay 1.0.0 out to everyone. */
export const beginSample = (writer: ChannelWriter) =>
  begin(
    writer,
    sampleDocument(sampleRelease('weather', '1.0.0', 'aaaa'), sampleRelease('pay', '1.0.0', 'aaaa')),
  )

/** Promotes a sample release. */
export const promoteSample = (
  writer: ChannelWriter,
  release: ReleaseDocument,
  audience: Audience = { pct: 100 },
) =>
  commit(writer, `promote ${release.remote}`, (document) =>
    promote(document, release, sampleEntry(release), audience),
  )

/** Returns the channel's current document. */
export async function current(writer: ChannelWriter) {
  const head = await readHead(writer.store, writer.channel)
  if (!head) throw new Error('the channel is empty')
  return head.document
}

/** Returns a sample release's entry in a channel, signed with its remote's keys. */
export async function signedEntry(keyring: Keyring, release: ReleaseDocument): Promise<ChannelRelease> {
  const record = recordOf(release, '')
  const role = releaseRole(keyring.newest, release.remote)
  const { s } = await envelopeSigner(keyring, 'release', role, release.remote)(JSON.stringify(record))
  return { ...record, s }
}
