import { resolve } from 'node:path'
import { build, transform } from 'esbuild'
import { engines } from '@companion/bridge-contract/generate/engines'
import { classicOnly } from './scriptBanner.ts'
import { paths } from './paths.ts'

/** An address and the hash that its bytes must have (`sha384-…`). */
export interface HashedFile {
  readonly url: string
  readonly integrity: string
}

/** A small script, and the files that it's made of. */
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
    // Without "use strict", which tsconfig.json would bring: 20 bytes of each document for each script.
    tsconfigRaw: {},
    // Escapes of our texts would be a fortieth of both scripts.
    charset: 'utf8',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  // A defined value is an input without a file: `<define:LIBRARIES>`.
  const files = Object.keys(metafile.inputs).filter((source) => !source.startsWith('<'))
  const sources = files.map((source) => resolve(paths.root, source))
  return { code: outputFiles[0]?.text ?? '', sources }
}

/** A script a twentieth smaller than esbuild leaves it: every start waits for the inline ones. */
async function minified({ code, sources }: Script): Promise<Script> {
  // Loaded by builds alone: in the threads that tests run in it has crashed the process.
  const { minify } = await import('@swc/core')
  const small = await minify(code, {
    // `unsafe`: texts are put together with `+`, which differs for objects with a `valueOf` of their own alone.
    compress: { ecma: 2020, toplevel: true, passes: 3, keep_fargs: false, unsafe: true },
    mangle: { toplevel: true },
    ecma: 2020,
    module: false,
  })
  return { code: small.code, sources }
}

/** The document's first script: clears the address of tokens and loads the shell's scripts, their hashes within its text. */
export async function buildHeadScript(main: HashedFile, libraries: HashedFile): Promise<Script> {
  const asScript = ({ url: src, integrity }: HashedFile) => JSON.stringify({ src, integrity })
  const define = { MAIN_SCRIPT: asScript(main), LIBRARIES: asScript(libraries) }
  return minified(await bundledScript('boot/headScript.ts', define))
}

/** The inline script in ES5 that finds engines which can't parse the others. */
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

/** The inline script of documents that bring a prerendered screen. */
export const buildPrerenderedScript = async (): Promise<Script> =>
  minified(await bundledScript('boot/prerenderedScript.ts'))

/** The service worker, or the one that removes it. As a module neither may run, like every file of ours. */
export async function buildWorker(file: 'worker' | 'removal'): Promise<Script> {
  const { code, sources } = await minified(await bundledScript(`serviceWorker/${file}.ts`))
  return { code: `${classicOnly}\n${code}`, sources }
}

/** A stylesheet as the document carries it. */
export const inlineStyles = async (styles: string): Promise<string> =>
  (await transform(styles, { loader: 'css', minify: true, target: engines.target })).code
    .replace(/\/\*# sourceMappingURL.*$/s, '')
    .trim()
