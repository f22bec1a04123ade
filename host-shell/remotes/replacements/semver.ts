import { satisfies } from '../../releases/model/version.ts'

/**
 * Stands in for the federation runtime's own reading of version ranges (1 kB) in the shell: the release documents' ranges
 * are read the same way. `test/house/tools.test.ts` holds the name against the installed runtime.
 */
export const satisfy = (version: string, range: string): boolean => satisfies(version, range)
