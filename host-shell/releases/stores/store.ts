import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** The storage for releases: a folder or a bucket. Keys are relative paths, with `/` between parts. */
export interface Store {
  /** The store's name in messages. */
  readonly where: string
  /** Whether other machines read the store too. False for a folder. */
  readonly remote: boolean
  /** Returns the bytes under a key, or undefined if the key doesn't exist. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>
  /** Writes atomically and only if the key is new. Returns false if the key exists. */
  readonly create: (key: string, bytes: Uint8Array) => Promise<boolean>
  /** Writes atomically and replaces earlier bytes. */
  readonly replace: (key: string, bytes: Uint8Array) => Promise<void>
  /** Returns all keys with this prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>
  /** Returns the time when a key was written, or undefined if the key doesn't exist. */
  readonly writtenAt: (key: string) => Promise<Date | undefined>
  readonly remove: (key: string) => Promise<void>
  /** Returns the store's own time, from its latest response. Absent if the store has no clock. */
  readonly servedAt?: () => Date | undefined
}

/** Returns a value as JSON in UTF-8. */
export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** Writes a new key. Returns true as well if the key already has the same bytes. */
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

/**
 * Writes the bytes to a temporary file and syncs it to disk, so that a crash never leaves an incomplete
 * target.
 */
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

/**
 * Returns a store in a local folder. `create` is atomic, because a hard link to the complete temporary file
 * either succeeds or fails.
 */
export function folderStore(root: string): Store {
  const fileOf = (key: string) => join(root, key)
  return {
    where: root,
    remote: false,
    read: (key) => readFile(fileOf(key)).catch(unless('ENOENT', undefined)),
    create: async (key, bytes) => {
      // Avoids writing a temporary file for nothing. If two writers get past this line, the link below
      // decides.
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
