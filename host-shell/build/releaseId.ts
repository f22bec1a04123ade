import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { shellName } from '@companion/release-protocol/shellRelease'
import type { Version } from '@companion/release-protocol/releaseRef'
import { paths } from './paths.ts'

/** The names of one release of a remote or of the shell. */
export interface ReleaseId {
  readonly remote: string
  readonly version: Version
  /** First eight hex digits of the digest of the release's files. */
  readonly build: string
  /** `<version>-<build>`, which is also the name of the release's folder. */
  readonly id: string
  /** The container's name. The federation runtime requires a different one for each release. */
  readonly container: string
}

/**
 * Returns the names of a release, including the container's name and all others that must differ between two
 * releases in one page.
 */
export const releaseId = (remote: string, version: Version, build: string): ReleaseId => ({
  remote,
  version,
  build,
  id: `${version}-${build}`,
  container: `${remote}_${version}_${build}`.replace(/\W/g, '_'),
})

/**
 * Returns the placeholder names that a release has during compilation. They're as long as the final names, so
 * replacing them moves no position in a source map.
 */
export const draftId = (remote: string): ReleaseId =>
  releaseId(remote, versionOf(folderOf(remote)), '00000000')

/** Returns the source folder of a remote or the shell, relative to the checkout's root. */
export const folderOf = (remote: string): string =>
  remote === shellName ? 'host-shell/shell' : `remotes/${remote}`

/** Returns the version in a package's package.json. */
export function versionOf(folder: string): Version {
  const { version } = JSON.parse(readFileSync(resolve(paths.root, folder, 'package.json'), 'utf8')) as {
    version: Version
  }
  return version
}
