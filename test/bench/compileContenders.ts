import { createRequire } from 'node:module'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack'
import { translated } from '@companion/shared/texts/languages'
import { ChunkIntegrityPlugin } from '../../host-shell/build/chunkIntegrity.ts'
import { DocumentPlugin } from '../../host-shell/build/documentPlugin.ts'
import { PackageListPlugin } from '../../host-shell/build/packageList.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { titlesOf } from '../../host-shell/build/releaseFile.ts'
import { versionOf } from '../../host-shell/build/releaseId.ts'
import { ReleasePlugin } from '../../host-shell/build/releasePlugin.ts'
import { manifestOf, remoteNames } from '../../host-shell/build/remotes.ts'
import { libraryVersion, sharedModules } from '../../host-shell/build/sharedModules.ts'
import { shellConfig } from '../../host-shell/build/webpackConfig.ts'

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced/webpack')

const own = (file: string) => resolve(paths.root, 'test/bench/plain', file)

/**
 * Folder of the generated modules. It's inside the checkout like every module, because module names derive
 * from paths there.
 */
const written = resolve(paths.scratch, 'bench')

/** Writes the titles of all routes, one file per language. */
async function writeTitles(): Promise<void> {
  const folder = join(written, 'route-titles')
  await mkdir(folder, { recursive: true })
  const titles = await Promise.all(remoteNames().map(async (name) => titlesOf(name, await manifestOf(name))))
  for (const lang of translated) {
    const all = Object.assign({}, ...titles.map((one) => one[lang] ?? one['en'])) as object
    await writeFile(join(folder, `${lang}.json`), JSON.stringify(all))
  }
}

const replaced = (file: RegExp, by: string) => new webpack.NormalModuleReplacementPlugin(file, own(by))

/**
 * Returns whether to omit a plugin of the shell. Some are pointless without releases, and others break the
 * federation's own runtime.
 */
function isLeftOut(plugin: WebpackPluginInstance, federated: boolean): boolean {
  if (plugin instanceof ChunkIntegrityPlugin || plugin instanceof PackageListPlugin) return true
  if (plugin instanceof DocumentPlugin || plugin instanceof ReleasePlugin) return true
  if (plugin instanceof MiniCssExtractPlugin) return true
  const trims =
    plugin instanceof webpack.NormalModuleReplacementPlugin && plugin.resourceRegExp.test('/semver/index.js')
  return federated && (trims || plugin instanceof webpack.DefinePlugin)
}

/**
 * Returns the shell's own configuration (loaders, minimizer, trimmed libraries), changed for a plain
 * application. File names contain content hashes, and common code is in shared chunks, as by webpack's
 * default.
 */
function plainConfig(id: string, out: string, entry: object, federated: boolean): Configuration {
  const config = shellConfig()
  const { plugins = [], module, optimization, resolve: resolving } = config
  const css = '[name].[contenthash:8].css'
  return {
    ...config,
    name: id,
    entry: entry as Record<string, string>,
    devtool: false,
    output: {
      ...config.output,
      uniqueName: id,
      path: out,
      publicPath: `/${id}/`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    resolve: { ...resolving, modules: [written, 'node_modules'] },
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []),
        { test: /\.tsx?$/, enforce: 'pre', loader: own('chunkNamesLoader.mjs') },
      ],
    },
    optimization: { ...optimization, splitChunks: { chunks: 'async' } },
    plugins: [
      ...plugins.filter((one) => one && !isLeftOut(one as WebpackPluginInstance, federated)),
      new MiniCssExtractPlugin({ filename: css, chunkFilename: css, ignoreOrder: true }),
      replaced(/[\\/]Outlet(\.tsx)?$/, 'Outlet.tsx'),
      replaced(/[\\/]afterFirstScreen(\.ts)?$/, 'afterFirstScreen.ts'),
      replaced(/federation[\\/]titles(\.ts)?$/, 'titles.ts'),
      replaced(/federation[\\/]findUnserved(\.ts)?$/, 'findUnserved.ts'),
    ],
  }
}

/** Entry or named chunk → URLs of all files that it needs. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>

/**
 * Modules for releases only. If the plain bundle contained one, it would be measured with code that it
 * doesn't need.
 */
const isForeign = /@module-federation|host-shell[\\/]shell[\\/](releases|federation[\\/](?!replacements))/

function compile(config: Configuration, federated: boolean): Promise<ChunkFiles> {
  return new Promise((done, failed) => {
    const compiler = webpack(config)
    if (!compiler) return failed(new Error('the configuration makes no compiler'))
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || !stats || stats.hasErrors())
          return failed(failure ?? new Error(stats?.toString({ all: false, errors: true }) ?? 'no result'))
        const foreign = [...stats.compilation.fileDependencies].find((file) => isForeign.test(file))
        if (foreign && !federated) return failed(new Error(`the plain bundle reads ${foreign}`))
        const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true })
        const groups = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
          name,
          assets.map((asset) => `${String(config.output?.publicPath)}${asset.name}`),
        ])
        done(Object.fromEntries(groups) as ChunkFiles)
      })
    })
  })
}

/** Builds one bundle with `import()` per area, in `<site>/static`. */
export async function compileBundle(site: string): Promise<ChunkFiles> {
  await writeTitles()
  return compile(plainConfig('static', join(site, 'static'), { main: own('bundle.tsx') }, false), false)
}

/**
 * Returns the shared modules as in the documentation of module federation. Each is loaded once, from the side
 * that needs it first.
 */
const shared = () =>
  Object.fromEntries(
    Object.entries(sharedModules() as Record<string, { requiredVersion: string }>).map(
      ([name, { requiredVersion }]) => [
        name,
        {
          singleton: true,
          requiredVersion,
          version: name.startsWith('@companion/')
            ? versionOf('shared')
            : libraryVersion(name.split('/')[0] ?? ''),
        },
      ],
    ),
  )

/**
 * Builds the same application as in the documentation of `@module-federation/enhanced`: a host and five
 * remotes, with manifests.
 */
export async function compileFederation(site: string): Promise<ChunkFiles> {
  await writeTitles()
  const names = remoteNames()
  const federation = (options: object) =>
    new ModuleFederationPlugin({ ...options, shared: shared(), shareStrategy: 'loaded-first', dts: false })
  const host = plainConfig('static', join(site, 'static'), { main: own('federated.ts') }, true)
  const remotes = Object.fromEntries(names.map((name) => [name, `${name}@/${name}/mf-manifest.json`]))
  const files = await compile(
    {
      ...host,
      plugins: [...host.plugins!, federation({ name: 'companion', remotes })],
    },
    true,
  )
  for (const name of names) {
    const config = plainConfig(name, join(site, name), {}, true)
    const exposes = { './area': resolve(paths.remotes, name, 'area.ts') }
    const plugin = federation({ name, filename: 'remoteEntry.js', exposes })
    await compile({ ...config, plugins: [...config.plugins!, plugin] }, true)
  }
  return files
}
