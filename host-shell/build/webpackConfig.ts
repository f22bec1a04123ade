import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { baseConfig, type BuildOptions } from './baseConfig.ts'
import { ChunkIntegrityPlugin } from './chunkIntegrity.ts'
import { isLateChunk } from './lateChunks.ts'
import { librariesApart } from './libraries.ts'
import { PackageListPlugin } from './packageList.ts'
import { paths } from './paths.ts'
import { draftId, folderOf } from './releaseId.ts'
import { describeRemote, describeShell } from './releaseFile.ts'
import { releaseOf, ReleasePlugin } from './releasePlugin.ts'
import { documentFile } from './documentParts.ts'
import { DocumentPlugin } from './documentPlugin.ts'
import { shellName } from '@companion/release-protocol/shellRelease'
import { shellReplacements, withoutDescriptions } from './replacements.ts'
import { sharedModules, shellConstants } from './sharedModules.ts'

// The federation plugin writes its generated entry to `node_modules` of the current working directory, so
// this has to be the checkout's root.
if (process.cwd() !== paths.root) process.chdir(paths.root)
const require = createRequire(import.meta.url)
// Without this variable, the plugin starts webpack four times without a configuration and reads webpack's
// path from the error's stack.
process.env['FEDERATION_WEBPACK_PATH'] ??= require.resolve('webpack')
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')

/**
 * Additions to a developer's page: errors of builds and screens, and the reasons why a release is held back.
 */
const developerPage = resolve(paths.root, 'host-shell/workbench/developer/developerPage.ts')

/**
 * Returns the shell's configuration: one script with all state, its stylesheet, and the inline styles of the
 * HTML document.
 */
export function shellConfig({ mode = 'production' }: BuildOptions = {}): Configuration {
  const config = baseConfig(shellName, 'shell', mode)
  return {
    ...config,
    entry: {
      main: [
        ...(mode === 'development' ? [developerPage] : []),
        resolve(paths.root, 'host-shell/shell/main.tsx'),
      ],
      document: resolve(paths.root, 'host-shell/shell/boot/skeleton.css.ts'),
    },
    output: { ...config.output, filename: '[name].js' },
    optimization: { ...config.optimization, splitChunks: librariesApart },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({
        ...shellConstants(draftId(shellName).version),
        // Removes the loader, the manifests and the server code from the federation runtime.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      }),
      ...shellReplacements(),
      new ChunkIntegrityPlugin('main.js', () => 'shell', isLateChunk),
      new PackageListPlugin(folderOf(shellName)),
      new DocumentPlugin(),
      new ReleasePlugin({
        ...describeShell,
        remote: shellName,
        mode,
        entry: 'main.js',
        // After `DocumentPlugin`: the shell's files don't contain the release's name, but the parts of the
        // HTML documents do.
        nameAt: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 3,
        beside: [documentFile],
      }),
    ],
  }
}

/**
 * Returns a remote's configuration. Each release has its own container name, so that several releases can run
 * in one page.
 */
export function remoteConfig({
  remote,
  mode = 'production',
}: BuildOptions & { readonly remote: string }): Configuration {
  const { container } = draftId(remote)
  const config = baseConfig(remote, container, mode)
  return {
    ...config,
    entry: {},
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        '@module-federation/sdk$': resolve(paths.root, 'host-shell/shell/federation/replacements/sdk.ts'),
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
      new ChunkIntegrityPlugin('remoteEntry.js', (compilation) => releaseOf(compilation).container),
      withoutDescriptions(),
      new PackageListPlugin(folderOf(remote)),
      new ReleasePlugin({
        ...describeRemote(remote),
        remote,
        mode,
        entry: 'remoteEntry.js',
        // Before any file is hashed, because the files contain the release's name.
        nameAt: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH,
      }),
    ],
  }
}
