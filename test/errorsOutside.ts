import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Writes what was thrown outside of every test to a file: Vitest's reporter `json` leaves it out. */
export const errorsOutside = (file: string): Reporter => ({
  onTestRunEnd(_, errors) {
    writeFileSync(file, JSON.stringify(errors.map(({ message, stack }) => stack ?? message)))
  },
})
