import { readHead } from '@companion/releases/channelLog'
import { isChannelTrusted, isReleaseTrusted, readKeyring } from '@companion/releases/keys/keyring'
import { embeddedFrom } from '@companion/releases/languageHashes'
import { unsignedRelease } from '@companion/releases/edits/describe'
import { releasesIn } from '@companion/releases/edits/edit'
import { UsageError } from '@companion/releases/edits/usageError'
import { openStore } from '@companion/releases/stores/openStore'

/**
 * Reads the document of a store's channel as pages embed it, with the newest root document of a key folder.
 * Pages trust embedded releases, so this rejects if these keys haven't signed the channel or one of its
 * releases.
 * @param address a folder or `s3://bucket/prefix`.
 */
export async function readEmbedded(address: string, keysDir: string, channel: string): Promise<string> {
  const store = await openStore(address, process.env)
  const keyring = await readKeyring(keysDir)
  if (!keyring)
    throw new UsageError(
      `${keysDir} holds no root document: name the folder with the team's *.root.json by --keys`,
    )
  if (store.remote && keyring.newest.development)
    throw new UsageError(`${keysDir} holds keys of this machine alone: name the team's by --keys`)
  const head = await readHead(store, channel)
  if (!head) throw new UsageError(`${store.where} has no channel ${channel}: promote a release first`)
  if (!(await isChannelTrusted(keyring, channel)(head.envelope)))
    throw new UsageError(
      `the channel ${channel} in ${store.where} is not signed by the keys that ${keysDir} names`,
    )
  for (const [name, release] of releasesIn(head.document))
    if (!(await isReleaseTrusted(keyring, name, release))) throw new UsageError(unsignedRelease(name))
  return embeddedFrom(store, head.document, keyring.newestEnvelope)
}
