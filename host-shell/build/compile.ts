import webpack, { type Configuration } from 'webpack'
import type { ReleaseId } from './releaseId.ts'
import { remoteConfig, shellConfig, type BuildMode } from './webpackConfig.ts'

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

/** Builds the shell's files into a folder. */
export const compileShell = (version: string, folder: string, mode: BuildMode): Promise<void> =>
  compile(shellConfig(version, folder, mode))

/** Builds one release's files into a folder. */
export const compileRemote = (release: ReleaseId, folder: string, mode: BuildMode): Promise<void> =>
  compile(remoteConfig(release, folder, mode))
