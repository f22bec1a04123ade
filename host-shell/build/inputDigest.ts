import { readFileSync, readdirSync, statSync, type BigIntStats } from 'node:fs'
import { resolve, relative, sep } from 'node:path'
import { createHash } from 'node:crypto'
import { shellName } from '@companion/release-protocol/shellRelease'
import { paths } from './paths.ts'
import { folderOf } from './releaseId.ts'
import { untranslatedFile } from './languageFiles.ts'

/** Webpack's modes. Development builds are faster and include React's warnings and developer tools. */
export type Mode = 'development' | 'production'

const ignored = /(\.(test|stories)\.tsx?|\.md)$|(^|\/)(node_modules|generated|\.[^/]*)(\/|$)/

/** Returns a file's path relative to the checkout's root, with `/` on every system. */
const nameOf = (file: string): string => relative(paths.root, file).split(sep).join('/')

function* filesBelow(path: string): Generator<readonly [file: string, stats: BigIntStats]> {
  const stats = statSync(path, { bigint: true })
  if (!stats.isDirectory()) return yield [path, stats]
  for (const name of readdirSync(path).toSorted()) {
    const inner = resolve(path, name)
    if (!ignored.test(nameOf(inner)) && !untranslatedFile.test(inner)) yield* filesBelow(inner)
  }
}

/** File path → digest, with the stamp (inode, size and ctime) that the file had when it was read. */
const fileDigests = new Map<string, { readonly stamp: string; readonly digest: string }>()

/**
 * Minimum age of a change, in milliseconds, before a file's digest is cached. Two changes within one clock
 * tick have the same ctime, so the second one would be missed.
 */
const clockStep = 1000

/**
 * Returns a file's digest, from the cache if the file hasn't changed. Writing, replacing or renaming a file
 * changes its ctime.
 */
function fileDigest(file: string, stats: BigIntStats): string {
  const stamp = `${stats.ino} ${stats.size} ${stats.ctimeNs}`
  const known = fileDigests.get(file)
  if (known?.stamp === stamp) return known.digest
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (Date.now() - Number(stats.ctimeMs) > clockStep) fileDigests.set(file, { stamp, digest })
  return digest
}

/**
 * Source → digest, cleared in the next microtask. Packages share most of their inputs, so each input is read
 * only once.
 */
const digests = new Map<string, string>()

/**
 * Returns the SHA-256, in hex, of the content and name of a file, or of all files in a folder that a build
 * reads.
 */
function sourceDigest(source: string): string {
  const known = digests.get(source)
  if (known !== undefined) return known
  if (!digests.size) queueMicrotask(() => digests.clear())
  const hash = createHash('sha256')
  for (const [file, stats] of filesBelow(resolve(paths.root, source)))
    hash.update(`${nameOf(file)}\0${fileDigest(file, stats)}\0`)
  const digest = hash.digest('hex')
  digests.set(source, digest)
  return digest
}

/**
 * Returns the SHA-256, in hex, of the current files and folders, without tests, and of the strings in
 * `extra`.
 */
export const digestOf = (sources: readonly string[], extra: readonly string[] = []): string =>
  createHash('sha256')
    .update([...sources.map(sourceDigest), ...extra].join('\0'))
    .digest('hex')

// These folders generate documents from builds, so changing them needs no new build.
const ofDocuments = ['deploy', 'prerender']

/** The build's code and tools. */
const toolchain = [
  ...readdirSync(resolve(paths.root, 'host-shell/build'))
    .filter((name) => !ofDocuments.includes(name))
    .map((name) => `host-shell/build/${name}`),
  'host-shell/releases/stores/hash.ts',
  'host-shell/releases/buildFacts.ts',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
]

/** Returns the files and folders that a build of a remote or of the shell reads. */
export const inputsOf = (remote: string): readonly string[] => [
  ...(remote === shellName
    ? // `serverShell.ts` bundles the prerenderer with the shell, under the same digest.
      ['host-shell/shell', 'host-shell/workbench', 'host-shell/build/prerender']
    : [folderOf(remote), 'host-shell/shell/federation/replacements']),
  'shared',
  'bridge-contract',
  ...toolchain,
]

/**
 * Returns the digest of a build's inputs. Equal digests mean equal builds, so nothing has to be built again.
 */
export const inputDigest = (remote: string, mode: Mode): string =>
  digestOf(inputsOf(remote), [mode, process.version])

/**
 * Files outside of this folder that the build's code imports. The other files of their folders are only
 * compiled, and webpack's cache checks those file by file.
 */
const imported = [
  'shared/kit/limits.ts',
  'shared/kit/singletons.ts',
  'shared/kit/texts/languages.ts',
  'shared/kit/package.json',
  'shared/release-protocol/shellRelease.ts',
  'bridge-contract/generate/engines.ts',
]

/** Returns the digest of the build's code. A change to this code invalidates webpack's cache. */
export const toolchainDigest = (): string =>
  digestOf([...toolchain, ...imported], [process.version, paths.root])
