import { kotlinFiles } from './kotlin/files.ts'
import { reference } from './reference/markdown.ts'
import { swiftFiles } from './swift/files.ts'
import { vectorText } from './vectors.ts'

/** Every text made from the contract, by its path below `golden`. */
export const generated = (): ReadonlyMap<string, string> =>
  new Map([['REFERENCE.md', reference()], ['vectors.json', vectorText()], ...kotlinFiles(), ...swiftFiles()])
