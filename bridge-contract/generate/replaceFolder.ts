import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const remove = (path: string) => rmSync(path, { recursive: true, force: true })

/**
 * Makes a folder hold these texts, by their path in it, and nothing else. All of them are written beside it first: where
 * one cannot be written, the folder stays as it was, and the error is thrown.
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
