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

/** Returns the reference and the test vectors as file texts, by path below `reference`. */
export const referenceFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['REFERENCE.md', reference()],
    ['vectors.json', vectorText()],
    // The manifests of the page's remotes make this list, and this package doesn't import them. So
    // `npm run openapi` writes it, and the text here is that of the file.
    ['routes.json', readFileSync(new URL('../reference/routes.json', import.meta.url), 'utf8')],
  ])

/** Returns the generated code of all languages as file texts, by path below `generated`. */
export const nativeFiles = (): ReadonlyMap<string, string> =>
  new Map([...kotlinFiles(), ...swiftFiles(), ...reactNativeFiles(), ...arktsFiles(), ...dartFiles()])

export const lockFile = fileURLToPath(new URL('../contract.lock.json', import.meta.url))

/** Reads the locked contract, which released apps were built with. */
export const readLock = (): Snapshot => JSON.parse(readFileSync(lockFile, 'utf8')) as Snapshot
