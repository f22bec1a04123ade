import { resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { build, transform } from 'esbuild'
import { engines } from '@companion/bridge-contract/generate/engines'
import type { ReleaseId } from './releaseId.ts'
import { remoteConfig, shellConfig, type BuildMode } from './webpackConfig.ts'
import { paths } from './paths.ts'

/** Runs one build to its end. Rejects with every error of the build; warnings count as errors. */
function compile(config: Configuration): Promise<void> {
  return new Promise((done, failed) => {
    const compiler = webpack(config)
    if (!compiler) return failed(new Error('the configuration makes no compiler'))
    compiler.run((failure, stats) => {
      compiler.close((closing) => {
        if (failure ?? closing) return failed(failure ?? closing)
        if (stats?.hasErrors() || stats?.hasWarnings()) {
          return failed(
            new Error(stats.toString({ all: false, errors: true, warnings: true, errorDetails: true })),
          )
        }
        done()
      })
    })
  })
}

export const compileShell = (version: string, folder: string, mode: BuildMode): Promise<void> =>
  compile(shellConfig(version, folder, mode))

export const compileRemote = (release: ReleaseId, folder: string, mode: BuildMode): Promise<void> =>
  compile(remoteConfig(release, folder, mode))

/** An address and the hash that its bytes must have (`sha384-…`). */
export interface HashedFile {
  readonly url: string
  readonly integrity: string
}

async function inlineScript(file: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(paths.root, 'host-shell/boot', file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define,
    // Escapes of our texts would be a fortieth of both scripts.
    charset: 'utf8',
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/** The document's first script: clears the address of tokens and loads the shell's script, its hash within its text. */
export const buildHeadScript = ({ url: src, integrity }: HashedFile): Promise<string> =>
  inlineScript('headScript.ts', { MAIN_SCRIPT: JSON.stringify({ src, integrity }) })

/** The inline script that prepares the page before its first paint, bundled small. */
export const buildBootScript = (): Promise<string> => inlineScript('bootScript.ts')

/** A stylesheet as the document carries it. */
export const inlineStyles = async (styles: string): Promise<string> =>
  (await transform(styles, { loader: 'css', minify: true, target: engines.target })).code
    .replace(/\/\*# sourceMappingURL.*$/s, '')
    .trim()
