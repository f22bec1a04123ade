import { setDocuments } from '../federation/chooseRelease.ts'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import type { Device } from '@companion/release-protocol/select'
import type { Offers } from '@companion/release-protocol/compatibility'
import type { RootDocument } from '@companion/release-protocol/rootDocument'
import type { Subtle } from '@companion/release-protocol/verifySignature'
import type { ReleaseMemory } from './releaseMemory.ts'
import { quarantinedNow } from './quarantine.ts'

/** What documents are verified against. */
export interface Trust {
  /** Absent outside a secure context: then no document can be verified. */
  readonly subtle: (Subtle & Pick<SubtleCrypto, 'digest'>) | undefined
  /** Whose signatures count; read when the first document is verified, and replaced by later root documents. */
  root: RootDocument | undefined
  readonly channel: string
}

/** Later in the channel's history, by epoch, then number. */
export const isLater = (a: Pick<KnownDocument, 'epoch' | 'seq'>, b: typeof a): boolean =>
  a.epoch !== b.epoch ? a.epoch > b.epoch : a.seq > b.seq

/** Outcome of verifying a document from the server or another tab. */
export type Verdict =
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
  /** Verified documents, newest first; the embedded one is the last. */
  documents: readonly KnownDocument[]
  readonly device: Pick<Device, 'brand' | 'os' | 'app'>
  readonly offers: Offers
  /** What a tester has asked for, laid over a document. */
  overlay: (document: KnownDocument) => KnownDocument
  readonly clock: () => number
}

export const newestDocument = ({ documents }: Pick<ReleaseState, 'documents'>): KnownDocument => documents[0]!

/** The device as documents, the newest first, see it. */
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
