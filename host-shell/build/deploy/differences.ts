import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writeWhole } from '../writeWhole.ts'

// Compression dictionaries (RFC 9842): a browser keeps a script that said `Use-As-Dictionary`, and names its hash when it
// asks for another build's script of that name; the host sends what differs, in Zstandard.

/** How many earlier builds a script has differences from. A visit that is longer ago gets the whole script. */
const earlierBuilds = 3

/** Of Zstandard: the highest that needs no more memory than a page's browser gives. */
const level = 19

/** RFC 9842 §2.2: the first bytes of a difference, before the SHA-256 of what it is a difference from. */
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
 * Compiled when it is needed, for most builds have no earlier one beside them. Once a process, whoever asks: a second time
 * does not wait, and what is compressed meanwhile is broken.
 */
const zstandard = () =>
  (compressor ??= import('@bokuweb/zstd-wasm').then(async (library) => {
    if (!isReady(library)) await library.init()
    return library
  }))

/**
 * The difference of a script from an earlier one, as a browser that has that one takes it (`dcz`). Rejects where the two do
 * not give the script again: a browser would get no script at all.
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

/** SHA-256 as `Available-Dictionary` writes it, between its colons. */
const hashOf = (script: Uint8Array): string => createHash('sha256').update(script).digest('base64')

/**
 * The file that holds the difference of a script from the one with this hash; a slash in the hash is a folder. By the
 * hash, not by the build: a browser may have been given other bytes under that name, and would refuse the difference.
 */
export const differenceFile = (script: string, hash: string): string => `${script}.from/${hash}.dcz`

/** `Use-As-Dictionary` of a script: for which other addresses the browser names it. */
export const asDictionary = (folder: string, name: string): string => `match="${folder}/*/${name}"`

/** `Vary` of a script: a cache in front must not give a difference to who has not got the other script. */
export const varyOfScripts = 'Accept-Encoding, Available-Dictionary'

/** `<Accept-Encoding>|<Available-Dictionary>` of a request that a difference may answer; the group is the hash. */
export const takesDifference = '\\bdcz\\b[^|]*[|]:([\\w+/]{43}=):$'

/** The same script of the builds before, the newest first. */
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
 * Writes a script's differences from the same one of earlier builds beside it, where they are smaller than `smallest` bytes.
 * `isNew` says which files are of the same build as this one.
 */
export async function writeDifferences(
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
    if (body.length < smallest) await writeWhole(differenceFile(file, hashOf(earlier)), body)
  }
}
