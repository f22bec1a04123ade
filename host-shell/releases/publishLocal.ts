import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Access, ChannelDocument, ChannelRemote } from '@companion/release-protocol/channelDocument'
import type { Envelope } from '@companion/release-protocol/envelope'
import { shellName } from '@companion/release-protocol/shellRelease'
import { begin, channelWriter, commit, readHead, updatePointer, type ChannelWriter } from './channelLog.ts'
import { publishRoots, readKeyring, rootKey, type Keyring } from './keys/keyring.ts'
import { initKeys, renewRole } from './keys/roots.ts'
import { releaseSigner } from './keys/signing.ts'
import { firstDocument, goodForDays, nameOf, shortRefOf } from './edits/compose.ts'
import { embeddedFrom } from './languageHashes.ts'
import { promote } from './edits/promote.ts'
import { readPublished, type Progress, type PublishedRelease } from './published.ts'
import { publishAndSign, readRelease, type BuiltRelease } from './publishRelease.ts'
import { folderStore, type Store } from './stores/store.ts'

/** The state of a channel for the shell's page. */
export interface EmbeddedDocument {
  /** The page's data block: embedded document and root document. */
  readonly text: string
  readonly channel: Envelope
  readonly document: ChannelDocument
  /** Whether this call has changed the releases that pages get. */
  readonly changed: boolean
}

export interface LocalPublishing {
  /** Folders of the built releases, one per remote. */
  readonly releases: readonly string[]
  /** The folder that serves `/r`, `/c`, `/log` and `/trust`. */
  readonly siteDir: string
  readonly keysDir: string
  readonly channel?: string
  /** Maps the channel's current access settings to the new ones. Default: unchanged. */
  readonly access?: (now: Access | undefined) => Access | undefined
  readonly now?: () => Date
}

async function openKeyring(folder: string, remotes: readonly string[], now: Date): Promise<Keyring> {
  const first = () =>
    initKeys(folder, remotes, now, { development: true }).catch(async (failure: unknown) => {
      // Another process created them at the same moment.
      const theirs = await readKeyring(folder)
      if (theirs) return theirs
      throw failure
    })
  let keyring = (await readKeyring(folder)) ?? (await first())
  if (!keyring.newest.development)
    throw new Error(
      `${folder} holds a team's keys: npm start makes its own, for this machine alone, elsewhere`,
    )
  for (const remote of remotes)
    if (!keyring.newest.roles[`release:${remote}`])
      keyring = await renewRole(keyring, { role: `release:${remote}` }, now)
  return keyring
}

/** Deletes a local history signed by other keys: it cannot be continued. */
async function clearOtherHistory({ store, channel, isTrusted }: ChannelWriter): Promise<void> {
  const head = await readHead(store, channel).catch(() => null)
  if (!head && !(await store.read(rootKey(1)))) return
  if (head && (await isTrusted(head.envelope))) return
  for (const part of ['c', 'log', 'trust', 'r'])
    await rm(join(store.where, part), { recursive: true, force: true })
}

function withAccess(document: ChannelDocument, access: Access | undefined): ChannelDocument {
  const { access: _, ...rest } = document
  return access ? { ...rest, access } : rest
}

const silent: Progress = { step: () => {}, done: () => {} }

async function publishBuilt(built: BuiltRelease, keyring: Keyring, store: Store): Promise<PublishedRelease> {
  const sign = releaseSigner(keyring, built.release.remote)
  await publishAndSign(built, keyring, { store, sign, progress: silent })
  return readPublished(store, built.release)
}

/** Whether a rule of the plan already offers this release, including a rollout in progress. */
const isNamed = (plan: ChannelRemote | undefined, short: string): boolean =>
  plan?.rules.some(({ use }) => use === short) ?? false

const promoted = (document: ChannelDocument, { release, entry }: PublishedRelease): ChannelDocument =>
  document.revoked.includes(nameOf(release)) || isNamed(document.remotes[release.remote], shortRefOf(release))
    ? document
    : promote(document, release, entry, { pct: 100, keepRollouts: true })

const halfLife = (goodForDays / 2) * 86_400_000

/**
 * Publishes all given releases in a local folder and makes them current, for `npm start`. Quick if nothing is
 * new.
 */
export async function publishLocal(options: LocalPublishing): Promise<EmbeddedDocument> {
  const { siteDir, keysDir, channel = 'stable', access = (same) => same, now = () => new Date() } = options
  const built = await Promise.all(options.releases.map(readRelease))
  const remotes = built.map(({ release }) => release.remote)
  const keyring = await openKeyring(keysDir, [...remotes, shellName], now())
  const store = folderStore(siteDir)
  const writer = channelWriter(keyring, { store, channel, by: 'npm start', now })
  await clearOtherHistory(writer)
  await publishRoots(store, keyring)
  const ready = await Promise.all(built.map((one) => publishBuilt(one, keyring, store)))

  const before = await readHead(store, channel)
  // The time as epoch, so that a new history is later than any that this machine's pages have stored.
  const epoch = Math.floor(now().getTime() / 1000)
  if (!before)
    await begin(writer, withAccess({ ...firstDocument(channel, ready, now()), epoch }, access(undefined)))
  const changed = (document: ChannelDocument) =>
    withAccess(ready.reduce(promoted, document), access(document.access))
  const stale = before && Date.parse(before.document.exp) - now().getTime() < halfLife
  if (stale || (before && !isDeepStrictEqual(changed(before.document), before.document)))
    await commit(writer, 'npm start', changed)
  const head = await updatePointer(writer)
  if (!head) throw new Error(`${siteDir} lost its channel ${channel} while it was written`)
  return {
    text: await embeddedFrom(store, head.document, keyring.roots.at(-1)!.envelope),
    channel: head.envelope,
    document: head.document,
    changed: head.digest !== before?.digest,
  }
}
