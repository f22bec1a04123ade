import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { shellName } from '@companion/release-protocol/shellRelease'
import { paths } from './paths.ts'

/** Names one release of one remote, or of the shell. */
export interface ReleaseId {
  readonly remote: string
  readonly version: string
  /** Short digest of the release's files. */
  readonly build: string
  /** `<version>-<build>`, the folder's name. */
  readonly id: string
  /** The container's name; unique to the release, as the federation runtime needs. */
  readonly container: string
}

/** The name of a release's container, and of everything else that must differ between two releases in one page. */
export const releaseId = (remote: string, version: string, build: string): ReleaseId => ({
  remote,
  version,
  build,
  id: `${version}-${build}`,
  container: `${remote}_${version}_${build}`.replace(/\W/g, '_'),
})

/** The name that a release is compiled under: as long as the final one, so no position in a source map moves. */
export const draftId = (remote: string): ReleaseId =>
  releaseId(remote, versionOf(folderOf(remote)), '00000000')

/** The folder of a remote's sources, or of the shell's, from the checkout's root. */
export const folderOf = (remote: string): string =>
  remote === shellName ? 'host-shell/shell' : `remotes/${remote}`

/** The version that a package declares in its package.json. */
export function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(resolve(paths.root, folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
