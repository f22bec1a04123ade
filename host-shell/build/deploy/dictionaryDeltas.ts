import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writeWhole } from '../writeWhole.ts'

// Compression Dictionary Transport (RFC 9842): a browser stores a script that was sent with
// `Use-As-Dictionary`. When it requests the same script of another build, the request contains the stored
// script's hash. The host answers with a delta in Zstandard.

/**
 * Maximum number of earlier builds that a script has deltas against. A browser with an older build gets the
 * whole script.
 */
const earlierBuilds = 3

/** Zstandard level: the highest one that stays within the memory that browsers allow. */
const level = 19

/** Magic number at the start of a delta, before the SHA-256 of its dictionary (RFC 9842 §2.2). */
const start = Buffer.from('5e2a4d1820000000', 'hex')

type Zstandard = typeof import('@bokuweb/zstd-wasm')

function isReady({ createCCtx, freeCCtx }: Zstandard): boolean {
  try {
    freeCCtx(createCCtx())
    return true
  } catch {
    return false
  }
}

let compressor: Promise<Zstandard> | undefined

/**
 * Loads the compressor on demand, because most builds have no earlier build beside them. Initialises it once
 * per process, because a second concurrent `init()` corrupts its output.
 */
const zstandard = () =>
  (compressor ??= import('@bokuweb/zstd-wasm').then(async (library) => {
    if (!isReady(library)) await library.init()
    return library
  }))

/**
 * Returns the delta of a script against an earlier version, in the `dcz` format. Rejects if the delta doesn't
 * decode to the script, because the browser would get no script at all.
 */
export async function difference(script: Uint8Array, earlier: Uint8Array): Promise<Buffer> {
  const { compressUsingDict, createCCtx, createDCtx, decompressUsingDict, freeCCtx, freeDCtx } =
    await zstandard()
  const [context, reader] = [createCCtx(), createDCtx()]
  try {
    const body = compressUsingDict(context, script, earlier, level)
    if (!Buffer.from(script).equals(decompressUsingDict(reader, body, earlier)))
      throw new Error('a difference of two builds of a script is broken')
    return Buffer.concat([start, createHash('sha256').update(earlier).digest(), body])
  } finally {
    freeCCtx(context)
    freeDCtx(reader)
  }
}

/** Returns the SHA-256 in base64, as it's between the colons of `Available-Dictionary`. */
const hashOf = (script: Uint8Array): string => createHash('sha256').update(script).digest('base64')

/**
 * Returns the file of a script's delta against the version with this hash. A slash in the hash becomes a
 * folder. The name contains the hash and not the build: a browser can have stored other bytes of the same
 * build and would reject the delta.
 */
export const deltaFile = (script: string, hash: string): string => `${script}.from/${hash}.dcz`

/** Returns a script's `Use-As-Dictionary`: the URLs that the script is a dictionary for. */
export const asDictionary = (folder: string, name: string): string => `match="${folder}/*/${name}"`

/**
 * `Vary` of scripts. Without it a shared cache could send a delta to a browser that doesn't have its
 * dictionary.
 */
export const varyOfScripts = 'Accept-Encoding, Available-Dictionary'

/**
 * Matches `<Accept-Encoding>|<Available-Dictionary>` of a request that a delta can answer. The group is the
 * dictionary's hash.
 */
export const acceptsDelta = '\\bdcz\\b[^|]*[|]:([\\w+/]{43}=):$'

/** Returns the same script of earlier builds, newest first. */
async function earlierScripts(file: string, isNew: (file: string) => boolean): Promise<string[]> {
  const folder = dirname(dirname(file))
  const others = (await readdir(folder))
    .map((build) => join(folder, build, basename(file)))
    .filter((other) => other !== file && !isNew(other))
  const found = await Promise.all(
    others.map(async (other) => {
      const at = await stat(other).catch(() => undefined)
      return at?.isFile() ? [{ other, at: at.mtimeMs }] : []
    }),
  )
  return found
    .flat()
    .toSorted((a, b) => b.at - a.at || (a.other < b.other ? -1 : 1))
    .slice(0, earlierBuilds)
    .map(({ other }) => other)
}

/**
 * Writes a script's deltas against earlier builds beside it, if they're smaller than `smallest` bytes.
 * `isNew` returns whether a file was added in the same run. No browser has stored such a file yet, so it
 * needs no delta.
 */
export async function writeDeltas(
  file: string,
  smallest: number,
  isNew: (file: string) => boolean,
): Promise<void> {
  const others = await earlierScripts(file, isNew)
  if (!others.length) return
  const script = await readFile(file)
  for (const other of others) {
    const earlier = await readFile(other)
    const body = await difference(script, earlier)
    if (body.length < smallest) await writeWhole(deltaFile(file, hashOf(earlier)), body)
  }
}
