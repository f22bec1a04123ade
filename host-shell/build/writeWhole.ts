import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file as a draft and then renames it, so that a server never reads half of it. Creates the folder
 * if it's missing.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.draft-${randomBytes(6).toString('hex')}`
  await writeFile(draft, content)
  await rename(draft, file)
}
