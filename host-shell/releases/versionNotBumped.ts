import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tryParseJson } from '@companion/shared/platform/json'
import { packageListFile } from './buildFacts.ts'
import { parseRef, versionOf } from '@companion/release-protocol/releaseRef'
import { list, optional, shape, text, type Checked } from '@companion/release-protocol/shapes'
import { pathOf, shortRefOf } from './edits/compose.ts'
import type { BuiltRelease } from './publishRelease.ts'
import type { Store } from './stores/store.ts'

const part = shape({
  group: optional(text),
  name: text,
  version: optional(text),
})
const isPackageList = shape({
  metadata: shape({ component: part }),
  components: list(part),
})
type Part = Checked<typeof part>

const nameOfPart = ({ group, name }: Part): string => (group ? `${group}/${name}` : name)

/** Returns the changes between two sets of packages: `valtio 2.3.1 → 2.3.2`, `+ ms 2.1.3`, `- ms`. */
function changesOf(before: readonly Part[], after: readonly Part[]): string[] {
  const byName = (parts: readonly Part[]) => new Map(parts.map((one) => [nameOfPart(one), one] as const))
  const [old, fresh] = [byName(before), byName(after)]
  const names = [...new Set([...old.keys(), ...fresh.keys()])].toSorted()
  return names.flatMap((name) => {
    const [was, is] = [old.get(name), fresh.get(name)]
    if (!was) return [`+ ${name} ${is?.version ?? ''}`]
    if (!is) return [`- ${name}`]
    return was.version === is.version ? [] : [`${name} ${was.version} → ${is.version}`]
  })
}

/** Returns the changes between two releases' package lists in lines, empty if either text isn't a list. */
export function packageChanges(before: string, after: string): string[] {
  const [old, fresh] = [tryParseJson(before), tryParseJson(after)]
  if (!isPackageList(old) || !isPackageList(fresh)) return []
  const inside = changesOf(
    [old.metadata.component, ...old.components],
    [fresh.metadata.component, ...fresh.components],
  )
  return [
    inside.length
      ? `  packages inside: ${inside.join(', ')}`
      : '  the same packages inside: its own code or texts',
  ]
}

/** Returns the other builds of the same version in the store, most recently published first. */
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
    .filter(
      ({ short }) =>
        short !== shortRefOf(release) && versionOf(`${release.remote}@${short}`) === release.version,
    )
    .toSorted((a, b) => b.at - a.at)
    .map(({ short }) => short)
}

/**
 * Returns a remark if the store has other builds of this version: those builds, and the package changes since
 * the newest of them. Empty if the version is new.
 */
export async function versionNotBumped(store: Store, built: BuiltRelease): Promise<string[]> {
  const { remote, version } = built.release
  const others = await otherBuilds(store, built)
  const newest = parseRef(`${remote}@${others[0]}`)
  if (!newest) return []
  const theirs = (await store.read(pathOf(newest) + packageListFile)) ?? ''
  const ours = await readFile(join(built.folder, packageListFile)).catch(() => '')
  return [
    `remark: ${version} of ${remote} is published already, as ${others.join(', ')}: raise the version ` +
      '(npx changeset version), so that people can tell them apart',
    ...packageChanges(Buffer.from(theirs).toString(), ours.toString()),
  ]
}
