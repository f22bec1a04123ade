import webpack from 'webpack'

// WebKit does not apply 'strict-dynamic' to a module that is inserted into the document. `<!--` is a comment
// in a classic script and a syntax error in a module (ECMA-262, B.1.1), so no file of ours runs as one.
export const classicOnly = '<!--'
// V8 compiles the whole script in the background while it arrives, instead of each function at its first
// call: a third less blocking before the first screen (Chromium 136, `npm run bench`).
const compileAhead = `${classicOnly}\n//# allFunctionsCalledOnLoad`

/** One directive for the shell's script: the minimizer then removes the one of each module. */
export const strictOnce = () =>
  new webpack.BannerPlugin({ banner: '"use strict";', raw: true, test: /^main\.js$/ })

/**
 * Starts every script with the prefix that keeps it from running as a module. The two scripts that each page
 * waits for also get a compile hint.
 */
export const scriptBanner = () =>
  new webpack.BannerPlugin({
    banner: ({ filename }) => (/^(libraries|main)\.js$/.test(filename) ? compileAhead : classicOnly),
    raw: true,
    test: /\.js$/,
    // After the minimizer, which would remove it.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
