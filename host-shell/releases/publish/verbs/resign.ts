import { webcrypto } from 'node:crypto'
import { checkFiles, readPublished, signatureKey, type PublishedRelease } from '../published.ts'
import { pointerKey, readEntry, readHead } from '../channelLog.ts'
import { commit } from '../commit.ts'
import type { ChannelDocument } from '../../model/channelDocument.ts'
import { collect } from '../keys/signingRequest.ts'
import { isReleaseTrusted, type Keyring } from '../keys/keyring.ts'
import { MissingSignatures, mergeSignatures, envelopeSigner, type PartlySigned } from '../keys/signing.ts'
import { needRef, namedBy, planOf } from '../plans/edit.ts'
import { Refused } from '../plans/refused.ts'
import { refOf } from '../../model/releaseRef.ts'
import { releaseRole } from '../../model/rootDocument.ts'
import { isReleaseSigned } from '../../model/verifySignature.ts'
import { listOf } from './commandLine.ts'
import { type Verb, type CommandContext, withRequest } from './context.ts'

/** The releases meant: those named, or all that the channel names of a remote. */
function refsToSign(words: readonly string[], document: ChannelDocument | undefined): string[] {
  if (!words.length)
    throw new Refused('say what to sign: resign <remote>, or resign <remote>@<version>-<build> …')
  return words.flatMap((word) => {
    if (word.includes('@')) return [needRef(word) && word]
    if (!document)
      throw new Refused(`there is no channel that names releases of ${word}: name them one by one`)
    return [...new Set(namedBy(planOf(document, word)))].map((short) => refOf(word, short))
  })
}

/** A complete release that any of its remote's earlier keys has signed; refuses others. */
async function readSignedBefore(
  { store, progress }: CommandContext,
  keyring: Keyring,
  ref: string,
): Promise<PublishedRelease> {
  const found = await readPublished(store, needRef(ref))
  const signed = await Promise.all(
    keyring.roots.map(({ root }) => isReleaseSigned(webcrypto.subtle, root, ref, found.entry)),
  )
  if (!signed.includes(true))
    throw new Refused(`${ref} was never signed by keys of its remote: publish it again where it was built`)
  await checkFiles(found.release, store.read, progress)
  return found
}

/** Adds today's signatures; those of earlier keys stay, for pages that do not know the new ones yet. */
async function signAnew(context: CommandContext, keyring: Keyring, refs: readonly string[]): Promise<void> {
  const { store, flag, print } = context
  const sent = await collect(listOf(flag('signatures')))
  const missing: PartlySigned[] = []
  let short = ''
  const ready: (() => Promise<void>)[] = []
  for (const ref of refs) {
    const { release, entry } = await readSignedBefore(context, keyring, ref)
    if (await isReleaseTrusted(keyring)(ref, entry)) continue
    const { s: before, ...record } = entry
    const role = releaseRole(keyring.newest, release.remote)
    try {
      const { p, s } = await envelopeSigner(
        keyring,
        'release',
        role,
        `releases of ${release.remote}`,
        sent,
      )(JSON.stringify(record))
      const envelope = { p, s: mergeSignatures(before, s) }
      ready.push(async () => {
        await store.replace(signatureKey(release), new TextEncoder().encode(JSON.stringify(envelope)))
        print(`signed ${ref}`)
      })
    } catch (failure) {
      if (!(failure instanceof MissingSignatures)) throw failure
      missing.push(...failure.unfinished)
      short = failure.message
    }
  }
  if (missing.length) throw new MissingSignatures(short, missing)
  for (const write of ready) await write()
}

/** Brings the signatures that a channel carries up to those that lie beside the releases. */
async function renewIn(
  context: CommandContext,
  keyring: Keyring,
  refs: readonly string[],
): Promise<number | undefined> {
  const { store, flag, words } = context
  const trusted = isReleaseTrusted(keyring)
  const { document } = await commit(
    await context.writer(),
    flag('why') ?? `resign ${words.join(' ')}`,
    async (before) => {
      const releases = { ...before.releases }
      for (const ref of refs.filter((name) => releases[name])) {
        if (await trusted(ref, releases[ref]!)) continue
        const { entry } = await readPublished(store, needRef(ref))
        if (entry.rel !== releases[ref]!.rel)
          throw new Refused(
            `the channel was promised another ${ref} than the one in ${store.where}: revoke it`,
          )
        releases[ref] = entry
      }
      return Object.keys(releases).some((ref) => releases[ref] !== before.releases[ref])
        ? { ...before, releases }
        : before
    },
  )
  return document.seq
}

export const resignVerb: Verb = {
  usage: `resign <remote>                       what the channel names of it, after its keys were rotated
resign <remote>@<version>-<build> …   these releases
  Only what earlier keys of the remote have signed, and what is whole. [--request <file>] [--signatures <file>,…]`,
  async run(context) {
    const { words, store, channel, print } = context
    const keyring = await context.keyring()
    const head = await readHead(store, channel)
    const refs = refsToSign(words, head?.document)
    const barred = refs.find((ref) => head?.document.revoked.includes(ref))
    if (barred) throw new Refused(`${barred} is revoked: it stays unsigned`)
    const done = await withRequest(
      context,
      keyring,
      `resign ${words.join(' ')}`,
      async () => (await signAnew(context, keyring, refs), true),
    )
    if (!done) return
    if (head) {
      const seq = await renewIn(context, keyring, refs).catch((failure: unknown) => {
        if (!(failure instanceof MissingSignatures)) throw failure
        throw new Refused(`signed; next, where the keys of ${channel} are: release resign ${words.join(' ')}`)
      })
      print(`${channel} carries today's signatures as of entry ${seq}`)
    }
    for (const key of await store.list('c/')) {
      const other = key === pointerKey(channel) ? undefined : await readEntry(store, key)
      if (other && refs.some((ref) => other.document.releases[ref]))
        print(
          `next: release resign ${words.join(' ')} --channel ${other.document.channel}, which names them too`,
        )
    }
  },
}
