import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** Storage of releases: a folder or a bucket. Keys are relative, with `/` between parts. */
export interface Store {
  /** For messages. */
  readonly where: string
  /** Whether others read it too: no folder of this machine. */
  readonly remote: boolean
  /** The bytes under a key, undefined when there are none. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>
  /** Writes whole or not at all, and only under a new key; false when the key is taken. */
  readonly create: (key: string, bytes: Uint8Array) => Promise<boolean>
  /** Writes whole, over earlier bytes. */
  readonly replace: (key: string, bytes: Uint8Array) => Promise<void>
  /** All keys that begin so, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>
  /** When a key was written, undefined when it is not there. */
  readonly writtenAt: (key: string) => Promise<Date | undefined>
  readonly remove: (key: string) => Promise<void>
  /** What time it is by the store's own clock, as its newest answer said; absent where it has none. */
  readonly servedAt?: () => Date | undefined
}

/** A value as the UTF-8 bytes of its JSON. */
export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** Writes a new key, or finds the same bytes there; false when it holds others. */
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
