import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteManifest } from '@companion/shared/remote/manifest'
import { paths } from './paths.ts'

/** The remotes of this checkout: every folder with an area to expose, in order of name. */
export const remoteNames = (): string[] =>
  readdirSync(paths.remotes)
    .filter((name) => existsSync(resolve(paths.remotes, name, 'area.ts')))
    .toSorted()

/** A remote's manifest; its file exports `manifest`. */
export async function manifestOf(remote: string): Promise<RemoteManifest> {
  const file = pathToFileURL(resolve(paths.remotes, remote, 'manifest.ts')).href
  const { manifest } = (await import(file)) as { manifest: RemoteManifest }
  if (manifest?.name !== remote)
    throw new Error(`remotes/${remote}/manifest.ts must export a manifest named ${remote}`)
  return manifest
}
