import { setDocuments } from '../federation/chooseRelease.ts'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import type { Device } from '@companion/release-protocol/select'
import type { Offers } from '@companion/release-protocol/compatibility'
import type { RootDocument } from '@companion/release-protocol/rootDocument'
import type { Subtle } from '@companion/release-protocol/verifySignature'
import type { ReleaseMemory } from './releaseMemory.ts'
import { quarantinedNow } from './quarantine.ts'

/** What documents are verified against. */
export interface Trust {
  /** Absent outside a secure context: no document can be verified then. */
  readonly subtle: (Subtle & Pick<SubtleCrypto, 'digest'>) | undefined
  /** The trusted root document; loaded when the first document is verified, and replaced by later ones. */
  root: RootDocument | undefined
  readonly channel: string
}

/** Whether `a` is later in the channel's history: by epoch, then by number. */
export const isLater = (a: Pick<KnownDocument, 'epoch' | 'seq'>, b: typeof a): boolean =>
  a.epoch !== b.epoch ? a.epoch > b.epoch : a.seq > b.seq

/** Outcome of verifying a document from the server or another tab. */
export type VerificationResult =
  | 'new'
  | 'same'
  | 'older'
  | 'expired'
  | 'unsigned'
  | 'misshapen'
  | 'unreachable'
  | 'insecure'

export interface ReleaseState {
  readonly memory: ReleaseMemory
  readonly trust: Trust
  /** Verified documents, newest first; the embedded one is last. */
  documents: readonly KnownDocument[]
  readonly device: Pick<Device, 'brand' | 'os' | 'app'>
  readonly offers: Offers
  /** Applies a tester's requested releases to a document. */
  overlay: (document: KnownDocument) => KnownDocument
  /** Releases whose last starts have crashed the web view: quarantined as this page opened. */
  crashed: readonly ReleaseRef[]
  readonly clock: () => number
}

export const newestDocument = ({ documents }: Pick<ReleaseState, 'documents'>): KnownDocument => documents[0]!

/** The device's data for selecting releases; `[newest]` is the newest document. */
export function deviceNow(
  { memory, device, clock }: Pick<ReleaseState, 'memory' | 'device' | 'clock'>,
  [newest]: readonly KnownDocument[],
): Device {
  const { id, lkg } = memory.now
  return { ...device, id, lkg, quarantined: quarantinedNow(memory.now, clock(), newest) }
}

/** Selects releases again, from documents, device memory and quarantine. */
export function updateSelection(releases: ReleaseState): void {
  const { documents, offers, overlay } = releases
  setDocuments(documents.map(overlay), deviceNow(releases, documents), offers)
}
