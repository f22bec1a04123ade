import { tryParseJson } from '@companion/shared/platform/json'
import { like, list, oneOf, shape, text, type Checked } from './shapes.ts'

/** The kind of a signed document. It's signed too, so no document can be replayed as another kind. */
export type Kind = 'root' | 'release' | 'channel' | 'provenance'

/** `k`: key id, `a`: algorithm, `v`: the signature `r‖s` in base64url. */
const signature = shape({ k: like(/^[\w-]{1,64}$/), a: oneOf('ES256'), v: like(/^[\w-]{86}$/) })
export type Signature = Checked<typeof signature>

export const signatures = list(signature)
export const isEnvelope = shape({ p: text, s: signatures })

/** The served form of a document: its exact text and the signatures over it. So JSON needn't be canonical. */
export type Envelope = Checked<typeof isEnvelope>

/** Maximum length of an envelope, so that a server can't fill the device's storage. */
export const maxEnvelopeBytes = 256 * 1024

/** Returns the text that is signed: the payload after its kind. */
export const signedText = (kind: Kind, payload: string): string => `ship1\n${kind}\n${payload}`

/** Parses an envelope. Returns undefined if it's malformed or too long. */
export function parseEnvelope(source: string): Envelope | undefined {
  const value = source.length <= maxEnvelopeBytes ? tryParseJson(source) : undefined
  return isEnvelope(value) ? value : undefined
}
