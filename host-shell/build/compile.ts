import webpack, { type Configuration } from 'webpack'

/** Runs one build to its end. Rejects with every error of the build; warnings count as errors. */
export function compile(config: Configuration): Promise<void> {
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
