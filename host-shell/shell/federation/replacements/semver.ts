import { satisfies } from '@companion/release-protocol/version'

/** Stands in for the runtime's own reading of version ranges (1 kB). `test/architecture/tools.test.ts` checks the name. */
export const satisfy = (version: string, range: string): boolean => satisfies(version, range)
