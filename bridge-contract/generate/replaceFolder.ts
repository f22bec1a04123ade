import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const remove = (path: string) => rmSync(path, { recursive: true, force: true })

/**
 * Replaces a folder's contents with these texts by path. It first writes all files to a sibling folder. If a
 * write fails, it throws and leaves the original folder unchanged.
 */
export function replaceFolder(folder: string, files: ReadonlyMap<string, string>): void {
  const [next, before] = [`${folder}.next`, `${folder}.before`]
  remove(next)
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(next, path)), { recursive: true })
      writeFileSync(join(next, path), text)
    }
  } catch (error) {
    remove(next)
    throw error
  }
  const isThere = existsSync(folder)
  if (isThere) {
    remove(before)
    renameSync(folder, before)
  }
  try {
    renameSync(next, folder)
  } catch (error) {
    if (isThere) renameSync(before, folder)
    throw error
  }
  remove(before)
}
