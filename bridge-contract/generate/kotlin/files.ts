import { contract } from '../../contract.ts'
import { bridgeFiles } from './bridge.ts'
import { dataFiles } from './declarations.ts'

const head = `// Generated from the bridge contract ${contract.version}. Change the contract, not this file.
package com.companion.bridge
`

/** The Android side: what the app implements, the bridge it hands to the web view, and what crosses it. */
export const kotlinFiles = (): readonly (readonly [path: string, text: string])[] =>
  [...bridgeFiles(), ...dataFiles()].map(([name, text]) => [`kotlin/${name}.kt`, `${head}\n${text}\n`])
