import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const textAt = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Makes a folder contain these texts by path, and no other file. Leaves a file with the right text untouched: a
 * run whose folder is in step writes nothing, beside a compiler or another run. Throws if a write fails; what is
 * written by then stays.
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [path, text] of files) {
    const file = join(folder, path)
    if (textAt(file) === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const isWanted = entry.isDirectory() || files.has(relative(folder, file).replaceAll('\\', '/'))
    if (!isWanted) rmSync(file)
  }
}
