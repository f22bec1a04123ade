import { createHash } from 'node:crypto'

const hashOf = (name: 'sha256' | 'sha384', bytes: Uint8Array | string): string =>
  `${name}-${createHash(name).update(bytes).digest('base64')}`

/** `sha256-…` in base64: for document digests, and for inline scripts in a CSP. */
export const sha256 = (bytes: Uint8Array | string): string => hashOf('sha256', bytes)

/** `sha384-…` in base64, as in `integrity` attributes. */
export const sha384 = (bytes: Uint8Array | string): string => hashOf('sha384', bytes)
