import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeWhole } from '../writeWhole.ts'
import { cacheControlOf, contentTypeOf } from '@companion/release-protocol/fileHeaders'
import { writeDeltas } from './dictionaryDeltas.ts'
import { pathPatterns } from './pathPatterns.ts'

/** Size in bytes below which compression saves less than its headers cost. */
export const worthCompressing = 300

/**
 * Returns the smallest window (as a power of 2) that contains the whole file. A larger window costs memory
 * and half of the time, but saves no bytes.
 */
const windowFor = (size: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(size + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

const brotli = (bytes: Uint8Array, quality: number, postfix = 0, direct = 0): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  })

/**
 * Distance encodings to try, as `[NPOSTFIX, NDIRECT]` (RFC 7932 §4). Files smaller than `worthMoreWays`, in
 * bytes, only try the first two.
 */
const ways = [[0], [1], [2], [2, 4]] as const
const worthMoreWays = 60_000

/**
 * Returns the smallest result of several distance encodings. Which encoding is best changes with any edit of
 * a file, by 1 % of its size.
 */
async function smallestBrotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const tried = ways.slice(0, bytes.length < worthMoreWays ? 2 : ways.length)
  const all = await Promise.all(tried.map((way) => brotli(bytes, quality, ...way)))
  return all.reduce((best, one) => (one.length < best.length ? one : best))
}

/** `Accept-Encoding` name → encoder, the one with the smallest output first. */
export const encoders = {
  br: (bytes: Uint8Array, quality: number = constants.BROTLI_MAX_QUALITY): Promise<Buffer> =>
    quality < constants.BROTLI_MAX_QUALITY ? brotli(bytes, quality) : smallestBrotli(bytes, quality),
  gzip: (bytes: Uint8Array, _quality?: number): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }),
}

/** Suffixes of compressed files, as nginx and Caddy expect them. */
const endings = { br: '.br', gzip: '.gz' } as const

/** Returns all compressed siblings that a file can have. */
export const siblingsOf = (file: string): string[] => Object.values(endings).map((ending) => file + ending)

const isText = (type: string | undefined) => /^(text|application)\/|svg/.test(type ?? '')

/**
 * Writes `.br` and `.gz` beside a file if they're smaller. `quality` is brotli's quality. Default: the
 * highest.
 * @returns the size of the smallest form in bytes.
 */
export async function compressFile(file: string, quality?: number): Promise<number> {
  const bytes = await readFile(file)
  const sizes = [bytes.length]
  if (bytes.length <= worthCompressing) return bytes.length
  for (const name of ['br', 'gzip'] as const) {
    const body = await encoders[name](bytes, quality)
    if (body.length < bytes.length) await writeWhole(file + endings[name], body)
    sizes.push(body.length)
  }
  return Math.min(...sizes)
}

const isScript = new RegExp(pathPatterns.script)

/**
 * Compresses the text files in some folders of a site that have no `.br` or `.gz` yet, and writes deltas of
 * scripts against earlier builds. Only compresses immutable files: servers don't compare dates, so they would
 * send the old sibling of a changed file.
 * @returns the number of compressed files.
 */
export async function compressFolders(site: string, folders: readonly string[]): Promise<number> {
  const found = await Promise.all(
    folders
      .map((folder) => join(site, folder))
      .filter((folder) => existsSync(folder))
      .map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  )
  const pathOf = (file: string) => `/${relative(site, file).split(sep).join('/')}`
  const left = found.flat().flatMap((entry) => {
    const file = join(entry.parentPath, entry.name)
    const path = pathOf(file)
    const lasting =
      entry.isFile() && isText(contentTypeOf(path)) && cacheControlOf(path).includes('immutable')
    return lasting && !siblingsOf(file).some((sibling) => existsSync(sibling)) ? [file] : []
  })
  const count = left.length
  const added = new Set(left)
  const work = async (): Promise<void> => {
    for (let file = left.pop(); file; file = left.pop()) {
      const smallest = await compressFile(file)
      if (isScript.test(pathOf(file))) await writeDeltas(file, smallest, (other) => added.has(other))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return count
}
