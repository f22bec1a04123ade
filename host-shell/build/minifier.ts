import TerserPlugin from 'terser-webpack-plugin'

/**
 * SWC takes a sixteenth of the time of terser itself, for fewer bytes. Not `unsafe_arrows`: it makes arrows of functions
 * that use `arguments`. Packages are compiled in parallel already.
 */
export const minifier = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    parallel: false,
    terserOptions: {
      ecma: 2020 as const,
      module: false,
      compress: { passes: 3, keep_fargs: false },
      format: { comments: false as const },
    },
  })
