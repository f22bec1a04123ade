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

/** A channel's state, for the build of the HTML documents. */
export interface EmbeddedDocument {
  /** The JSON that the page embeds: the embedded document with the root document. */
  readonly text: string
  readonly channel: Envelope
  readonly document: ChannelDocument
  /** Whether this call wrote a new entry to the channel. */
  readonly changed: boolean
}

export interface LocalPublishing {
  /** The folders of the built releases, one per remote. */
  readonly releases: readonly string[]
  /** The folder that serves `/r`, `/c`, `/log` and `/trust`. */
  readonly siteDir: string
  readonly keysDir: string
  readonly channel?: string
  /** Returns the new access settings, given the channel's current ones. Default: unchanged. */
  readonly access?: (now: Access | undefined) => Access | undefined
  readonly now?: () => Date
}

async function openKeyring(folder: string, remotes: readonly string[], now: Date): Promise<Keyring> {
  const first = () =>
    initKeys(folder, remotes, now, { development: true }).catch(async (failure: unknown) => {
      // Another process created the keys at the same moment, so this process uses them too.
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

/**
 * Deletes a local channel log that other keys signed, with its releases. Nobody could append to the log
 * without those keys.
 */
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
 * Publishes all given releases in a local folder and gives them to everybody, for `npm start`. If nothing is
 * new, it only reads.
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
  // The epoch is the time in seconds. A new log then has a higher epoch than any document that this machine's
  // browsers have stored, otherwise they would reject it as a replay.
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
    text: await embeddedFrom(store, head.document, keyring.newestEnvelope),
    channel: head.envelope,
    document: head.document,
    changed: head.digest !== before?.digest,
  }
}
