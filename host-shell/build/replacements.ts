import { resolve } from 'node:path'
import webpack from 'webpack'
import { paths } from './paths.ts'

/**
 * Replaces a library's file with ours; `test/architecture/tools.test.ts` checks that it exports the same
 * names.
 */
const replaced = (asked: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(asked, resolve(paths.root, file))

/** Removes the texts of the federation's error codes. */
export const withoutDescriptions = () =>
  replaced(
    /error-codes[\\/]dist[\\/]desc\.mjs$/,
    'host-shell/shell/federation/replacements/errorDescriptions.ts',
  )

/** The parts of libraries that the shell replaces with a shorter version, or doesn't need. */
export const shellReplacements = () => [
  withoutDescriptions(),
  replaced(/[\\/]semver[\\/]index\.js$/, 'host-shell/shell/federation/replacements/semver.ts'),
  replaced(/^(ufo|destr)$/, 'shared/kit/http/ofetchParts.ts'),
  replaced(/^@formatjs\/fast-memoize$/, 'shared/kit/texts/memoize.ts'),
]
