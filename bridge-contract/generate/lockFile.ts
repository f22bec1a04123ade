import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Snapshot } from '../lock/snapshot.ts'

export const lockFile = fileURLToPath(new URL('../contract.lock.json', import.meta.url))

/** The contract apps have been built with, as it was released. */
export const readLock = (): Snapshot => JSON.parse(readFileSync(lockFile, 'utf8')) as Snapshot
