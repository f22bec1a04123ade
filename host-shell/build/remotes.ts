import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { RemoteManifest } from '@companion/shared/remote/manifest'
import { paths } from './paths.ts'

/** The remotes of this checkout: every folder with an area to expose, sorted by name. */
export const remoteNames = (): string[] =>
  readdirSync(paths.remotes)
    .filter((name) => existsSync(resolve(paths.remotes, name, 'area.ts')))
    .toSorted()

/**
 * A remote's current manifest, the export `manifest` of its file. Compiled here: Node 20 doesn't run
 * TypeScript, and a watching build would reuse an imported module.
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
