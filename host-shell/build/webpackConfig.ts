import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import * as limits from '@companion/shared/limits'
import { translated } from '@companion/shared/texts/languages'
import { cacheOptions, type Compiling } from './buildCache.ts'
import { ChunkIntegrityPlugin } from './chunkIntegrity.ts'
import { GalleryCopiesPlugin, nameInMap } from './galleryCopies.ts'
import { longTexts } from './hyphenate.ts'
import { isLateChunk } from './lateChunks.ts'
import { LanguageTablesPlugin } from './languageTables.ts'
import { librariesApart } from './libraries.ts'
import { minifier } from './minifier.ts'
import { ModuleIdsPlugin } from './moduleIds.ts'
import { PackageListPlugin } from './packageList.ts'
import { paths } from './paths.ts'
import { containerOf, type ReleaseId, unnamed, versionOf } from './releaseId.ts'
import { engines } from '@companion/bridge-contract/generate/engines'
import { ReleaseFilePlugin, ReleaseNamePlugin } from './releaseFile.ts'
import { shellReplacements, withoutDescriptions } from './replacements.ts'
import { scriptBanner, strictOnce } from './scriptBanner.ts'
import { sharedModules, libraryVersion } from './sharedModules.ts'
import { untranslatedFile } from './languageFiles.ts'
import { styleExtraction } from './styleExtraction.ts'

const require = createRequire(import.meta.url)
// Without it the plugin starts webpack with no configuration at all, four times, to read the path out of the error's stack.
process.env['FEDERATION_WEBPACK_PATH'] ??= require.resolve('webpack')
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')

/** Everything that the shell and the remotes are built alike with. `id` makes class names and globals unique. */
function base(name: string, id: string, { mode: { minimize }, cache }: Compiling): Configuration {
  return {
    mode: 'production',
    name,
    context: paths.root,
    // A language more is a file more, and its place is in no source that has changed.
    cache: cacheOptions(cache, `${id} ${translated.join()}`),
    // Production files do not name their maps: `releases/publish/sourceMaps.ts` keeps those apart.
    devtool: minimize ? 'hidden-source-map' : 'source-map',
    target: ['web', 'es2020'],
    // A lone `sideEffects` mistake would drop a stylesheet, so names decide: css files always have effects.
    module: {
      rules: [
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
      ],
    },
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
      minimize,
      nodeEnv: minimize ? 'production' : 'development',
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

/** What a developer's page has in addition: errors of builds and screens, and what holds a release back. */
const developerPage = resolve(paths.root, 'host-shell/dev/page/developerPage.ts')

/** The shell: one script with everything stateful in it, its stylesheet, and the styles that the document carries inline. */
export function shellConfig(version: string, compiling: Compiling): Configuration {
  const config = base('host-shell', 'shell', compiling)
  return {
    ...config,
    entry: {
      main: [...(compiling.mode.minimize ? [] : [developerPage]), resolve(paths.root, 'host-shell/main.tsx')],
      document: resolve(paths.root, 'host-shell/boot/skeleton.css.ts'),
    },
    output: {
      ...config.output,
      filename: '[name].js',
      devtoolModuleFilenameTemplate: nameInMap,
    },
    optimization: { ...config.optimization, splitChunks: librariesApart },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({
        SHELL_VERSION: JSON.stringify(version),
        PROVIDED_VERSIONS: JSON.stringify({
          react: libraryVersion('react'),
          valtio: libraryVersion('valtio'),
          shared: versionOf('shared'),
          mf: libraryVersion('@module-federation/runtime-core'),
        }),
        // The federation runtime without its loader, its manifests and its code for servers.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      }),
      ...shellReplacements(),
      new GalleryCopiesPlugin(),
      new ChunkIntegrityPlugin('main.js', () => 'shell', isLateChunk),
      new PackageListPlugin('host-shell'),
    ],
  }
}

/**
 * One release of one remote, under a container name of its own so that several releases can be in one page. It is compiled
 * under the name `unnamed` and given its own at the end: what was compiled for one build is good for the next. `release`
 * answers what is built now.
 */
export function remoteConfig(
  { remote, version }: ReleaseId,
  release: () => ReleaseId,
  compiling: Compiling,
): Configuration {
  const container = containerOf(remote, version, unnamed)
  const config = base(remote, container, compiling)
  return {
    ...config,
    entry: {},
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        '@module-federation/sdk$': resolve(paths.root, 'host-shell/remotes/replacements/sdk.ts'),
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './area': { import: resolve(paths.remotes, remote, 'area.ts'), name: 'area' } },
        shared: sharedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      new ReleaseNamePlugin(container, () => release().container),
      new ChunkIntegrityPlugin('remoteEntry.js', () => release().container),
      withoutDescriptions(),
      new PackageListPlugin(`remotes/${remote}`),
      new ReleaseFilePlugin(release, compiling.mode.minimize),
    ],
  }
}
