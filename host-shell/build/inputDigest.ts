import { readFileSync, readdirSync, statSync, type BigIntStats } from 'node:fs'
import { resolve, relative, sep } from 'node:path'
import { createHash } from 'node:crypto'
import { shellName } from '@companion/release-protocol/shellRelease'
import { paths } from './paths.ts'
import { folderOf } from './releaseId.ts'
import { untranslatedFile } from './languageFiles.ts'

/** Webpack's modes: `development` builds are quicker to make, and have React's warnings and tools of their own. */
export type Mode = 'development' | 'production'

const ignored = /(\.test\.tsx?|\.md)$|(^|\/)(node_modules|golden|\.[^/]*)(\/|$)/

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

/** Digests of files by their paths, each with how the file was when it was read. */
const fileDigests = new Map<string, { readonly stamp: string; readonly digest: string }>()

/** How long ago a file must have changed (ms) for its digest to be kept: twice in a step of the clock would look like once. */
const clockStep = 1000

/** A file's digest; read again when it has been written, replaced or renamed: each gives it another change time. */
function fileDigest(file: string, stats: BigIntStats): string {
  const stamp = `${stats.ino} ${stats.size} ${stats.ctimeNs}`
  const known = fileDigests.get(file)
  if (known?.stamp === stamp) return known.digest
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (Date.now() - Number(stats.ctimeMs) > clockStep) fileDigests.set(file, { stamp, digest })
  return digest
}

/** What has been read since other code last ran: most inputs are those of all packages. */
const digests = new Map<string, string>()

/** SHA-256, in hex, over the contents and names of a file or of all files of a folder that a build reads. */
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

/** SHA-256, in hex, over files and folders as they are now, tests left out. */
export const digestOf = (sources: readonly string[], extra: readonly string[] = []): string =>
  createHash('sha256')
    .update([...sources.map(sourceDigest), ...extra].join('\0'))
    .digest('hex')

/** The build's own code and its tools. */
const toolchain = [
  'host-shell/build',
  'host-shell/releases/stores/hash.ts',
  'host-shell/releases/buildFacts.ts',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
]

/** Everything that a build of a remote, or of the shell, reads. */
export const inputsOf = (remote: string): readonly string[] => [
  ...(remote === shellName
    ? ['host-shell/shell', 'host-shell/workbench']
    : [folderOf(remote), 'host-shell/shell/federation/replacements']),
  'shared',
  'bridge-contract',
  ...toolchain,
]

/** Identifies a build's inputs: the same digest means the same build. */
export const inputDigest = (remote: string, mode: Mode): string =>
  digestOf(inputsOf(remote), [mode, process.version])

/** What the build imports of other folders; the rest of them is input alone, which webpack's cache checks file by file. */
const imported = [
  'shared/kit/limits.ts',
  'shared/kit/singletons.ts',
  'shared/kit/texts/languages.ts',
  'shared/kit/package.json',
  'shared/release-protocol/shellRelease.ts',
  'bridge-contract/generate/engines.ts',
]

/** Voids a compiler's cache when the build's own code changes. */
export const toolchainDigest = (): string =>
  digestOf([...toolchain, ...imported], [process.version, paths.root])
