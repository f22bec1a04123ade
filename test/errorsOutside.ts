import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/**
 * Returns a reporter that writes errors thrown outside any test to a file, because Vitest's `json` reporter
 * omits them.
 */
export const errorsOutside = (file: string): Reporter => ({
  onTestRunEnd(_, errors) {
    writeFileSync(file, JSON.stringify(errors.map(({ message, stack }) => stack ?? message)))
  },
})
