import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { paths } from '@companion/build/paths'
import { brands } from '@companion/shared/brand/brands'
import type { When } from '@companion/release-protocol/channelDocument'
import { requireOneOf, UsageError } from '@companion/releases/edits/usageError'
import { isRange, isVersion } from '@companion/release-protocol/version'
import { systems, type FlagName } from './flags.ts'

/** Returns the values of a comma-separated flag. */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** A parsed command line. */
export interface Settings {
  readonly verb: string | undefined
  readonly words: readonly string[]
  /** Returns a flag's value, with several values joined by commas. Undefined if the flag is missing. */
  readonly flag: (name: FlagName) => string | undefined
  readonly has: (name: FlagName) => boolean
  readonly storeAddress: string
  /** The store of the source maps. */
  readonly mapsAddress: string
  readonly keysDir: string
  readonly channel: string
  readonly by: string
  /** The source of the numbers that `health` shows, and its bearer token. */
  readonly healthSource: string | undefined
  readonly healthToken: string | undefined
}

/**
 * Reads settings from flags first, then from environment variables, for values that all calls of a pipeline
 * share. An empty variable is treated as unset, because pipelines pass an empty one if a repository setting
 * is missing.
 */
export function settingsFrom(
  { verb, words, flag, has }: Pick<Settings, 'verb' | 'words' | 'flag' | 'has'>,
  env: NodeJS.ProcessEnv,
): Settings {
  return {
    verb,
    words,
    flag,
    has,
    storeAddress: flag('store') ?? (env['COMPANION_RELEASE_STORE'] || paths.site),
    mapsAddress: flag('maps') ?? (env['COMPANION_MAP_STORE'] || paths.sourceMaps),
    keysDir: resolve(flag('keys') ?? (env['COMPANION_RELEASE_KEYS'] || paths.developmentKeys)),
    channel: flag('channel') ?? (env['COMPANION_RELEASE_CHANNEL'] || 'stable'),
    by: flag('by') ?? (env['COMPANION_RELEASE_BY'] || userInfo().username),
    healthSource: flag('source') ?? (env['COMPANION_HEALTH_SOURCE'] || undefined),
    healthToken: env['COMPANION_HEALTH_TOKEN'],
  }
}

type Flag = Settings['flag']

/** Parses `--brand` (one or more). Throws on unknown brands. */
export const brandsIn = (flag: Flag): string[] =>
  listOf(flag('brand')?.toLowerCase()).map((name) =>
    requireOneOf(
      name,
      brands.map(({ id }) => id),
      'brand',
    ),
  )

/** Parses `--os` (one or more). Throws on unknown systems. */
export const systemsIn = (flag: Flag): string[] =>
  listOf(flag('os')?.toLowerCase()).map((name) => requireOneOf(name, systems, 'system'))

/** Returns the audience from `--brand`, `--os` and `--app`, or undefined without these flags. */
export function whenOf(flag: Flag): When | undefined {
  const [brand, os, app] = [brandsIn(flag), systemsIn(flag), flag('app')]
  if (app !== undefined && !isRange(app))
    throw new UsageError(`"${app}" is no range of app versions: write e.g. --app ">=3.4", "^3" or ">=3.4 <4"`)
  const when = { ...(brand.length && { brand }), ...(os.length && { os }), ...(app && { app }) }
  return Object.keys(when).length ? when : undefined
}

/** Parses `--app` as a single app version. Returns an empty string without the flag. */
export function appIn(flag: Flag): string {
  const app = flag('app') ?? ''
  if (app && !isVersion(app)) throw new UsageError(`"${app}" is no version of an app: write e.g. --app 3.4.0`)
  return app
}
