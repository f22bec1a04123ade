import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { singletons } from '@companion/shared/singletons'
import { paths } from './paths.ts'
import { versionOf } from './releaseId.ts'

const major = (version: string) => `^${version.split('.')[0]}.0.0`

const libraries = ['react', 'react-dom', 'valtio'] as const
/** Modules of these libraries that are imported by a path of their own. */
const parts = ['react/jsx-runtime'] as const

/**
 * Returns a package's installed version. Reads its package.json as a file, because some packages don't export
 * it.
 */
export const libraryVersion = (name: string): string =>
  (
    JSON.parse(readFileSync(resolve(paths.root, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string
    }
  ).version

/** Returns the versions of the tools that determine a build's bytes. */
export const buildTools = (): Record<string, string> =>
  Object.fromEntries(
    [
      'webpack',
      '@module-federation/enhanced',
      '@swc/core',
      '@vanilla-extract/css',
      '@vanilla-extract/webpack-plugin',
      'css-loader',
      'esbuild',
      'esbuild-loader',
      'mini-css-extract-plugin',
      'terser-webpack-plugin',
      'typescript',
    ].map((name) => [name, libraryVersion(name)]),
  )

/**
 * Returns the modules that remotes use from the page instead of bundling them: stateful modules and their
 * libraries.
 */
export function sharedModules() {
  const entry = (version: string) => ({ singleton: true, import: false, requiredVersion: major(version) })
  return Object.fromEntries([
    ...libraries.map((name) => [name, entry(libraryVersion(name))]),
    ...parts.map((path) => [path, entry(libraryVersion(path.split('/')[0] ?? path))]),
    ...singletons.map((path) => [path, entry(versionOf('shared/kit'))]),
  ])
}

/** Returns the build-time constants of the shell's sources: name → JavaScript code of the value. */
export const shellConstants = (version: string): Record<string, string> => ({
  SHELL_VERSION: JSON.stringify(version),
  PROVIDED_VERSIONS: JSON.stringify({
    react: libraryVersion('react'),
    valtio: libraryVersion('valtio'),
    shared: versionOf('shared/kit'),
    mf: libraryVersion('@module-federation/runtime-core'),
  }),
})
