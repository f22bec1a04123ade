import { resolve } from 'node:path'
import { build } from 'esbuild'
import { brands } from '../brands/brands.ts'
import type { BrandRow } from '../brands/choose.ts'
import { paths } from './paths.ts'

const rows = brands.map(({ id, packageName, hosts, languages, accent, corners }): BrandRow => ({
  id,
  packageName,
  hosts,
  languages,
  accent,
  corners,
}))

/** The inline script of the document, bundled small. */
export async function ignitionScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(paths.root, 'host-shell/ignition/ignition.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    define: { BRAND_ROWS: JSON.stringify(rows) },
  })
  return outputFiles[0]?.text.trim() ?? ''
}
