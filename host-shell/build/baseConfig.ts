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

/** Build options; `mode` is webpack's. */
export interface BuildOptions {
  readonly mode?: Mode | undefined
}

const rules: RuleSetRule[] = [
  { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2020', jsx: 'automatic' } },
  // Packages ship syntax for newer engines than ours: one static block stops the whole script in Safari 16.0.
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

/** Maximum age of an unused cache entry (ms). */
const cachedFor = 7 * 86_400_000

/** Writing the cache costs a third of a build, so only development builds use it. */
const cacheOf = (name: string, id: string, mode: Mode): NonNullable<Configuration['cache']> =>
  mode === 'production'
    ? { type: 'memory' }
    : {
        type: 'filesystem',
        name,
        cacheDirectory: resolve(paths.work, 'cache'),
        // Includes the languages: a new one adds a file that no changed source mentions.
        version: `${toolchainDigest()} ${id} ${translated.join()}`,
        // `version` covers all tools; otherwise webpack hashes its own sources in each build.
        buildDependencies: { defaultWebpack: [] },
        maxAge: cachedFor,
      }

/** The configuration that shell and remotes share. `id` makes class names and globals unique. */
export function baseConfig(name: string, id: string, mode: Mode): Configuration {
  const minimize = mode === 'production'
  return {
    mode,
    name,
    context: paths.root,
    cache: cacheOf(name, id, mode),
    // Production files don't reference their maps: `releases/sourceMaps.ts` stores those separately.
    devtool: minimize ? 'hidden-source-map' : 'source-map',
    target: ['web', 'es2020'],
    module: { rules },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        // Messages are parsed at build time; the page ships no parser (13 kB → 6 kB gzip).
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        // React has had this hook since 18; the router's library still imports the shim for older versions.
        'use-sync-external-store/shim/index.js$': 'react',
      },
    },
    output: {
      path: resolve(buildFolder(name), releaseFolder),
      pathinfo: false,
      uniqueName: id,
      // Breakpoints are bound to source names: with the release in the name, each save would lose them.
      devtoolNamespace: '',
      // Set at runtime from the entry's URL (`chunkIntegrity.ts`), in fewer bytes than `auto`.
      publicPath: '',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: limits.file,
      strictModuleErrorHandling: true,
      chunkFilename: '[name].js',
    },
    optimization: {
      // Both modes build the same modules: only the minifier is missing in development builds.
      sideEffects: true,
      usedExports: true,
      concatenateModules: true,
      emitOnErrors: false,
      minimize,
      nodeEnv: mode,
      minimizer: [minifier()],
      chunkIds: 'named',
      moduleIds: false,
      // The shortest names, instead of the two letters of the stable default: export names are private to a
      // build.
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
