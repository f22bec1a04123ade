import { writeGenerated } from '../bridge-contract/generate/generated.ts'

/**
 * The test tool runs this once, before the tests of a project that names this file. A fault of the contract fails the
 * tests of `bridge-contract/generate`; thrown here, it would end the run of every package without its message.
 */
export const setup = (): Promise<void> =>
  writeGenerated().catch((fault: Error) => console.error(fault.message))
