import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageListFile } from '../../build/buildFacts.ts'
import { tryParseJson } from '../model/envelope.ts'
import type { ReleaseDocument } from '../model/releaseDocument.ts'
import { parseRef, refOf, versionOf } from '../model/releaseRef.ts'
import { list, optional, shape, text } from '../model/shapes.ts'
import { pathOf, shortRefOf } from './plans/compose.ts'
import { readPublished } from './published.ts'
import { inParallel, type BuiltRelease } from './publishRelease.ts'
import type { Store } from './stores/store.ts'

const isPackageList = shape({
  components: list(shape({ group: optional(text), name: text, version: optional(text) })),
})

/** Package → version; empty when a release was published without a list. */
function packagesIn(source: string): ReadonlyMap<string, string> {
  const value = tryParseJson(source)
  const parts = isPackageList(value) ? value.components : []
  return new Map(
    parts.map(({ group, name, version = '' }) => [group ? `${group}/${name}` : name, version] as const),
  )
}

/** How the second list of packages differs from the first: `valtio 2.3.1 → 2.3.2`, `+ ms 2.1.3`, `- ms`. */
export function packageChanges(before: string, after: string): string[] {
  const [old, fresh] = [packagesIn(before), packagesIn(after)]
  const names = [...new Set([...old.keys(), ...fresh.keys()])].toSorted()
  return names.flatMap((name) => {
    const [was, is] = [old.get(name), fresh.get(name)]
    if (was === is) return []
    if (was === undefined) return [`+ ${name} ${is}`]
    return [is === undefined ? `- ${name}` : `${name} ${was} → ${is}`]
  })
}

/** A file's text without its release's own name and without hashes, which differ between any two releases. */
const unnamed = (bytes: Uint8Array, { mf }: ReleaseDocument): string =>
  Buffer.from(bytes)
    .toString()
    .replaceAll(mf.name, '')
    .replace(/sha384-[A-Za-z0-9+/]{64}/g, '')

/** Other builds of the same version in the store, the one that was published last first. */
async function otherBuilds(store: Store, { release }: BuiltRelease): Promise<string[]> {
  const start = `r/${release.remote}/${release.version}-`
  const keys = (await store.list(start)).filter((key) => key.endsWith('/release.json'))
  const dated = await Promise.all(
    keys.map(async (key) => ({
      short: key.split('/')[2] ?? '',
      at: (await store.writtenAt(key))?.getTime() ?? 0,
    })),
  )
  return dated
    .filter(({ short }) => short !== shortRefOf(release) && versionOf(short) === release.version)
    .toSorted((a, b) => b.at - a.at)
    .map(({ short }) => short)
}

/** What has changed between a published release and a built one, in lines. */
async function changesSince(
  store: Store,
  before: ReleaseDocument,
  { release, folder }: BuiltRelease,
): Promise<string[]> {
  const theirs = async (file: string) => (await store.read(pathOf(before) + file)) ?? new Uint8Array()
  const ours = (file: string) => readFile(join(folder, file)).catch(() => new Uint8Array())
  const changed: string[] = []
  const files = [...new Set([...Object.keys(before.files), ...Object.keys(release.files)])].toSorted()
  await inParallel(
    files.filter((file) => file !== packageListFile),
    6,
    async (file) => {
      const [was, is] = await Promise.all([theirs(file), ours(file)])
      if (unnamed(was, before) !== unnamed(is, release)) changed.push(file)
    },
  )
  const [was, is] = await Promise.all([theirs(packageListFile), ours(packageListFile)])
  const packages = packageChanges(Buffer.from(was).toString(), Buffer.from(is).toString())
  return [
    changed.length
      ? `  ${changed.length} of ${files.length} files changed: ${changed.toSorted().join(', ')}`
      : '  its files are the same but for their names: the change is in what it is built with',
    ...(packages.length ? [`  packages: ${packages.join(', ')}`] : []),
  ]
}

/**
 * What to say when a version is published a second time with other contents: which builds there are, and what has
 * changed since the newest of them. Empty when the version is new.
 */
export async function unraisedVersion(store: Store, built: BuiltRelease): Promise<string[]> {
  const { remote, version } = built.release
  const others = await otherBuilds(store, built)
  const newest = parseRef(refOf(remote, others[0] ?? ''))
  if (!newest) return []
  const before = await readPublished(store, newest).catch(() => undefined)
  return [
    `remark: ${version} of ${remote} is published already, as ${others.join(', ')}: raise the version ` +
      '(npx changeset version), so that people can tell them apart',
    ...(before ? await changesSince(store, before.release, built) : []),
  ]
}
