import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder where CI installs compilers. Most machines don't have it. */
const installed = fileURLToPath(new URL('node_modules', import.meta.url))

/** Returns the path of an installed compiler, or undefined. */
export const installedAt = (path: string): string | undefined =>
  existsSync(join(installed, path)) ? join(installed, path) : undefined
