import { sha256Words } from './sha256.ts'

/**
 * Where a device falls in a rollout, 0 ≤ bucket < 1: always the same for a salt and an id, and evenly
 * spread, so raising the percentage only adds devices and a new salt picks other ones.
 */
export const bucketOf = (salt: string, id: string): number =>
  (sha256Words(`${salt}:${id}`)[0]! >>> 0) / 2 ** 32
