import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** Storage for releases: a folder or a bucket. Keys are relative, with `/` between parts. */
export interface Store {
  /** Its name in messages. */
  readonly where: string
  /** Whether others read it too; false for a folder of this machine. */
  readonly remote: boolean
  /** The bytes under a key; undefined if there are none. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>
  /** Writes atomically and only under a new key; false if the key is taken. */
  readonly create: (key: string, bytes: Uint8Array) => Promise<boolean>
  /** Writes atomically, replacing earlier bytes. */
  readonly replace: (key: string, bytes: Uint8Array) => Promise<void>
  /** All keys with this prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>
  /** When a key was written; undefined if it is missing. */
  readonly writtenAt: (key: string) => Promise<Date | undefined>
  readonly remove: (key: string) => Promise<void>
  /** The store's own time, from its latest response; absent if it has no clock. */
  readonly servedAt?: () => Date | undefined
}

/** A value as JSON in UTF-8. */
export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** Writes a new key; also true if it already holds the same bytes. */
export async function createOrSame(store: Store, key: string, bytes: Uint8Array): Promise<boolean> {
  if (await store.create(key, bytes)) return true
  const there = await store.read(key)
  return there !== undefined && Buffer.from(there).equals(bytes)
}

const draft = /\.draft-[0-9a-f]+$/

const unless =
  <T>(code: string, value: T) =>
  (failure: NodeJS.ErrnoException): T => {
    if (failure.code === code) return value
    throw failure
  }

/** Writes a draft and syncs it to disk, so that the target never appears incomplete. */
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

/** A store in a local folder. A hard link makes `create` atomic: it appears complete or fails. */
export function folderStore(root: string): Store {
  const fileOf = (key: string) => join(root, key)
  return {
    where: root,
    remote: false,
    read: (key) => readFile(fileOf(key)).catch(unless('ENOENT', undefined)),
    create: async (key, bytes) => {
      // Avoids a useless draft; the link below decides a race.
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
      const folder = fileOf(dirname(`${prefix}x`))
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        unless('ENOENT', []),
      )
      return entries
        .filter((entry) => entry.isFile() && !draft.test(entry.name))
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix))
        .toSorted()
    },
    writtenAt: (key) => stat(fileOf(key)).then(({ mtime }) => mtime, unless('ENOENT', undefined)),
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}
