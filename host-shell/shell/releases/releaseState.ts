import { setDocuments } from '../federation/chooseRelease.ts'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import type { Device } from '@companion/release-protocol/select'
import type { Offers } from '@companion/release-protocol/compatibility'
import type { RootDocument } from '@companion/release-protocol/rootDocument'
import type { Subtle } from '@companion/release-protocol/verifySignature'
import type { ReleaseMemory } from './releaseMemory.ts'
import { quarantinedNow } from './quarantine.ts'

/** The data against which documents are verified. */
export interface Trust {
  /** Absent outside a secure context. Then no document can be verified. */
  readonly subtle: (Subtle & Pick<SubtleCrypto, 'digest'>) | undefined
  /**
   * The trusted root document. It's loaded when the first document is verified. Later root documents replace
   * it.
   */
  root: RootDocument | undefined
  readonly channel: string
}

/**
 * Returns true if `a` is later in the channel's history. Compares the epoch first, then the sequence number.
 */
export const isLater = (a: Pick<KnownDocument, 'epoch' | 'seq'>, b: typeof a): boolean =>
  a.epoch !== b.epoch ? a.epoch > b.epoch : a.seq > b.seq

/** Result of verifying a document from the server or another tab. */
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
  /** Verified documents, newest first. The embedded document is always last. */
  documents: readonly KnownDocument[]
  readonly device: Pick<Device, 'brand' | 'os' | 'app'>
  readonly offers: Offers
  /** Adds a tester's requested releases to a document. */
  overlay: (document: KnownDocument) => KnownDocument
  /** Releases that crashed the web view in their last starts. They were quarantined when this page opened. */
  crashed: readonly ReleaseRef[]
  readonly clock: () => number
}

export const newestDocument = ({ documents }: Pick<ReleaseState, 'documents'>): KnownDocument => documents[0]!

/** Returns the device's data for selecting releases. The first document must be the newest. */
export function deviceNow(
  { memory, device, clock }: Pick<ReleaseState, 'memory' | 'device' | 'clock'>,
  [newest]: readonly KnownDocument[],
): Device {
  const { id, lkg } = memory.now
  return { ...device, id, lkg, quarantined: quarantinedNow(memory.now, clock(), newest) }
}

/** Selects releases again from the documents, the device's memory and the quarantine. */
export function updateSelection(releases: ReleaseState): void {
  const { documents, offers, overlay } = releases
  setDocuments(documents.map(overlay), deviceNow(releases, documents), offers)
}
