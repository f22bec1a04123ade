import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { paths } from '../host-shell/build/paths.ts'

// `.companion` and what begins so in node_modules: what a build here has made.
const left = (folder: string, name: string): boolean =>
  basename(folder) === 'node_modules'
    ? name.startsWith('.')
    : folder === paths.root && ['.git', '.companion', 'test-results'].includes(name)

/** A hard link where both are on one disk, else a copy. */
function place(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/**
 * Another checkout of the same files. Hard links, because the packages are half a gigabyte: who changes a file puts a new
 * one in its place.
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
