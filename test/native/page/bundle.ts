import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { engines } from '@companion/bridge-contract/generate/engines'

const bundles = new Map<string, Promise<string>>()

/** Bundles a script of this folder once, for the oldest engines. */
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

/** Returns the script that runs at document start. `given` is its input, passed as JSON. */
export const startScript = async (given: object): Promise<string> =>
  `(() => { const given = ${JSON.stringify(given)}; ${await bundle('start')} })()`

/**
 * Returns an expression that calls a function in a script of this folder. It loads the script first if the
 * page doesn't have it. In Firefox a window can still have a script from the page it left, and that copy
 * doesn't work. So the script's document is compared too.
 */
export async function callTo(
  script: 'reading' | 'hands' | 'early',
  name: string,
  ...args: string[]
): Promise<string> {
  const given = args.map((value) => JSON.stringify(value)).join(', ')
  return `((window.${script} && window.${script}.page === document) || (function () { ${await bundle(script)} })(), window.${script}.${name}(${given}))`
}
