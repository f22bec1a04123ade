import { createHash } from 'node:crypto'

const hashOf = (name: 'sha256' | 'sha384', bytes: Uint8Array | string): string =>
  `${name}-${createHash(name).update(bytes).digest('base64')}`

/** `sha256-…` in base64: names documents, and inline scripts in a content security policy. */
export const sha256 = (bytes: Uint8Array | string): string => hashOf('sha256', bytes)

/** `sha384-…` in base64, as `integrity` attributes want it. */
export const sha384 = (bytes: Uint8Array | string): string => hashOf('sha384', bytes)
