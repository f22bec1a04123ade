import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeWhole } from '../writeWhole.ts'
import { cacheControlOf, contentTypeOf } from '@companion/release-protocol/fileHeaders'
import { writeDifferences } from './differences.ts'
import { pathPatterns } from './pathPatterns.ts'

/** Below this many bytes the headers weigh more than what is saved. */
export const worthCompressing = 300

/** The window (a power of 2) that holds a whole file: a larger one takes memory and half of the time, and saves nothing. */
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

/** Ways to write distances (RFC 7932 §4): NPOSTFIX and NDIRECT. The later ones are for files of this size or more (B). */
const ways = [[0], [1], [2], [2, 4]] as const
const worthMoreWays = 60_000

/** The smallest of some ways to write distances: which one it is changes with any letter of a file, by a hundredth of it. */
async function smallestBrotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const tried = ways.slice(0, bytes.length < worthMoreWays ? 2 : ways.length)
  const all = await Promise.all(tried.map((way) => brotli(bytes, quality, ...way)))
  return all.reduce((best, one) => (one.length < best.length ? one : best))
}

/** The encodings files are sent in, as `Accept-Encoding` names them, the smallest first. */
export const encoders = {
  br: (bytes: Uint8Array, quality: number = constants.BROTLI_MAX_QUALITY): Promise<Buffer> =>
    quality < constants.BROTLI_MAX_QUALITY ? brotli(bytes, quality) : smallestBrotli(bytes, quality),
  gzip: (bytes: Uint8Array, _quality?: number): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }),
}

/** The ending of a compressed file beside its original, as nginx and Caddy look for it. */
const endings = { br: '.br', gzip: '.gz' } as const

/** All files that stand beside a file in a smaller form. */
export const siblingsOf = (file: string): string[] => Object.values(endings).map((ending) => file + ending)

const isText = (type: string | undefined) => /^(text|application)\/|svg/.test(type ?? '')

/**
 * Writes `.br` and `.gz` beside a file, where that saves anything. `quality` of brotli: the highest when left out.
 * @returns the bytes of the smallest form.
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
 * Writes `.br` and `.gz` beside the text files below some folders of a site that have none yet, and beside scripts what
 * differs from earlier builds. Only beside files that never change: what is beside a changed file would be sent instead of
 * it, for a server looks at no date.
 * @returns how many files it has compressed.
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
      if (isScript.test(pathOf(file))) await writeDifferences(file, smallest, (other) => added.has(other))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return count
}
