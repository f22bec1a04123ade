import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { shellName } from '@companion/release-protocol/shellRelease'
import type { Version } from '@companion/release-protocol/releaseRef'
import { paths } from './paths.ts'

/** The name of one release of a remote or the shell. */
export interface ReleaseId {
  readonly remote: string
  readonly version: Version
  /** Short digest of the release's files. */
  readonly build: string
  /** `<version>-<build>`, also the name of its folder. */
  readonly id: string
  /** The container's name; unique per release, as the federation runtime requires. */
  readonly container: string
}

/**
 * Names a release, including its container and everything else that must differ between two releases in one
 * page.
 */
export const releaseId = (remote: string, version: Version, build: string): ReleaseId => ({
  remote,
  version,
  build,
  id: `${version}-${build}`,
  container: `${remote}_${version}_${build}`.replace(/\W/g, '_'),
})

/**
 * The placeholder name during compilation: as long as the final one, so that no source map position moves.
 */
export const draftId = (remote: string): ReleaseId =>
  releaseId(remote, versionOf(folderOf(remote)), '00000000')

/** The source folder of a remote or the shell, from the checkout's root. */
export const folderOf = (remote: string): string =>
  remote === shellName ? 'host-shell/shell' : `remotes/${remote}`

/** The version in a package's package.json. */
export function versionOf(folder: string): Version {
  const { version } = JSON.parse(readFileSync(resolve(paths.root, folder, 'package.json'), 'utf8')) as {
    version: Version
  }
  return version
}
