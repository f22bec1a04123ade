import webpack from 'webpack'

// WebKit does not ask 'strict-dynamic' about a module that is planted in the document. `<!--` is a comment in a classic
// script and a syntax error in a module (ECMA-262, B.1.1), so no file of ours runs as one.
export const classicOnly = '<!--'
// V8 compiles the whole script beside the page while it arrives, not function by function when each is first called:
// a third less blocking before the first screen (Chromium 136, `npm run bench`).
const compileAhead = `${classicOnly}\n//# allFunctionsCalledOnLoad`

/** One directive for the shell's script, of whose modules each brings its own: the minimizer takes those away. */
export const strictOnce = () =>
  new webpack.BannerPlugin({ banner: '"use strict";', raw: true, test: /^main\.js$/ })

/** Begins every script with what keeps it from running as a module, and the two that each page waits for with a hint. */
export const scriptBanner = () =>
  new webpack.BannerPlugin({
    banner: ({ filename }) => (/^(libraries|main)\.js$/.test(filename) ? compileAhead : classicOnly),
    raw: true,
    test: /\.js$/,
    // The minimizer would take it away.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
