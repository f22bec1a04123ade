import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Snapshot } from '../lock/snapshot.ts'
import { arktsFiles } from './arkts/arkts.ts'
import { dartFiles } from './dart/dart.ts'
import { kotlinFiles } from './kotlin/bridge.ts'
import { reactNativeFiles } from './react-native/reactNative.ts'
import { reference } from './reference.ts'
import { swiftFiles } from './swift/swift.ts'
import { vectorText } from './vectors.ts'

/** The reference and the test vectors: their texts by their paths below `reference`. */
export const referenceFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['REFERENCE.md', reference()],
    ['vectors.json', vectorText()],
  ])

/** The generated code of every language: its text by its path below `generated`. */
export const nativeFiles = (): ReadonlyMap<string, string> =>
  new Map([...kotlinFiles(), ...swiftFiles(), ...reactNativeFiles(), ...arktsFiles(), ...dartFiles()])

export const lockFile = fileURLToPath(new URL('../contract.lock.json', import.meta.url))

/** The released contract that apps were built with. */
export const readLock = (): Snapshot => JSON.parse(readFileSync(lockFile, 'utf8')) as Snapshot
