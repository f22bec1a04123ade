import { isPlainObject } from '@companion/shared/platform/json'
import { shape, signatures, text } from './shapes.ts'

/** Kind of signed document; part of the signed bytes, so that no document can be replayed as another kind. */
export type Kind = 'root' | 'release' | 'channel'

/** One signature: key id, algorithm, `r‖s` in base64url. */
export interface Signature {
  readonly k: string
  readonly a: 'ES256'
  readonly v: string
}

/** A document as it is served: its exact text and the signatures over it, so that no canonical JSON is needed. */
export interface Envelope {
  readonly p: string
  readonly s: readonly Signature[]
}

const envelope = shape({ p: text, s: signatures })

/** Limit of an envelope, so that a server cannot fill the device's storage. */
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
