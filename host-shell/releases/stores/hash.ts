import { createHash } from 'node:crypto'
import type { Digest, Integrity } from '@companion/release-protocol/channelDocument'

const hashOf = <Name extends 'sha256' | 'sha384'>(
  name: Name,
  bytes: Uint8Array | string,
): `${Name}-${string}` => `${name}-${createHash(name).update(bytes).digest('base64')}`

/** Returns `sha256-…` in base64, for the digests of documents, and for inline scripts in a CSP. */
export const sha256 = (bytes: Uint8Array | string): Digest => hashOf('sha256', bytes)

/** Returns `sha384-…` in base64, the format of `integrity` attributes. */
export const sha384 = (bytes: Uint8Array | string): Integrity => hashOf('sha384', bytes)
