import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a draft and renames it, so that a server never reads half a file; creates the folder. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.draft-${randomBytes(6).toString('hex')}`
  await writeFile(draft, content)
  await rename(draft, file)
}
