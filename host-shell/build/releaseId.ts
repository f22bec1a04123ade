import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sourceDigest } from './sourceDigest.ts'
import { paths } from './paths.ts'

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

/** Puts the parts of a release's name together. */
function releaseIdOf(remote: string, version: string, build: string): ReleaseId {
  const container = `${remote}_${version}_${build}`.replace(/\W/g, '_')
  return { remote, version, build, id: `${version}-${build}`, container }
}

/** The version a room declares in its package.json. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(resolve(paths.root, name, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** The release that a build of this remote would be, from its sources as they are now. */
export const currentRelease = (remote: string, minimize: boolean): ReleaseId =>
  releaseIdOf(
    remote,
    versionOf(`remotes/${remote}`),
    sourceDigest(
      [`remotes/${remote}`, 'shared', 'bridge-contract', 'host-shell/build', 'package-lock.json'],
      [String(minimize)],
    ),
  )
