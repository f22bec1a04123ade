import { resolve } from 'node:path'
import { build, transform } from 'esbuild'
import { engines } from '@companion/bridge-contract/generate/engines'
import { classicOnly } from './scriptBanner.ts'
import { paths } from './paths.ts'
import type { Integrity } from '@companion/release-protocol/channelDocument'

/** A URL and the expected hash of its bytes (`sha384-…`). */
export interface HashedFile {
  readonly url: string
  readonly integrity: Integrity
}

/** A small script and its source files. */
export interface Script {
  readonly code: string
  readonly sources: readonly string[]
}

async function bundledScript(file: string, define: Record<string, string> = {}): Promise<Script> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: paths.root,
    entryPoints: [resolve(paths.root, 'host-shell/shell', file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define,
    // Ignores tsconfig.json, which would add "use strict": 20 bytes per script in each document.
    tsconfigRaw: {},
    // By default esbuild escapes characters outside of ASCII, which would make the scripts with texts 2.5 %
    // larger.
    charset: 'utf8',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  // esbuild also lists each `define` as an input, although it isn't a file: `<define:LIBRARIES>`.
  const files = Object.keys(metafile.inputs).filter((source) => !source.startsWith('<'))
  const sources = files.map((source) => resolve(paths.root, source))
  return { code: outputFiles[0]?.text ?? '', sources }
}

/**
 * Minifies a script. The result is 5 % smaller than esbuild's, and every start waits for the inline scripts.
 */
async function minified({ code, sources }: Script): Promise<Script> {
  // Imported on demand, because the import has crashed the process in the threads of the tests.
  const { minify } = await import('@swc/core')
  const small = await minify(code, {
    // `unsafe` joins strings with `+`. The result differs only for objects with their own `valueOf`.
    compress: { ecma: 2020, toplevel: true, passes: 3, keep_fargs: false, unsafe: true },
    mangle: { toplevel: true },
    ecma: 2020,
    module: false,
  })
  return { code: small.code, sources }
}

/**
 * Builds the inline script that removes tokens from the URL and loads the shell's scripts. Its code contains
 * the hashes of these scripts.
 */
export async function buildHeadScript(main: HashedFile, libraries: HashedFile): Promise<Script> {
  const asScript = ({ url: src, integrity }: HashedFile) => JSON.stringify({ src, integrity })
  const define = { MAIN_SCRIPT: asScript(main), LIBRARIES: asScript(libraries) }
  return minified(await bundledScript('boot/headScript.ts', define))
}

/** Builds the inline ES5 script that detects engines which can't parse the other scripts. */
export async function buildEngineScript(): Promise<Script> {
  const { transform: compile } = await import('@swc/core')
  const { code, sources } = await bundledScript('boot/engineCheck.ts')
  const compiled = await compile(code, {
    jsc: {
      target: 'es5',
      minify: { compress: { ecma: 5, toplevel: true, passes: 3 }, mangle: { toplevel: true } },
    },
    minify: true,
    isModule: false,
  })
  return { code: compiled.code, sources }
}

/** Builds the inline script that prepares the page before its first paint. */
export const buildBootScript = async (): Promise<Script> =>
  minified(await bundledScript('boot/bootScript.ts'))

/** Builds the inline script of documents with a prerendered screen. */
export const buildPrerenderedScript = async (): Promise<Script> =>
  minified(await bundledScript('boot/prerenderedScript.ts'))

/**
 * Builds the service worker, or the worker that removes it. Like all of our scripts, neither may run as a
 * module.
 */
export async function buildWorker(file: 'worker' | 'removal'): Promise<Script> {
  const { code, sources } = await minified(await bundledScript(`serviceWorker/${file}.ts`))
  return { code: `${classicOnly}\n${code}`, sources }
}

/** Minifies a stylesheet for the HTML document. */
export const inlineStyles = async (styles: string): Promise<string> =>
  (await transform(styles, { loader: 'css', minify: true, target: engines.target })).code
    .replace(/\/\*# sourceMappingURL.*$/s, '')
    .trim()
