import { setDocuments } from '../../remotes/chooseRelease.ts'
import type { KnownDocument } from '../model/channelDocument.ts'
import type { Device } from '../model/select.ts'
import type { Offers } from '../model/compatibility.ts'
import type { Trust, Verdict } from './trust.ts'
import type { ReleaseMemory } from './releaseMemory.ts'
import { quarantinedNow } from './quarantine.ts'

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

/** The code that verifies. Rejects when it cannot be had: nothing of a document counts then. */
export const loadVerification = () => import(/* webpackChunkName: "verify" */ './judgeDocument.ts')

/** Verifies a document from the server or another tab and, if it is newer, stores and applies it; else changes nothing. */
export const acceptDocument = (releases: ReleaseState, text: string | null): Promise<Verdict> =>
  loadVerification().then(
    ({ judgeDocument }) => judgeDocument(releases, text),
    () => 'unreachable',
  )
