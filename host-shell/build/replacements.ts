import { resolve } from 'node:path'
import webpack from 'webpack'
import { paths } from './paths.ts'

/** Takes a file of ours in place of a library's; `test/architecture/tools.test.ts` checks that it has the same names. */
const replaced = (asked: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(asked, resolve(paths.root, file))

/** Leaves out the sentences of the federation's error codes. */
export const withoutDescriptions = () =>
  replaced(
    /error-codes[\\/]dist[\\/]desc\.mjs$/,
    'host-shell/shell/federation/replacements/errorDescriptions.ts',
  )

/** The parts of libraries that the shell has a shorter form of, or no use for. */
export const shellReplacements = () => [
  withoutDescriptions(),
  replaced(/[\\/]semver[\\/]index\.js$/, 'host-shell/shell/federation/replacements/semver.ts'),
  replaced(/^(ufo|destr)$/, 'shared/kit/http/ofetchParts.ts'),
  replaced(/^@formatjs\/fast-memoize$/, 'shared/kit/texts/memoize.ts'),
]
