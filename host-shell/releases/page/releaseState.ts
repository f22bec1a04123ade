import { followBases } from '../../remotes/bases.ts'
import { setDocuments } from '../../remotes/chooseRelease.ts'
import type { ChannelDocument } from '../model/channelDocument.ts'
import type { Device } from '../model/select.ts'
import type { Offers } from '../model/compatibility.ts'
import { isLater, verifyDocument, type Trust, type Verdict } from './verifyDocument.ts'
import type { ReleaseMemory } from './releaseMemory.ts'
import { quarantinedNow } from './quarantine.ts'
import { note } from './journal.ts'
import { rememberedDocuments } from '../model/timings.ts'

export interface ReleaseState {
  readonly memory: ReleaseMemory
  readonly trust: Trust
  /** Verified documents, newest first; the embedded one is the last. */
  documents: readonly ChannelDocument[]
  readonly device: Pick<Device, 'brand' | 'os' | 'app'>
  readonly offers: Offers
  /** What a tester has asked for, laid over a document. */
  overlay: (document: ChannelDocument) => ChannelDocument
  readonly clock: () => number
}

export const newestDocument = ({ documents }: ReleaseState): ChannelDocument => documents[0]!

/** Selects releases again, from documents, device memory and quarantine. */
export function updateSelection(releases: ReleaseState): void {
  const { memory, documents, device, offers, overlay, clock } = releases
  const { id, lkg } = memory.now
  const quarantined = quarantinedNow(memory.now, clock(), documents[0])
  setDocuments(documents.map(overlay), { ...device, id, lkg, quarantined }, offers)
}

/** Verifies a document from the server or another tab and, if it is newer, stores and applies it; else changes nothing. */
export async function acceptDocument(releases: ReleaseState, text: string | null): Promise<Verdict> {
  const { memory, trust, clock } = releases
  const { verdict, document } = await verifyDocument(text, trust, newestDocument(releases), clock())
  note(verdict, trust.channel, document && `entry ${document.seq}`)
  if (!document || text === null) return verdict
  const embedded = releases.documents[releases.documents.length - 1]!
  const earlier = releases.documents.slice(0, -1).filter((known) => isLater(document, known))
  // Some releases are described by an earlier document only.
  const recent = [document, ...earlier].slice(0, rememberedDocuments)
  releases.documents = [...recent, embedded]
  memory.change((stored) => void (stored.envelope = text))
  await followBases(releases.documents)
  updateSelection(releases)
  return verdict
}
