import { resolve } from 'node:path'
import { CommanderError } from 'commander'
import { brands } from '@companion/shared/brand/brands'
import type { PageConfig } from '@companion/shell/boot/bootData'
import { paths } from '../paths.ts'
import { readBases } from '@companion/releases/edits/bases'
import { UsageError, requireOneOf } from '@companion/releases/edits/usageError'
import { usualHsts } from './headers.ts'
import { healthConfig } from './healthConfig.ts'
import { buildCommand, settings, settingNames } from './settingsTable.ts'

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function needBase(base: string): string {
  if (base === '/' || (/^https?:\/\/[^/]/.test(base) && URL.canParse(base))) return base
  throw new UsageError(
    `"${base}" is no base of an API: write https://api.example.org, or / for the page's origin`,
  )
}

/**
 * Returns the API part of the page's configuration. `text` contains a base for all brands, bases of single
 * brands (`metawatch=https://…`), or both, separated by commas.
 */
export function apiConfig(text: string): Pick<PageConfig, 'apiBase' | 'apiBases'> {
  const named = partsOf(text).map((part) => /^(?:([\w-]+)=)?(.*)$/.exec(part) ?? [])
  const ids = brands.map(({ id }) => id)
  const apiBases = named.flatMap(([, brand, base = '']) =>
    brand ? [[requireOneOf(brand, ids, 'brand'), needBase(base)] as const] : [],
  )
  const [all, second] = named.flatMap(([, brand, base = '']) => (brand ? [] : [needBase(base)]))
  if (second) throw new UsageError(`two bases of the API for all brands: ${all} and ${second}`)
  return { apiBase: all ?? '', ...(apiBases.length && { apiBases: Object.fromEntries(apiBases) }) }
}

function needOrigin(text: string): string {
  const origin = /^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : ''
  if (origin && [origin, `${origin}/`].includes(text)) return origin
  throw new UsageError(`"${text}" is no origin: write https://host, without a path`)
}

function needSeconds(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text)
  throw new UsageError(`--hsts takes seconds, e.g. ${usualHsts}, or 0 for none: not "${text}"`)
}

function needListen(text: string): string {
  const port = Number(/^(?:[\w.-]+:|\[[\da-f:]+\]:)?(\d+)$/i.exec(text)?.[1])
  if (port > 0 && port < 65_536) return text
  throw new UsageError(`--listen takes a port or address:port, e.g. 8080 or 127.0.0.1:8443: not "${text}"`)
}

/** Returns the values of the command line's flags, or `'help'` for `--help`. Throws if a flag is unknown. */
function flagValues(args: readonly string[]): Readonly<Record<string, string>> | 'help' {
  const command = buildCommand()
  try {
    command.parse(args, { from: 'user' })
  } catch (failure) {
    if (!(failure instanceof CommanderError)) throw failure
    if (failure.code === 'commander.helpDisplayed') return 'help'
    throw new UsageError(
      `${failure.message.replace(/^error: /, '')}\nnpm run build -- --help says what there is`,
    )
  }
  const given = command.options.flatMap((option) => {
    const value: unknown = command.getOptionValue(option.attributeName())
    return typeof value === 'string' ? [[option.long?.slice(2) ?? '', value] as const] : []
  })
  const eaten = given.find(([, value]) => value.startsWith('--'))
  if (eaten) throw new UsageError(`--${eaten[0]} takes a value, not ${eaten[1]}`)
  return Object.fromEntries(given)
}

const isOn = (name: 'brotli' | 'worker', given: string = settings[name].usual): boolean =>
  requireOneOf(given, ['on', 'off'], `value of --${name}`) === 'on'

/** Settings of the nginx and Caddy configurations. */
export interface HostSettings {
  readonly listen: string
  readonly certificate: { readonly file: string; readonly key: string } | undefined
  readonly brotli: boolean
}

/** Settings of a build. */
export interface BuildSettings extends HostSettings {
  readonly out: string
  readonly config: PageConfig
  readonly origins: readonly string[]
  readonly hsts: number
  readonly store: string | undefined
  readonly keysDir: string
}

/**
 * Reads the settings from flags and environment variables. Returns `'help'` for `--help`. Throws a
 * `UsageError` that explains the correction.
 */
export function readBuildSettings(args: readonly string[], env: NodeJS.ProcessEnv): BuildSettings | 'help' {
  const flags = flagValues(args)
  if (flags === 'help') return flags
  const byEnvironment = settingNames.flatMap((name) => {
    const value = env[settings[name].env]
    return value ? [[name, value]] : []
  })
  const given: Readonly<Record<string, string>> = { ...Object.fromEntries(byEnvironment), ...flags }
  const { store, certificate: file, 'certificate-key': key, channel = settings.channel.usual } = given
  if (Boolean(file) !== Boolean(key)) throw new UsageError('--certificate and --certificate-key go together')
  const folder = store && !store.startsWith('s3://') ? store : undefined
  return {
    out: resolve(given['out'] ?? folder ?? paths.site),
    config: {
      ...apiConfig(given['api'] ?? ''),
      channel,
      bases: readBases(given['mirrors'] ?? ''),
      worker: isOn('worker', given['worker']),
      ...healthConfig({
        COMPANION_HEALTH_ENDPOINT: given['health-endpoint'],
        COMPANION_HEALTH_SAMPLE: given['health-sample'],
      }),
    },
    origins: partsOf(given['origins'] ?? '').map(needOrigin),
    hsts: needSeconds(given['hsts'] ?? settings.hsts.usual),
    store,
    keysDir: resolve(given['keys'] ?? paths.developmentKeys),
    listen: needListen(given['listen'] ?? settings.listen.usual),
    certificate: file && key ? { file: resolve(file), key: resolve(key) } : undefined,
    brotli: isOn('brotli', given['brotli']),
  }
}
