import { resolve } from 'node:path'
import { build } from 'esbuild'
import { paths } from './paths.ts'

/** The inline script of the document, bundled small. */
export async function ignitionScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(paths.root, 'host-shell/ignition/ignition.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ''
}
