import * as limits from '@companion/shared/limits'
import { abortAfter } from '@companion/shared/platform/clock'
import { serverTime } from '@companion/shared/platform/serverTime'
import { followBases } from '../federation/bases.ts'
import { readRoot } from '@companion/release-protocol/rootDocument'
import { parseEnvelope } from '@companion/release-protocol/envelope'
import { rememberedDocuments } from '@companion/release-protocol/timings'
import {
  isLater,
  newestDocument,
  updateSelection,
  type ReleaseState,
  type VerificationResult,
} from './releaseState.ts'
import { verifyRootChain } from './rootChain.ts'
import { verifyDocument, verifyStored } from './verifyDocument.ts'

// A separate chunk, because the first screen uses the embedded document, which needs no verification: its
// hash is in the page's content security policy. Documents from the device's memory, the server or another
// tab are verified here before they're used.

export { updateRoot } from './rootChain.ts'
export { verifyDocument } from './verifyDocument.ts'

type Known = Pick<ReleaseState, 'memory' | 'trust' | 'documents'>

async function digestOf(subtle: Pick<SubtleCrypto, 'digest'>, text: string): Promise<string> {
  const bytes = new Uint8Array(await subtle.digest('SHA-384', new TextEncoder().encode(text)))
  return `sha384-${btoa(String.fromCharCode(...bytes))}`
}

/**
 * Loads the root document that the page pins by hash, from the device or the server. Then applies the later
 * root documents that the device has stored. Rejects if the pinned one is unavailable, because nothing can be
 * verified without it.
 */
async function learnRoot({ memory, trust }: Known): Promise<void> {
  const { subtle } = trust
  if (trust.root || !subtle) return
  const [url, integrity] = companion.page.releases.root ?? []
  if (!url || !integrity) return
  let text = memory.now.root
  if ((await digestOf(subtle, text)) !== integrity) {
    const load = (signal: AbortSignal) => fetch(url, { integrity, signal }).then((answer) => answer.text())
    text = await abortAfter(limits.channel, load)
    memory.change((stored) => void (stored.root = text))
  }
  const envelope = parseEnvelope(text)
  const pinned = envelope && readRoot(envelope)
  if (pinned) trust.root = await verifyRootChain(subtle, pinned, memory.now.roots)
}

/** Returns the page's documents, plus the stored document if its signature is valid and it's newer. */
export async function restoreStored(known: Known): Promise<Known['documents']> {
  const { memory, trust, documents } = known
  await learnRoot(known)
  const stored = memory.now.envelope ? await verifyStored(memory.now.envelope, trust) : undefined
  return stored && isLater(stored, newestDocument(known)) ? [stored, ...documents] : documents
}

const recalled = new WeakMap<ReleaseState, Promise<void>>()

/** Applies the stored document, once. Rejects if the root document is unavailable. */
export function recall(releases: ReleaseState): Promise<void> {
  const recalling =
    recalled.get(releases) ??
    restoreStored(releases).then(async (documents) => {
      if (documents === releases.documents) return
      releases.documents = documents
      await followBases(documents)
      updateSelection(releases)
    })
  recalled.set(releases, recalling)
  // Forgets a failed attempt, so that the next call tries again.
  recalling.catch(() => recalled.delete(releases))
  return recalling
}

/**
 * Returns the time for the expiry check, in milliseconds: the server's time. Until that's known, it's the
 * device's time, but not before the newest document was signed (the fixed start time of TUF's client
 * workflow, §5.1).
 */
const judgingTime = ({ clock, documents }: ReleaseState): number =>
  companion.clockSkew === undefined ? Math.max(clock(), Date.parse(documents[0]!.at)) : serverTime(clock())

/**
 * Verifies a document from the server or another tab. If it's newer, stores and applies it. Otherwise changes
 * nothing.
 */
export async function evaluateDocument(
  releases: ReleaseState,
  text: string | null,
): Promise<VerificationResult> {
  const { memory, trust } = releases
  // Must come first. Otherwise a document older than the stored one would be accepted.
  if (
    !(await recall(releases).then(
      () => true,
      () => false,
    ))
  )
    return 'unreachable'
  const { verdict, document } = await verifyDocument(
    text,
    trust,
    newestDocument(releases),
    judgingTime(releases),
  )
  if (!document || text === null) return verdict
  const embedded = releases.documents[releases.documents.length - 1]!
  const earlier = releases.documents.slice(0, -1).filter((known) => isLater(document, known))
  // Keeps earlier documents, because some running releases are listed only there.
  const recent = [document, ...earlier].slice(0, rememberedDocuments)
  releases.documents = [...recent, embedded]
  memory.change((stored) => void (stored.envelope = text))
  await followBases(releases.documents)
  updateSelection(releases)
  return verdict
}
