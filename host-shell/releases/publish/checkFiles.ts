import { createHash } from 'node:crypto'
import { pathOf } from './compose.ts'
import type { ReleaseDocument } from '../model/channelDocument.ts'
import { Refused } from './plans/refused.ts'
import type { Progress } from './progress.ts'

/** Reads every file of a release back and compares it with its hash; throws at the first that differs. */
export async function checkFiles(
  release: ReleaseDocument,
  read: (key: string) => Promise<Uint8Array | undefined>,
  progress: Progress,
): Promise<number> {
  const files = Object.entries(release.files)
  for (const [at, [file, mark]] of files.entries()) {
    progress.step(`${at + 1}/${files.length} ${file}`)
    const bytes = await read(pathOf(release) + file)
    const hash = bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    if (hash !== mark.i)
      throw new Refused(`${pathOf(release)}${file} is ${bytes ? 'damaged' : 'missing'}: do not promote it`)
  }
  progress.done()
  return files.length
}
