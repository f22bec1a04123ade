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
 * Writes these texts to their paths in a folder and removes every other file from it. A file whose text
 * hasn't changed isn't written, so that a compiler or another run that reads it isn't disturbed. Throws if a
 * write fails. The files written before then stay.
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
