import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = (name: string) => fileURLToPath(new URL(`../../${name}/`, import.meta.url))

type Made = new (...args: unknown[]) => { readonly [name: string]: (...args: unknown[]) => unknown }

/**
 * Loads every class that the generated ArkTS exports. ArkTS without user interface code is valid TypeScript,
 * so esbuild can compile it.
 */
export async function loadArkts(): Promise<{ readonly [name: string]: Made }> {
  const files = [
    ...readdirSync(folder('generated/arkts')).map((file) => `./generated/arkts/${file}`),
    './native/arkts/BridgeRuntime.ets',
  ]
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from '${file}'`).join('\n'),
      resolveDir: folder('.'),
    },
    bundle: true,
    format: 'cjs',
    target: 'es2021',
    resolveExtensions: ['.ets'],
    loader: { '.ets': 'ts' },
    // Drop imports that are only used as types, as the ArkTS compiler does.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
    write: false,
  })
  const module = { exports: {} }
  // oxlint-disable-next-line no-implied-eval, no-new-func -- it has just been made from our own files
  new Function('module', outputFiles[0]?.text ?? '')(module)
  return module.exports as { readonly [name: string]: Made }
}
