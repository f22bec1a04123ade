import { webcrypto } from 'node:crypto'
import type { ChannelDocument, ChannelRelease } from '@companion/release-protocol/channelDocument'
import { isReleaseSigned } from '@companion/release-protocol/verifySignature'
import { refOf, type ReleaseRef } from '@companion/release-protocol/releaseRef'
import { pointerKey, readEntry, readHead } from '@companion/releases/channelLog'
import { nameOf } from '@companion/releases/edits/compose'
import { isReleaseTrusted, type Keyring } from '@companion/releases/keys/keyring'
import {
  collect,
  mergeSignatures,
  MissingSignatures,
  releaseSigner,
  type PartlySigned,
} from '@companion/releases/keys/signing'
import { namedBy, needRef, planOf } from '@companion/releases/edits/edit'
import { UsageError } from '@companion/releases/edits/usageError'
import { checkFiles, readPublished, signatureKey, type PublishedRelease } from '@companion/releases/published'
import { jsonBytes } from '@companion/releases/stores/store'
import { listOf } from './commandLine.ts'
import { releasedNames, requestFlags } from './words.ts'
import { type CommandContext, type Verb, withRequest } from './context.ts'

/** Returns the given releases. A remote's name stands for all its releases in the channel. */
function refsToSign(words: readonly string[], document: ChannelDocument | undefined): ReleaseRef[] {
  if (!words.length)
    throw new UsageError('say what to sign: resign <remote>, or resign <remote>@<version>-<build> …')
  return words.flatMap((word) => {
    if (word.includes('@')) return [nameOf(needRef(word))]
    if (!document)
      throw new UsageError(`there is no channel that names releases of ${word}: name them one by one`)
    return [...new Set(namedBy(planOf(document, word)))].map((short) => refOf(word, short))
  })
}

/**
 * Reads a release. Throws unless earlier keys of its remote have signed it and all its files are intact:
 * signing anything else would make pages run files that nobody has approved.
 */
async function readSignedBefore(
  { store, progress }: CommandContext,
  keyring: Keyring,
  ref: ReleaseRef,
): Promise<PublishedRelease> {
  const found = await readPublished(store, needRef(ref))
  const signed = await Promise.all(
    keyring.roots.map(({ root }) => isReleaseSigned(webcrypto.subtle, root, ref, found.entry)),
  )
  if (!signed.includes(true))
    throw new UsageError(`${ref} was never signed by keys of its remote: publish it again where it was built`)
  await checkFiles(found.release, store.read, progress)
  return found
}

/**
 * Adds signatures of the current keys to all releases, or to none if a signature is missing. Earlier
 * signatures stay, because some pages don't have the new root document yet.
 */
async function signAnew(
  context: CommandContext,
  keyring: Keyring,
  refs: readonly ReleaseRef[],
): Promise<void> {
  const { store, flag, print } = context
  const sent = await collect(listOf(flag('signatures')))
  const missing: PartlySigned[] = []
  let message = ''
  const ready: (() => Promise<void>)[] = []
  for (const ref of refs) {
    const { release, entry } = await readSignedBefore(context, keyring, ref)
    if (await isReleaseTrusted(keyring, ref, entry)) continue
    const { s: before, ...record } = entry
    try {
      const { p, s } = await releaseSigner(keyring, release.remote, sent)(JSON.stringify(record))
      ready.push(async () => {
        await store.replace(signatureKey(release), jsonBytes({ p, s: mergeSignatures(before, s) }))
        print(`signed ${ref}`)
      })
    } catch (failure) {
      if (!(failure instanceof MissingSignatures)) throw failure
      missing.push(...failure.unfinished)
      message = failure.message
    }
  }
  if (missing.length) throw new MissingSignatures(message, missing)
  for (const write of ready) await write()
}

/** Returns a change that copies the signatures beside the releases into the channel's document. */
const withTodaysSignatures =
  ({ store }: CommandContext, keyring: Keyring, refs: readonly ReleaseRef[]) =>
  async (before: ChannelDocument): Promise<ChannelDocument> => {
    const renewed: Record<ReleaseRef, ChannelRelease> = {}
    for (const ref of refs) {
      const release = before.releases[ref]
      if (!release || (await isReleaseTrusted(keyring, ref, release))) continue
      const { entry } = await readPublished(store, needRef(ref))
      if (entry.rel !== release.rel)
        throw new UsageError(
          `the channel was promised another ${ref} than the one in ${store.where}: revoke it`,
        )
      renewed[ref] = entry
    }
    return Object.keys(renewed).length ? { ...before, releases: { ...before.releases, ...renewed } } : before
  }

export const resignVerb: Verb = {
  does: 'signs releases again after the keys of their remote were rotated',
  takes: '<remote> or <remote>@<version>-<build> …',
  firstWords: releasedNames,
  flags: requestFlags,
  notes: 'Signs only what earlier keys of the remote have signed, and what is whole.',
  examples: {
    'resign weather': 'what the channel names of it',
    'resign weather@1.3.0-0badcafe': 'one release that no channel names yet',
  },
  async run(context) {
    const { words, store, channel, print } = context
    const keyring = await context.keyring()
    const document = (await readHead(store, channel))?.document
    const refs = refsToSign(words, document)
    const barred = refs.find((ref) => document?.revoked.includes(ref))
    if (barred) throw new UsageError(`${barred} is revoked: it stays unsigned`)
    const command = `resign ${words.join(' ')}`
    const signed = await withRequest(context, keyring, command, async () => {
      await signAnew(context, keyring, refs)
      return true
    })
    if (!signed) return
    if (document) {
      const change = withTodaysSignatures(context, keyring, refs)
      const { seq } = await context.commit(command, change).catch((failure: unknown) => {
        if (!(failure instanceof MissingSignatures)) throw failure
        throw new UsageError(`signed; next, where the keys of ${channel} are: release ${command}`)
      })
      print(`${channel} carries today's signatures as of entry ${seq}`)
    }
    for (const key of await store.list('c/')) {
      const other = key === pointerKey(channel) ? undefined : await readEntry(store, key)
      if (other && refs.some((ref) => other.document.releases[ref]))
        print(`next: release ${command} --channel ${other.document.channel}, which names them too`)
    }
  },
}
