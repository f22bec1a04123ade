import { resolve } from 'node:path'
import webpack from 'webpack'
import { paths } from './paths.ts'

/**
 * Replaces a library's file with one of ours. `test/architecture/tools.test.ts` checks that both export the
 * same names.
 */
const replaced = (asked: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(asked, resolve(paths.root, file))

/** Removes the descriptions of the federation's error codes. */
export const withoutDescriptions = () =>
  replaced(
    /error-codes[\\/]dist[\\/]desc\.mjs$/,
    'host-shell/shell/federation/replacements/errorDescriptions.ts',
  )

/**
 * Returns the replacements for parts of libraries that the shell doesn't need or has a shorter version of.
 */
export const shellReplacements = () => [
  withoutDescriptions(),
  replaced(/[\\/]semver[\\/]index\.js$/, 'host-shell/shell/federation/replacements/semver.ts'),
  replaced(/^(ufo|destr)$/, 'shared/kit/http/ofetchParts.ts'),
  replaced(/^@formatjs\/fast-memoize$/, 'shared/kit/texts/memoize.ts'),
]
