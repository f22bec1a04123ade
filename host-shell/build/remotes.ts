import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { RemoteManifest } from '@companion/shared/remote/manifest'
import { paths } from './paths.ts'

/**
 * Returns the names of the checkout's remotes, sorted. A remote is a folder with an `area.ts`, the module
 * that remotes expose.
 */
export const remoteNames = (): string[] =>
  readdirSync(paths.remotes)
    .filter((name) => existsSync(resolve(paths.remotes, name, 'area.ts')))
    .toSorted()

/**
 * Reads a remote's current manifest. The file is compiled here, because Node 20 doesn't run TypeScript and a
 * build in watch mode would reuse an imported module. Throws if the manifest has another remote's name.
 */
export async function manifestOf(remote: string): Promise<RemoteManifest> {
  const file = resolve(paths.remotes, remote, 'manifest.ts')
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  })
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64')
  const { manifest } = (await import(`data:text/javascript;base64,${code}`)) as { manifest: RemoteManifest }
  if (manifest?.name !== remote)
    throw new Error(`remotes/${remote}/manifest.ts must export a manifest named ${remote}`)
  return manifest
}
