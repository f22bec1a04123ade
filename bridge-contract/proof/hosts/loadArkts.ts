import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = (name: string) => fileURLToPath(new URL(`../../${name}/`, import.meta.url))

type Made = new (...args: unknown[]) => { readonly [name: string]: (...args: unknown[]) => unknown }

/** Every class that the generated ArkTS exports, without its types: without the user interface it is TypeScript. */
export async function loadArkts(): Promise<{ readonly [name: string]: Made }> {
  const files = [
    ...readdirSync(folder('golden/arkts')).map((file) => `./golden/arkts/${file}`),
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
    // What is imported as a type alone is left out, as ArkTS does.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
    write: false,
  })
  const module = { exports: {} }
  // oxlint-disable-next-line no-implied-eval, no-new-func -- it has just been made from the committed files
  new Function('module', outputFiles[0]?.text ?? '')(module)
  return module.exports as { readonly [name: string]: Made }
}
