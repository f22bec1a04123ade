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
    // Without tsconfig.json, which would add "use strict": 20 bytes per script in each document.
    tsconfigRaw: {},
    // Escaped texts would add 2.5 % to both scripts.
    charset: 'utf8',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  // A `define` is an input without a file: `<define:LIBRARIES>`.
  const files = Object.keys(metafile.inputs).filter((source) => !source.startsWith('<'))
  const sources = files.map((source) => resolve(paths.root, source))
  return { code: outputFiles[0]?.text ?? '', sources }
}

/** 5 % smaller than esbuild's output: every start waits for the inline scripts. */
async function minified({ code, sources }: Script): Promise<Script> {
  // Loaded on demand: in the threads of the tests it has crashed the process.
  const { minify } = await import('@swc/core')
  const small = await minify(code, {
    // `unsafe`: joins texts with `+`, which differs only for objects with their own `valueOf`.
    compress: { ecma: 2020, toplevel: true, passes: 3, keep_fargs: false, unsafe: true },
    mangle: { toplevel: true },
    ecma: 2020,
    module: false,
  })
  return { code: small.code, sources }
}

/**
 * The document's first script: removes tokens from the URL and loads the shell's scripts, whose hashes are in
 * its text.
 */
export async function buildHeadScript(main: HashedFile, libraries: HashedFile): Promise<Script> {
  const asScript = ({ url: src, integrity }: HashedFile) => JSON.stringify({ src, integrity })
  const define = { MAIN_SCRIPT: asScript(main), LIBRARIES: asScript(libraries) }
  return minified(await bundledScript('boot/headScript.ts', define))
}

/** The inline ES5 script that detects engines which can't parse the others. */
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

/** The inline script that prepares the page before its first paint. */
export const buildBootScript = async (): Promise<Script> =>
  minified(await bundledScript('boot/bootScript.ts'))

/** The inline script of documents with a prerendered screen. */
export const buildPrerenderedScript = async (): Promise<Script> =>
  minified(await bundledScript('boot/prerenderedScript.ts'))

/** The service worker, or the one that removes it. Like every file of ours, neither may run as a module. */
export async function buildWorker(file: 'worker' | 'removal'): Promise<Script> {
  const { code, sources } = await minified(await bundledScript(`serviceWorker/${file}.ts`))
  return { code: `${classicOnly}\n${code}`, sources }
}

/** A stylesheet, minified for the document. */
export const inlineStyles = async (styles: string): Promise<string> =>
  (await transform(styles, { loader: 'css', minify: true, target: engines.target })).code
    .replace(/\/\*# sourceMappingURL.*$/s, '')
    .trim()
