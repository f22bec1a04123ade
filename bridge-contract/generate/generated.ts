import { fileURLToPath } from 'node:url'
import { areas } from '../contract.ts'
import { docs } from '../docs/docs.ts'
import { contractFaults } from './faults.ts'
import { writeFolder } from './writeFolder.ts'

/** The folder of the generated code. It isn't committed, so call `writeGenerated` before you read it. */
const generatedFolder = fileURLToPath(new URL('../generated', import.meta.url))

/**
 * Generates the code of all languages from the contract in about a quarter of a second. It doesn't write a
 * file whose text hasn't changed. Throws one error with all faults of the contract, one per line.
 */
export async function writeGenerated(): Promise<void> {
  const faults = contractFaults(Object.values(areas), docs)
  if (faults.length) throw new Error(`${faults.join('\n')}\nNo native code was generated.`)
  // The generators read the contract on import, so import them only after validation.
  const { nativeFiles } = await import('./files.ts')
  writeFolder(generatedFolder, nativeFiles())
}
