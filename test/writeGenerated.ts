import { writeGenerated } from '../bridge-contract/generate/generated.ts'

/**
 * Vitest runs this once before the tests of a project that lists this file. An invalid contract fails the
 * tests of `bridge-contract/generate`. If it threw here, the run of every package would end without its
 * message.
 */
export const setup = (): Promise<void> =>
  writeGenerated().catch((fault: Error) => console.error(fault.message))
