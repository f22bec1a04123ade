import TerserPlugin from 'terser-webpack-plugin'

/**
 * SWC takes a sixteenth of terser's time and gives fewer bytes. `unsafe_arrows` is off: it turns functions
 * that use `arguments` into arrows. Not parallel, because packages are compiled in parallel already.
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
