import { isPlainObject } from '@companion/shared/platform/json'
import { shape, signatures, text, releaseRecord } from './shapes.ts'
import type { ChannelRelease, ReleaseRecord } from './channelDocument.ts'

/** What a signature speaks of; part of the signed bytes, so none can be replayed as another. */
export type Kind = 'root' | 'release' | 'channel'

/** One signature: key id, algorithm, `r‖s` in base64url. */
export interface Signature {
  readonly k: string
  readonly a: 'ES256'
  readonly v: string
}

/** A document as it lies on a server: its exact text and who stands for it. No canonical JSON is needed. */
export interface Envelope {
  readonly p: string
  readonly s: readonly Signature[]
}

const envelope = shape({ p: text, s: signatures })

/** Never read more than this: whoever serves the file must not be able to fill the device. */
export const maxEnvelopeBytes = 256 * 1024

/** The text that is signed: bound to its kind. */
export const signedText = (kind: Kind, payload: string): string => `ship1\n${kind}\n${payload}`

/** Reads an envelope; undefined when it is not one or is too long. */
export function parseEnvelope(source: string): Envelope | undefined {
  const value = source.length <= maxEnvelopeBytes ? tryParseJson(source) : undefined
  return isPlainObject(value) && envelope(value) ? (value as unknown as Envelope) : undefined
}

/** JSON or undefined; never throws. */
export function tryParseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown
  } catch {
    return undefined
  }
}

/** Reads `release.sig.json` as channels carry it, not yet believed; undefined when it is none. */
export function parseSignedRelease(source: string): ChannelRelease | undefined {
  const envelope = parseEnvelope(source)
  const record = tryParseJson(envelope?.p ?? '')
  return envelope && releaseRecord(record) ? { ...(record as ReleaseRecord), s: envelope.s } : undefined
}
