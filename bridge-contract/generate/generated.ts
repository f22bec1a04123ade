import { fileURLToPath } from 'node:url'
import { areas } from '../contract.ts'
import { docs } from '../docs/docs.ts'
import { contractFaults } from './faults.ts'
import { writeFolder } from './writeFolder.ts'

/** The folder of the generated code. It isn't committed: whatever reads it writes it first. */
const generatedFolder = fileURLToPath(new URL('../generated', import.meta.url))

/**
 * Brings the generated code of all languages in step with the contract. It takes a quarter of a second, and writes
 * nothing if the code is in step. Throws all faults of the contract, one a line.
 */
export async function writeGenerated(): Promise<void> {
  const faults = contractFaults(Object.values(areas), docs)
  if (faults.length) throw new Error(`${faults.join('\n')}\nNo native code was generated.`)
  // The generators read the contract on import, so import them only after validation.
  const { nativeFiles } = await import('./files.ts')
  writeFolder(generatedFolder, nativeFiles())
}
