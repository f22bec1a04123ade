import { readFileSync, readdirSync, statSync, type BigIntStats } from 'node:fs'
import { basename, resolve, relative, sep } from 'node:path'
import { createHash } from 'node:crypto'
import { shellName } from '../releases/model/shellRelease.ts'
import { lockedPackages } from './lockedPackages.ts'
import { paths } from './paths.ts'
import { untranslatedFile } from './languageFiles.ts'

const ignored = /(\.test\.tsx?|\.md)$|(^|\/)(node_modules|golden|fake|\.[^/]*)(\/|$)/

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

/** The lock file as it was last read for some workspaces, and what concerns them: half of a digest's time, asked for often. */
const locked = new Map<string, { readonly text: string; readonly packages: string }>()

/** A file's content; of the lock file only what concerns the given workspaces. */
function contentOf(file: string, workspaces: readonly string[]): string | Buffer {
  if (basename(file) !== 'package-lock.json') return readFileSync(file)
  const text = readFileSync(file, 'utf8')
  const last = locked.get(`${workspaces}`)
  if (last?.text === text) return last.packages
  const packages = lockedPackages(text, workspaces)
  locked.set(`${workspaces}`, { text, packages })
  return packages
}

/** Digests of files by their paths, each with how the file was when it was read. */
const fileDigests = new Map<string, { readonly stamp: string; readonly digest: string }>()

/** How long ago a file must have changed (ms) for its digest to be kept: twice in a step of the clock would look like once. */
const clockStep = 1000

/** A file's digest; read again when it has been written, replaced or renamed: each gives it another change time. */
function fileDigest(file: string, stats: BigIntStats, workspaces: readonly string[]): string {
  const digestNow = () => createHash('sha256').update(contentOf(file, workspaces)).digest('hex')
  if (basename(file) === 'package-lock.json') return digestNow()
  const stamp = `${stats.ino} ${stats.size} ${stats.ctimeNs}`
  const known = fileDigests.get(file)
  if (known?.stamp === stamp) return known.digest
  const digest = digestNow()
  if (Date.now() - Number(stats.ctimeMs) > clockStep) fileDigests.set(file, { stamp, digest })
  return digest
}

/** What has been read since other code last ran: most sources are those of all packages. */
const digests = new Map<string, string>()

/** SHA-256, in hex, over the contents and names of a file or of all files of a folder, but what no build takes in. */
function sourceDigest(source: string, workspaces: readonly string[]): string {
  const key = source === 'package-lock.json' ? `${source} ${workspaces}` : source
  const known = digests.get(key)
  if (known !== undefined) return known
  if (!digests.size) queueMicrotask(() => digests.clear())
  const hash = createHash('sha256')
  for (const [file, stats] of filesBelow(resolve(paths.root, source)))
    hash.update(`${nameOf(file)}\0${fileDigest(file, stats, workspaces)}\0`)
  const digest = hash.digest('hex')
  digests.set(key, digest)
  return digest
}

/** SHA-256, in hex, over the given files and folders, tests left out. */
export const digestOf = (sources: readonly string[], extra: readonly string[] = []): string =>
  createHash('sha256')
    .update([...sources.map((source) => sourceDigest(source, sources)), ...extra].join('\0'))
    .digest('hex')

/** Names one release of one remote; the container name is unique to it, as the runtime needs. */
export interface ReleaseId {
  readonly remote: string
  readonly version: string
  /** Short digest of everything the release is made of. */
  readonly build: string
  /** `<version>-<build>`, the folder's name. */
  readonly id: string
  readonly container: string
}

/** Stands for a build's digest while it is compiled; as long as one, so that nothing moves when it is replaced. */
export const unnamed = '00000000'

/** The name of a release's container, and of all that must differ between two releases in one page. */
export const containerOf = (remote: string, version: string, build: string): string =>
  `${remote}_${version}_${build}`.replace(/\W/g, '_')

/** The version that a package declares in its package.json. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(resolve(paths.root, name, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** Everything that decides the bytes of a build, of a remote or of the shell. */
export const sourcesOf = (remote: string): readonly string[] =>
  remote === shellName
    ? ['host-shell', 'shared', 'bridge-contract', 'package-lock.json', 'tsconfig.json']
    : [
        `remotes/${remote}`,
        'shared',
        'bridge-contract',
        'host-shell/build',
        'host-shell/remotes/replacements',
        'package-lock.json',
        'tsconfig.json',
      ]

/** The release that a build of a remote, or of the shell, would be, from its sources as they are now. */
export function currentRelease(remote: string, minimize: boolean): ReleaseId {
  const version = versionOf(remote === shellName ? 'host-shell' : `remotes/${remote}`)
  // Eight digits are enough to name a build.
  const build = digestOf(sourcesOf(remote), [String(minimize)]).slice(0, 8)
  return { remote, version, build, id: `${version}-${build}`, container: containerOf(remote, version, build) }
}

/** What the build itself is made of, besides the packages it builds. */
const buildSources = [
  'host-shell/build',
  'shared/limits.ts',
  'shared/singletons.ts',
  'shared/texts/languages.ts',
  'shared/package.json',
  'host-shell/releases/model/shellRelease.ts',
  'bridge-contract/generate/engines.ts',
  'package-lock.json',
  'tsconfig.json',
]

/** Names that as it is now: with another, nothing counts that was kept of earlier builds. */
export const buildDigest = (more: readonly string[] = []): string =>
  digestOf([...buildSources, ...more], [process.version, paths.root])
