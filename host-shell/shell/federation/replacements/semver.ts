import { satisfies } from '@companion/release-protocol/version'

/**
 * Replaces the runtime's own version range parser (1 kB). `test/architecture/tools.test.ts` checks the name.
 */
export const satisfy = (version: string, range: string): boolean => satisfies(version, range)
