import { resolve } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import * as limits from '@companion/shared/limits'
import { translated } from '@companion/shared/texts/languages'
import { engines } from '@companion/bridge-contract/generate/engines'
import { buildFolder } from './buildRecord.ts'
import { longTexts } from './hyphenate.ts'
import { toolchainDigest, type Mode } from './inputDigest.ts'
import { untranslatedFile } from './languageFiles.ts'
import { LanguageTablesPlugin } from './languageTables.ts'
import { minifier } from './minifier.ts'
import { ModuleIdsPlugin } from './moduleIds.ts'
import { paths } from './paths.ts'
import { releaseFolder } from './releasePlugin.ts'
import { scriptBanner, strictOnce } from './scriptBanner.ts'
import { styleExtraction } from './styleExtraction.ts'

/** Options of a build. `mode` is webpack's mode. */
export interface BuildOptions {
  readonly mode?: Mode | undefined
}

const rules: RuleSetRule[] = [
  { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2020', jsx: 'automatic' } },
  // Packages from npm contain newer syntax than our oldest engines can parse. Without this rule, a single
  // static block would stop the whole script in Safari 16.0.
  {
    test: /\.m?js$/,
    include: /[\\/]node_modules[\\/]/,
    loader: 'esbuild-loader',
    options: engines,
  },
  {
    test: /\.css$/,
    use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }],
  },
  {
    test: /[\\/]texts[\\/].*\.json$/,
    type: 'javascript/auto',
    loader: resolve(paths.root, 'host-shell/build/textsLoader.mjs'),
  },
  { test: longTexts, loader: resolve(paths.root, 'host-shell/build/hyphenLoader.mjs') },
]

/** Maximum age of an unused cache entry, in milliseconds. */
const cachedFor = 7 * 86_400_000

/**
 * Returns webpack's cache options. Only development builds write the cache to disk, because writing it takes
 * a third of a build's time.
 */
const cacheOf = (name: string, id: string, mode: Mode): NonNullable<Configuration['cache']> =>
  mode === 'production'
    ? { type: 'memory' }
    : {
        type: 'filesystem',
        name,
        cacheDirectory: resolve(paths.work, 'cache'),
        // Includes the languages, because a new language adds catalogues that no changed source file refers
        // to.
        version: `${toolchainDigest()} ${id} ${translated.join()}`,
        // `version` already changes with every tool. By default webpack would also hash its own sources in
        // each build.
        buildDependencies: { defaultWebpack: [] },
        maxAge: cachedFor,
      }

/**
 * Returns the configuration that the shell and the remotes share. `id` makes class names and webpack's global
 * variables unique, so that several builds can run in one page.
 */
export function baseConfig(name: string, id: string, mode: Mode): Configuration {
  const minimize = mode === 'production'
  return {
    mode,
    name,
    context: paths.root,
    cache: cacheOf(name, id, mode),
    // Production files don't refer to their source maps, which are stored separately
    // (`releases/sourceMaps.ts`).
    devtool: minimize ? 'hidden-source-map' : 'source-map',
    target: ['web', 'es2020'],
    module: { rules },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        // The page contains no parser, because messages are parsed at build time (13 kB → 6 kB, gzip).
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        // React has contained this hook since version 18, but the router library still imports the shim for
        // older versions.
        'use-sync-external-store/shim/index.js$': 'react',
      },
    },
    output: {
      path: resolve(buildFolder(name), releaseFolder),
      pathinfo: false,
      uniqueName: id,
      // Browsers store breakpoints by source URL. If the URL contained the release's name, each save would
      // remove the breakpoints.
      devtoolNamespace: '',
      // The runtime reads the public path from the entry's URL (`hashesRuntime.ts`), in fewer bytes than
      // `auto` needs.
      publicPath: '',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: limits.file,
      strictModuleErrorHandling: true,
      chunkFilename: '[name].js',
    },
    optimization: {
      // Both modes tree-shake and concatenate modules. Development builds only leave out the minifier.
      sideEffects: true,
      usedExports: true,
      concatenateModules: true,
      emitOnErrors: false,
      minimize,
      nodeEnv: mode,
      minimizer: [minifier()],
      chunkIds: 'named',
      moduleIds: false,
      // Export names are private to a build, so they can be as short as possible. The default uses two
      // letters to keep them stable.
      mangleExports: 'size',
      splitChunks: false,
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    plugins: [
      new ModuleIdsPlugin(paths.root),
      new webpack.ContextExclusionPlugin(untranslatedFile),
      styleExtraction(id),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new LanguageTablesPlugin(),
      strictOnce(),
      scriptBanner(),
    ],
  }
}
