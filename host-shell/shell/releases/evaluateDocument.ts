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

// A separate chunk: the first screen uses the embedded document, which the page's policy covers by a hash.
// Documents from the device's memory, the server or another tab are verified here before they have any
// effect.

export { updateRoot } from './rootChain.ts'
export { verifyDocument } from './verifyDocument.ts'

type Known = Pick<ReleaseState, 'memory' | 'trust' | 'documents'>

async function digestOf(subtle: Pick<SubtleCrypto, 'digest'>, text: string): Promise<string> {
  const bytes = new Uint8Array(await subtle.digest('SHA-384', new TextEncoder().encode(text)))
  return `sha384-${btoa(String.fromCharCode(...bytes))}`
}

/**
 * Loads the root document that the page pins by hash, from the device or the server, and applies the later
 * ones the device has stored. Rejects if it is unavailable: without it nothing can be verified.
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

/** The page's documents, plus the stored one if it verifies and is newer. */
export async function restoreStored(known: Known): Promise<Known['documents']> {
  const { memory, trust, documents } = known
  await learnRoot(known)
  const stored = memory.now.envelope ? await verifyStored(memory.now.envelope, trust) : undefined
  return stored && isLater(stored, newestDocument(known)) ? [stored, ...documents] : documents
}

const recalled = new WeakMap<ReleaseState, Promise<void>>()

/** Applies the stored document, once. Rejects if the page's root document is unavailable. */
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
  // On failure the next call tries again.
  recalling.catch(() => recalled.delete(releases))
  return recalling
}

/**
 * The time used to check expiry (ms): the server's. Until that is known, the device's, but no earlier than
 * the newest document's signing time (the fixed start time of TUF's client workflow, §5.1).
 */
const judgingTime = ({ clock, documents }: ReleaseState): number =>
  companion.clockSkew === undefined ? Math.max(clock(), Date.parse(documents[0]!.at)) : serverTime(clock())

/**
 * Verifies a document from the server or another tab. If it is newer, stores and applies it; otherwise
 * changes nothing.
 */
export async function evaluateDocument(
  releases: ReleaseState,
  text: string | null,
): Promise<VerificationResult> {
  const { memory, trust } = releases
  // Must come first: a document older than the one the device has accepted must be rejected.
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
  // Some releases are only listed in an earlier document.
  const recent = [document, ...earlier].slice(0, rememberedDocuments)
  releases.documents = [...recent, embedded]
  memory.change((stored) => void (stored.envelope = text))
  await followBases(releases.documents)
  updateSelection(releases)
  return verdict
}
