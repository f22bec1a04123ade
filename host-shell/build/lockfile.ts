import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from './paths.ts'

/** An installed package's entry in the lock file. */
export interface LockedPackage {
  readonly version: string
  /** Hash of the package's archive: `sha512-…`, in base64. */
  readonly integrity?: string
  /** The SPDX identifier or expression that the package's author declared. */
  readonly license?: string
}

type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> }

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(resolve(paths.root, folder, 'package.json'), 'utf8')) as { version: string })
    .version

/**
 * Returns a function that looks up an installed package in the lock file by its folder, such as
 * `node_modules/react`. The function throws if the package isn't locked or another version is installed,
 * because the same commit would build differently on another machine.
 */
export function readLockfile(): (folder: string) => LockedPackage {
  const text = readFileSync(resolve(paths.root, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as Lockfile
  return (folder) => {
    const locked = packages[folder]
    const found = versionIn(folder)
    if (locked?.version !== found)
      throw new Error(
        `${folder} is ${found}, and package-lock.json says ${locked?.version ?? 'nothing of it'}: run npm ci`,
      )
    return locked
  }
}
