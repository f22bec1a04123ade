import { tryParseJson } from '@companion/shared/platform/json'
import { like, list, oneOf, shape, text, type Checked } from './shapes.ts'

/**
 * The kind of a signed document. It's part of the signed bytes, so that no document can be replayed as
 * another kind.
 */
export type Kind = 'root' | 'release' | 'channel' | 'provenance'

/** Key id, algorithm, `r‖s` in base64url. */
const signature = shape({ k: like(/^[\w-]{1,64}$/), a: oneOf('ES256'), v: like(/^[\w-]{86}$/) })
export type Signature = Checked<typeof signature>

export const signatures = list(signature)
export const isEnvelope = shape({ p: text, s: signatures })

/** A document as served: its exact text and the signatures over it, so that no canonical JSON is needed. */
export type Envelope = Checked<typeof isEnvelope>

/** Size limit of an envelope, so that a server cannot fill the device's storage. */
export const maxEnvelopeBytes = 256 * 1024

/** The signed text, bound to its kind. */
export const signedText = (kind: Kind, payload: string): string => `ship1\n${kind}\n${payload}`

/** Parses an envelope; undefined if it is malformed or too long. */
export function parseEnvelope(source: string): Envelope | undefined {
  const value = source.length <= maxEnvelopeBytes ? tryParseJson(source) : undefined
  return isEnvelope(value) ? value : undefined
}
