import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { paths } from '../host-shell/build/paths.ts'

// Folders that aren't copied: build output, git's data, and hidden folders of node_modules.
const left = (folder: string, name: string): boolean =>
  basename(folder) === 'node_modules'
    ? name.startsWith('.')
    : folder === paths.root && ['.git', '.companion', 'test-results'].includes(name)

/** Creates a hard link if both paths are on one disk, otherwise a copy. */
function place(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/**
 * Creates a second checkout of the same files. Its files are hard links, because the packages take half a
 * gigabyte. So replace a file to change it, because writing in place would change both checkouts.
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
