import { tryParseJson } from '@companion/shared/platform/json'
import { like, list, oneOf, shape, text, type Checked } from './shapes.ts'

/** Kind of signed document; part of the signed bytes, so that no document can be replayed as another kind. */
export type Kind = 'root' | 'release' | 'channel' | 'provenance'

/** Key id, algorithm, `r‖s` in base64url. */
const signature = shape({ k: like(/^[\w-]{1,64}$/), a: oneOf('ES256'), v: like(/^[\w-]{86}$/) })
export type Signature = Checked<typeof signature>

export const signatures = list(signature)
export const isEnvelope = shape({ p: text, s: signatures })

/** A document as it is served: its exact text and the signatures over it, so that no canonical JSON is needed. */
export type Envelope = Checked<typeof isEnvelope>

/** Limit of an envelope, so that a server cannot fill the device's storage. */
export const maxEnvelopeBytes = 256 * 1024

/** The text that is signed: bound to its kind. */
export const signedText = (kind: Kind, payload: string): string => `ship1\n${kind}\n${payload}`

/** Reads an envelope; undefined when it is not one or is too long. */
export function parseEnvelope(source: string): Envelope | undefined {
  const value = source.length <= maxEnvelopeBytes ? tryParseJson(source) : undefined
  return isEnvelope(value) ? value : undefined
}
