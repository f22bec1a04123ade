import type { KnownDocument } from '../model/channelDocument.ts'
import type { RootDocument } from '../model/acceptRoot.ts'
import type { Subtle } from '../model/verifySignature.ts'

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
