import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where CI installs compilers; most machines have none. */
const installed = fileURLToPath(new URL('node_modules', import.meta.url))

/** A compiler installed here; nothing where it is not. */
export const installedAt = (path: string): string | undefined =>
  existsSync(join(installed, path)) ? join(installed, path) : undefined
