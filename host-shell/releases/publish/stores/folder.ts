import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Store } from './store.ts'

const draft = /\.draft-[0-9a-f]+$/

const codeOf = (failure: unknown): unknown => (failure as NodeJS.ErrnoException).code

const unless =
  <T>(code: string, value: T) =>
  (failure: unknown): T => {
    if (codeOf(failure) === code) return value
    throw failure
  }

/** Writes a draft and syncs it to disk, so that the target only ever appears whole. */
async function writeDraft(target: string, bytes: Uint8Array): Promise<string> {
  await mkdir(dirname(target), { recursive: true })
  const file = `${target}.draft-${randomBytes(6).toString('hex')}`
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return file
}

/** A store in a folder of this machine. A hard link is the create-only write: it appears whole or fails. */
export function folderStore(root: string): Store {
  const fileOf = (key: string) => join(root, key)
  return {
    where: root,
    remote: false,
    read: (key) => readFile(fileOf(key)).catch(unless('ENOENT', undefined)),
    create: async (key, bytes) => {
      // Saves writing a draft for nothing; the link below decides a race.
      if (await stat(fileOf(key)).catch(unless('ENOENT', undefined))) return false
      const written = await writeDraft(fileOf(key), bytes)
      try {
        return await link(written, fileOf(key)).then(() => true, unless('EEXIST', false))
      } finally {
        await rm(written, { force: true })
      }
    },
    replace: async (key, bytes) => rename(await writeDraft(fileOf(key), bytes), fileOf(key)),
    list: async (prefix) => {
      const entries = await readdir(fileOf(dirname(`${prefix}x`)), {
        recursive: true,
        withFileTypes: true,
      }).catch(unless('ENOENT', []))
      return entries
        .filter((entry) => entry.isFile() && !draft.test(entry.name))
        .map((entry) =>
          relative(root, join(entry.parentPath ?? entry.path, entry.name))
            .split(sep)
            .join('/'),
        )
        .filter((key) => key.startsWith(prefix))
        .toSorted()
    },
    writtenAt: (key) => stat(fileOf(key)).then(({ mtime }) => mtime, unless('ENOENT', undefined)),
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}
