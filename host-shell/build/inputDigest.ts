import { readFileSync, readdirSync, statSync, type BigIntStats } from 'node:fs'
import { resolve, relative, sep } from 'node:path'
import { createHash } from 'node:crypto'
import { shellName } from '@companion/release-protocol/shellRelease'
import { paths } from './paths.ts'
import { folderOf } from './releaseId.ts'
import { untranslatedFile } from './languageFiles.ts'

/** Webpack's modes: `development` builds are quicker and include React's warnings and tools. */
export type Mode = 'development' | 'production'

const ignored = /(\.(test|stories)\.tsx?|\.md)$|(^|\/)(node_modules|generated|\.[^/]*)(\/|$)/

/** A file's path from the checkout's root, with `/` on every system. */
const nameOf = (file: string): string => relative(paths.root, file).split(sep).join('/')

function* filesBelow(path: string): Generator<readonly [file: string, stats: BigIntStats]> {
  const stats = statSync(path, { bigint: true })
  if (!stats.isDirectory()) return yield [path, stats]
  for (const name of readdirSync(path).toSorted()) {
    const inner = resolve(path, name)
    if (!ignored.test(nameOf(inner)) && !untranslatedFile.test(inner)) yield* filesBelow(inner)
  }
}

/** File path → digest, with the file's stamp when it was read. */
const fileDigests = new Map<string, { readonly stamp: string; readonly digest: string }>()

/**
 * Minimum age of a change (ms) before a file's digest is cached: two changes within one clock tick look like
 * one.
 */
const clockStep = 1000

/**
 * A file's digest. The file is read again after it was written, replaced or renamed: each changes its ctime.
 */
function fileDigest(file: string, stats: BigIntStats): string {
  const stamp = `${stats.ino} ${stats.size} ${stats.ctimeNs}`
  const known = fileDigests.get(file)
  if (known?.stamp === stamp) return known.digest
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (Date.now() - Number(stats.ctimeMs) > clockStep) fileDigests.set(file, { stamp, digest })
  return digest
}

/** Digests since the last microtask: packages share most inputs. */
const digests = new Map<string, string>()

/** SHA-256, in hex, over contents and names of a file, or of all files of a folder that a build reads. */
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

/** SHA-256, in hex, over the current files and folders, without tests. */
export const digestOf = (sources: readonly string[], extra: readonly string[] = []): string =>
  createHash('sha256')
    .update([...sources.map(sourceDigest), ...extra].join('\0'))
    .digest('hex')

// They make documents from builds, so a change of theirs needs no new build.
const ofDocuments = ['deploy', 'prerender']

/** The build's own code and its tools. */
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

/** Everything that a build of a remote or of the shell reads. */
export const inputsOf = (remote: string): readonly string[] => [
  ...(remote === shellName
    ? // `serverShell.ts` renders the shell's screens.
      ['host-shell/shell', 'host-shell/workbench', 'host-shell/build/prerender']
    : [folderOf(remote), 'host-shell/shell/federation/replacements']),
  'shared',
  'bridge-contract',
  ...toolchain,
]

/** Digest of a build's inputs: equal digests mean equal builds. */
export const inputDigest = (remote: string, mode: Mode): string =>
  digestOf(inputsOf(remote), [mode, process.version])

/**
 * The build's imports from other folders. Their other files are only input, which webpack's cache checks file
 * by file.
 */
const imported = [
  'shared/kit/limits.ts',
  'shared/kit/singletons.ts',
  'shared/kit/texts/languages.ts',
  'shared/kit/package.json',
  'shared/release-protocol/shellRelease.ts',
  'bridge-contract/generate/engines.ts',
]

/** Digest of the build code; a change invalidates webpack's cache. */
export const toolchainDigest = (): string =>
  digestOf([...toolchain, ...imported], [process.version, paths.root])
