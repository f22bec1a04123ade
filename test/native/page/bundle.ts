import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { engines } from '@companion/bridge-contract/generate/engines'

const bundles = new Map<string, Promise<string>>()

/** A script of this folder, bundled once for the oldest engines. */
function bundle(name: string): Promise<string> {
  const made =
    bundles.get(name) ??
    build({
      ...engines,
      entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      define: { 'process.env': '{}' },
      logLevel: 'error',
    }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  bundles.set(name, made)
  return made
}

/** The script for document start; `given` is its input, passed as JSON. */
export const startScript = async (given: object): Promise<string> =>
  `(() => { const given = ${JSON.stringify(given)}; ${await bundle('start')} })()`

/**
 * An expression that calls a function in a script of this folder, and loads the script if needed. In Firefox
 * a window can keep a script loaded while the previous page was leaving, and that copy doesn't work.
 */
export async function callTo(
  script: 'reading' | 'hands' | 'early',
  name: string,
  ...args: string[]
): Promise<string> {
  const given = args.map((value) => JSON.stringify(value)).join(', ')
  return `((window.${script} && window.${script}.page === document) || (function () { ${await bundle(script)} })(), window.${script}.${name}(${given}))`
}
