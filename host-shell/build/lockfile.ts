import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from './paths.ts'

/** The lock file's entry of an installed package. */
export interface LockedPackage {
  readonly version: string
  /** `sha512-…` in base64, of the package's archive. */
  readonly integrity?: string
  /** An SPDX identifier or expression, as declared by its author. */
  readonly license?: string
}

type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> }

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(resolve(paths.root, folder, 'package.json'), 'utf8')) as { version: string })
    .version

/**
 * Looks up installed packages by folder (`node_modules/react`), as the lock file does.
 * @throws if a package is not locked or is installed in another version: the same commit would build
 * differently elsewhere.
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
