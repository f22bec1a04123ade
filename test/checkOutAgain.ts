import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { paths } from '../host-shell/build/paths.ts'

// Build output: `.companion`, also as a prefix in node_modules.
const left = (folder: string, name: string): boolean =>
  basename(folder) === 'node_modules'
    ? name.startsWith('.')
    : folder === paths.root && ['.git', '.companion', 'test-results'].includes(name)

/** Creates a hard link on the same disk, otherwise a copy. */
function place(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/**
 * A second checkout of the same files. Uses hard links, because the packages take half a gigabyte: to change
 * a file, replace it.
 */
export function checkOutAgain(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (left(from, entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isDirectory()) checkOutAgain(source, target)
    else if (entry.isFile()) place(source, target)
  }
}
