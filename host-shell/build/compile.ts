import { resolve } from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { build, transform } from 'esbuild'
import { engines } from '@companion/bridge-contract/generate/engines'
import { type BuildMode, takeCache, type TakenCache } from './buildCache.ts'
import type { ReleaseId } from './releaseId.ts'
import { classicOnly } from './scriptBanner.ts'
import { remoteConfig, shellConfig } from './webpackConfig.ts'
import { paths } from './paths.ts'

/** A compiler with the cache that it alone writes, if it has one. */
interface Compiling {
  readonly compiler: Compiler
  readonly cache: TakenCache | undefined
  /** The release that is compiled now, of a remote. */
  release: ReleaseId | undefined
}

/** Compilers that stay for the next build of the same package, by what they compile. */
const kept = new Map<string, Compiling>()

async function close({ compiler, cache }: Compiling): Promise<void> {
  await new Promise<void>((done, failed) => compiler.close((failure) => (failure ? failed(failure) : done())))
  cache?.giveBack()
}

/** Ends all compilers that stay; what they know is in the cache then. */
export async function closeCompilers(): Promise<void> {
  const all = [...kept.values()]
  kept.clear()
  await Promise.all(all.map(close))
}

/** Runs one build to its end. Rejects with every error of the build; warnings count as errors. */
const run = (compiler: Compiler): Promise<void> =>
  new Promise((done, failed) => {
    compiler.run((failure, stats) => {
      if (failure) failed(failure)
      else if (stats?.hasErrors() || stats?.hasWarnings())
        failed(new Error(stats.toString({ all: false, errors: true, warnings: true, errorDetails: true })))
      else done()
    })
  })

interface Order {
  readonly name: string
  readonly version: string
  readonly release: ReleaseId | undefined
  readonly mode: BuildMode
}

function open({ name, version, release, mode }: Order): Compiling {
  // To write it takes a third of a build. A developer builds one line after another; what is published is built once.
  const cache = mode.minimize ? undefined : takeCache(name)
  const how = { mode, cache: cache?.location }
  const now = { release }
  const compiler = webpack(
    release ? remoteConfig(release, () => now.release!, how) : shellConfig(version, how),
  )
  if (!compiler) throw new Error('the configuration makes no compiler')
  return Object.assign(now, { compiler, cache })
}

async function compile(order: Order, folder: string): Promise<void> {
  const { name, version, release, mode } = order
  const what = `${name} ${version} ${mode.minimize}`
  const compiling = (mode.keep && kept.get(what)) || open(order)
  if (mode.keep) kept.set(what, compiling)
  compiling.release = release
  compiling.compiler.outputPath = folder
  try {
    await run(compiling.compiler)
  } finally {
    if (!mode.keep) await close(compiling)
  }
}

export const compileShell = (version: string, folder: string, mode: BuildMode): Promise<void> =>
  compile({ name: 'host-shell', version, release: undefined, mode }, folder)

export const compileRemote = (release: ReleaseId, folder: string, mode: BuildMode): Promise<void> =>
  compile({ name: release.remote, version: release.version, release, mode }, folder)

/** An address and the hash that its bytes must have (`sha384-…`). */
export interface HashedFile {
  readonly url: string
  readonly integrity: string
}

async function bundledScript(file: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(paths.root, 'host-shell', file)],
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
  })
  return outputFiles[0]?.text ?? ''
}

/** An inline script a twentieth smaller than esbuild leaves it: every start waits for it. */
export async function minified(script: Promise<string>): Promise<string> {
  // Loaded by builds alone: in the threads that tests run in it has crashed the process.
  const { minify } = await import('@swc/core')
  const { code } = await minify(await script, {
    // `unsafe`: texts are put together with `+`, which differs for objects with a `valueOf` of their own alone.
    compress: { ecma: 2020, toplevel: true, passes: 3, keep_fargs: false, unsafe: true },
    mangle: { toplevel: true },
    ecma: 2020,
    module: false,
  })
  return code
}

/** The document's first script: clears the address of tokens and loads the shell's scripts, their hashes within its text. */
export const buildHeadScript = (main: HashedFile, libraries: HashedFile): Promise<string> => {
  const asScript = ({ url: src, integrity }: HashedFile) => JSON.stringify({ src, integrity })
  return bundledScript('boot/headScript.ts', { MAIN_SCRIPT: asScript(main), LIBRARIES: asScript(libraries) })
}

/** The inline script that must run in engines which can't parse the others. */
export async function buildEngineScript(): Promise<string> {
  const { transform } = await import('@swc/core')
  const { code } = await transform(await bundledScript('boot/engineCheck.ts'), {
    jsc: {
      target: 'es5',
      minify: { compress: { ecma: 5, toplevel: true, passes: 3 }, mangle: { toplevel: true } },
    },
    minify: true,
    isModule: false,
  })
  return code
}

/** The inline script that prepares the page before its first paint, bundled small. */
export const buildBootScript = (): Promise<string> => bundledScript('boot/bootScript.ts')

/** The inline script of documents that bring the words of a screen. */
export const buildWordsScript = (chunk: HashedFile): Promise<string> =>
  bundledScript('boot/wordsScript.ts', { WORDS_CHUNK: JSON.stringify(chunk) })

/** The service worker, or the one that removes it. As a module neither may run, like every file of ours. */
export const buildWorker = async (file: 'worker' | 'removal'): Promise<string> =>
  `${classicOnly}\n${await minified(bundledScript(`serviceWorker/${file}.ts`))}`

/** A stylesheet as the document carries it. */
export const inlineStyles = async (styles: string): Promise<string> =>
  (await transform(styles, { loader: 'css', minify: true, target: engines.target })).code
    .replace(/\/\*# sourceMappingURL.*$/s, '')
    .trim()
