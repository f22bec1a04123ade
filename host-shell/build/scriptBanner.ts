import webpack from 'webpack'

// First line of our scripts, which keeps them from running as modules. WebKit doesn't apply 'strict-dynamic'
// to a module that is inserted into the document. `<!--` is a comment in a classic script but a syntax error
// in a module (ECMA-262, B.1.1).
export const classicOnly = '<!--'
// Lets V8 compile the whole script in the background while it downloads, instead of each function at its
// first call. This blocks the main thread a third less before the first screen (Chromium 136, `npm run
// bench`).
const compileAhead = `${classicOnly}\n//# allFunctionsCalledOnLoad`

/**
 * Adds one "use strict" to the shell's script, so that the minimizer removes the directive of each module.
 */
export const strictOnce = () =>
  new webpack.BannerPlugin({ banner: '"use strict";', raw: true, test: /^main\.js$/ })

/**
 * Starts every script with the line that keeps it from running as a module. The two scripts that each page
 * waits for also get a compile hint.
 */
export const scriptBanner = () =>
  new webpack.BannerPlugin({
    banner: ({ filename }) => (/^(libraries|main)\.js$/.test(filename) ? compileAhead : classicOnly),
    raw: true,
    test: /\.js$/,
    // After the minimizer, which would remove these comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
