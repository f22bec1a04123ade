import { contract } from '../../contract.ts'
import { bridgeFiles } from './bridge.ts'
import { dataFiles } from './declarations.ts'

const head = `// Generated from the bridge contract ${contract.version}. Change the contract, not this file.
`

/** The iOS side: what the app implements, how the handler calls it, and what crosses the bridge. */
export const swiftFiles = (): readonly (readonly [path: string, text: string])[] =>
  [...bridgeFiles(), ...dataFiles()].map(([name, text]) => [`swift/${name}.swift`, `${head}\n${text}\n`])
