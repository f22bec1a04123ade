import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { engines } from '@companion/bridge-contract/generate/engines'

const bundles = new Map<string, Promise<string>>()

/** A script of this folder for the oldest engines, made once. */
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

/** The script for document start; `given` is what it is told, as JSON. */
export const startScript = async (given: object): Promise<string> =>
  `(() => { const given = ${JSON.stringify(given)}; ${await bundle('start')} })()`

/**
 * An expression that calls a function of a script of this folder, and brings the script where it is not there yet. In
 * Firefox a window can still carry one that was brought while the page before it was leaving, and that reads nothing.
 */
export async function callTo(
  script: 'reading' | 'hands' | 'early',
  name: string,
  ...args: string[]
): Promise<string> {
  const given = args.map((value) => JSON.stringify(value)).join(', ')
  return `((window.${script} && window.${script}.page === document) || (function () { ${await bundle(script)} })(), window.${script}.${name}(${given}))`
}
