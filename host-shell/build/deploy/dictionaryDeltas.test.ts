import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compressFolders } from './compressFiles.ts'
import { difference, acceptsDelta } from './dictionaryDeltas.ts'

let site: string
beforeEach(async () => void (site = await mkdtemp(join(tmpdir(), 'differences-'))))
afterEach(() => rm(site, { recursive: true, force: true }))

/** Returns a script that compression barely shrinks. */
const script = (line: string) =>
  Array.from({ length: 60 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex')).join('\n') + line

/** Writes a build of a remote, with files modified at the given minute. */
async function build(name: string, files: Readonly<Record<string, string>>, minute: number): Promise<void> {
  const folder = join(site, 'r/weather', name)
  await mkdir(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(folder, file), text)
    await utimes(join(folder, file), minute * 60, minute * 60)
  }
}

/** Removes slashes from a hash: in a path they become folders, and two slashes become one. */
const withoutSlashes = (text: string) => text.replaceAll('/', '')

/** Returns the builds that a build has deltas against. */
async function differencesOf(name: string): Promise<string[]> {
  const folder = join(site, 'r/weather', name)
  const files = await readdir(folder, { recursive: true })
  const texts = new Map<string, string>()
  for (const build of await readdir(join(site, 'r/weather'))) {
    const bytes = await readFile(join(site, 'r/weather', build, 'area.js')).catch(() => '')
    texts.set(withoutSlashes(createHash('sha256').update(bytes).digest('base64')), build)
  }
  return files
    .filter((file) => file.endsWith('.dcz'))
    .map((file) => {
      const [script = '', hash = ''] = file.split('.from/')
      expect(script).toBe('area.js')
      return texts.get(withoutSlashes(hash.slice(0, -4))) ?? hash
    })
    .toSorted()
}

test('what differs, put together with the earlier script, is the later one', async () => {
  // `difference` comes first, because it initialises the library of `decompressUsingDict`.
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1 }),
      fc.uint8Array({ minLength: 1 }),
      async (earlier, later) => {
        const sent = await difference(later, earlier)
        expect(sent.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
        expect(sent.subarray(8, 40)).toEqual(createHash('sha256').update(earlier).digest())
        expect(Buffer.from(decompressUsingDict(createDCtx(), sent.subarray(40), earlier))).toEqual(
          Buffer.from(later),
        )
      },
    ),
    { numRuns: 30 },
  )
})

test('differences are whole where another copy of this module has made the compressor ready', async () => {
  for (let copy = 0; copy < 5; copy++) {
    vi.resetModules()
    const { difference: again } = await import('./dictionaryDeltas.ts')
    const [earlier, later] = [Buffer.from('earlier'), Buffer.from(`later ${copy}`)]
    const sent = await again(later, earlier)
    expect(Buffer.from(decompressUsingDict(createDCtx(), sent.subarray(40), earlier))).toEqual(later)
  }
})

test('a build has differences from the three builds before it, none from itself or later ones', async () => {
  const names = ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d', '1.0.4-e']
  for (const [at, name] of names.entries()) {
    await build(name, { 'area.js': script(name), 'area.css': script(name) }, at)
    await compressFolders(site, ['r'])
  }
  expect(await differencesOf('1.0.0-a')).toEqual([])
  expect(await differencesOf('1.0.1-b')).toEqual(['1.0.0-a'])
  expect(await differencesOf('1.0.4-e')).toEqual(['1.0.1-b', '1.0.2-c', '1.0.3-d'])
})

test('builds that are compressed together have none from each other, nor has a script that is new', async () => {
  await build('1.0.0-a', { 'area.js': script('a') }, 1)
  await build('1.0.1-b', { 'area.js': script('b') }, 2)
  await compressFolders(site, ['r'])
  await build('1.0.2-c', { 'other.js': script('c') }, 3)
  await compressFolders(site, ['r'])
  for (const name of ['1.0.0-a', '1.0.1-b', '1.0.2-c']) expect(await differencesOf(name), name).toEqual([])
})

test('a difference that is no smaller than the script is not written', async () => {
  await build('1.0.0-a', { 'area.js': script('a') }, 1)
  await compressFolders(site, ['r'])
  await build('1.0.1-b', { 'area.js': ';' }, 2)
  await compressFolders(site, ['r'])
  expect(await differencesOf('1.0.1-b')).toEqual([])
})

test('only a browser that takes differences, and names one script, gets one', () => {
  const hash = createHash('sha256').update('script').digest('base64')
  const asked = (line: string) => new RegExp(acceptsDelta, 'i').exec(line)?.[1]
  expect(asked(`gzip, br, zstd, dcb, dcz|:${hash}:`)).toBe(hash)
  for (const line of [
    `gzip, br|:${hash}:`,
    'dcz|',
    `dcz|${hash}`,
    `dcz|:../../${hash.slice(6)}:`,
    `dcz|:${hash}:x`,
    'dcz|::',
    `dcz|:${hash.slice(1)}:`,
    `xdczx|:${hash}:`,
  ])
    expect(asked(line), line).toBeUndefined()
})
