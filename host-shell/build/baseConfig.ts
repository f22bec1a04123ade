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

/** How a package is built; webpack's own modes. */
export interface BuildOptions {
  readonly mode?: Mode | undefined
}

const rules: RuleSetRule[] = [
  { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2020', jsx: 'automatic' } },
  // Packages are published for newer engines than ours: one static block stops the whole script in Safari 16.0.
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

/** Entries that no build has used for so long (ms) leave the cache. */
const cachedFor = 7 * 86_400_000

/** Writing the cache costs a third of a build, so only development builds use it. */
const cacheOf = (name: string, id: string, mode: Mode): NonNullable<Configuration['cache']> =>
  mode === 'production'
    ? { type: 'memory' }
    : {
        type: 'filesystem',
        name,
        cacheDirectory: resolve(paths.work, 'cache'),
        // A language more is a file more, and its place is in no source that has changed.
        version: `${toolchainDigest()} ${id} ${translated.join()}`,
        // The version has those of all tools; webpack would look through its own sources for each build.
        buildDependencies: { defaultWebpack: [] },
        maxAge: cachedFor,
      }

/** Everything that the shell and the remotes are built alike with. `id` makes class names and globals unique. */
export function baseConfig(name: string, id: string, mode: Mode): Configuration {
  const minimize = mode === 'production'
  return {
    mode,
    name,
    context: paths.root,
    cache: cacheOf(name, id, mode),
    // Production files do not name their maps: `releases/sourceMaps.ts` keeps those apart.
    devtool: minimize ? 'hidden-source-map' : 'source-map',
    target: ['web', 'es2020'],
    // A lone `sideEffects` mistake would drop a stylesheet, so names decide: css files always have effects.
    module: { rules },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        // Messages are parsed at build time; the page carries no parser (13 kB → 6 kB gzip).
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        // React has this hook itself since 18; the router's library still brings a stand-in for older ones.
        'use-sync-external-store/shim/index.js$': 'react',
      },
    },
    output: {
      path: resolve(buildFolder(name), releaseFolder),
      pathinfo: false,
      uniqueName: id,
      // A breakpoint is bound to the name of its source: with the release in it, it would be gone after each save.
      devtoolNamespace: '',
      // Set from the address of the entry (`chunkIntegrity.ts`), for less than `auto` takes.
      publicPath: '',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: limits.file,
      strictModuleErrorHandling: true,
      chunkFilename: '[name].js',
    },
    optimization: {
      // Both modes build the same modules: a development build lacks the minifier alone.
      sideEffects: true,
      usedExports: true,
      concatenateModules: true,
      emitOnErrors: false,
      minimize,
      nodeEnv: mode,
      minimizer: [minifier()],
      chunkIds: 'named',
      moduleIds: false,
      // One letter each where two that last are the default: nothing outside of a build knows these names.
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
