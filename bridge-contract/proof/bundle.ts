import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import TerserPlugin from 'terser-webpack-plugin'

/** Bundles only these exports of the package and minifies them like the production build. */
export async function bundleOf(names: readonly string[]): Promise<string> {
  const list = names.join(', ')
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${list} } from './index.ts'; export const used = [${list}]`,
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    target: 'es2020',
    write: false,
  })
  const options = { ecma: 2020, module: true, compress: { passes: 2 } } as const
  const { code } = await TerserPlugin.terserMinify(
    { 'bundle.js': outputFiles[0]?.text ?? '' },
    undefined,
    options,
  )
  return code ?? ''
}
