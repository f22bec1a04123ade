import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writeWhole } from '../writeWhole.ts'

// Compression Dictionary Transport (RFC 9842): a browser stores a script sent with `Use-As-Dictionary` and
// names its hash when it requests the same script of another build. The host answers with a delta in
// Zstandard.

/**
 * Number of earlier builds that a script has deltas against. After a longer absence, the whole script is
 * sent.
 */
const earlierBuilds = 3

/** Zstandard level: the highest that stays within the memory browsers allow. */
const level = 19

/** RFC 9842 §2.2: the magic number of a delta, followed by the SHA-256 of its dictionary. */
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
 * Loaded on demand: most builds have no earlier one beside them. Initialise once per process: a second
 * concurrent `init()` corrupts output.
 */
const zstandard = () =>
  (compressor ??= import('@bokuweb/zstd-wasm').then(async (library) => {
    if (!isReady(library)) await library.init()
    return library
  }))

/**
 * The delta of a script against an earlier one, in the `dcz` format. Rejects if it doesn't decode to the
 * script: the browser would get no script at all.
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

/** SHA-256 in base64, as between the colons of `Available-Dictionary`. */
const hashOf = (script: Uint8Array): string => createHash('sha256').update(script).digest('base64')

/**
 * The delta of a script against the one with this hash; a slash in the hash becomes a folder. Named by hash,
 * not by build: a browser may hold other bytes under the same build name, and would reject the delta.
 */
export const deltaFile = (script: string, hash: string): string => `${script}.from/${hash}.dcz`

/** `Use-As-Dictionary` of a script: the URLs it serves as a dictionary for. */
export const asDictionary = (folder: string, name: string): string => `match="${folder}/*/${name}"`

/** `Vary` of scripts: a shared cache must not send a delta to a browser that lacks its dictionary. */
export const varyOfScripts = 'Accept-Encoding, Available-Dictionary'

/**
 * Matches `<Accept-Encoding>|<Available-Dictionary>` of a request that a delta can answer; the group is the
 * hash.
 */
export const acceptsDelta = '\\bdcz\\b[^|]*[|]:([\\w+/]{43}=):$'

/** The same script in earlier builds, newest first. */
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
 * Writes a script's deltas against earlier builds beside it, where they are smaller than `smallest` bytes.
 * `isNew`: whether a file belongs to the same build.
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
