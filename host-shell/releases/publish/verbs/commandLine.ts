import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '../../../build/paths.ts'
import { brands } from '../../../brands/brands.ts'
import type { When } from '../../model/channelDocument.ts'
import { requireOneOf, Refused } from '../plans/refused.ts'
import { isRange } from '../../model/version.ts'

const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const yes = { type: 'boolean' } as const

/** All flags; every verb takes the same grammar. */
const options = {
  store: text,
  keys: text,
  channel: text,
  url: text,
  by: text,
  why: text,
  pct: text,
  brand: list,
  os: list,
  app: text,
  id: text,
  contract: text,
  caps: text,
  to: text,
  set: text,
  from: text,
  page: list,
  fleet: text,
  keep: text,
  'min-age': text,
  count: text,
  releases: text,
  tools: text,
  min: text,
  'min-shell': text,
  poll: text,
  threshold: text,
  key: list,
  with: list,
  request: text,
  signatures: list,
  lines: text,
  'dry-run': yes,
  force: yes,
  'accept-earlier-keys': yes,
  'allow-fewer-signatures': yes,
  'no-pages': yes,
  now: yes,
  help: yes,
} as const

/** The values of a flag that takes a list, separated by commas. */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Reads the command line; the environment gives what is the same for every call of a pipeline. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const given: Readonly<Record<string, string | boolean | string[] | undefined>> = values
  const flag = (name: string): string | undefined => {
    const value = given[name]
    return Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : undefined
  }
  const [verb, ...words] = positionals
  return {
    verb,
    words,
    flag,
    has: (name: string) => given[name] !== undefined,
    storeAddress: flag('store') ?? env['COMPANION_RELEASE_STORE'] ?? paths.site,
    keysDir: resolve(flag('keys') ?? env['COMPANION_RELEASE_KEYS'] ?? paths.developmentKeys),
    channel: flag('channel') ?? env['COMPANION_RELEASE_CHANNEL'] ?? 'stable',
    by: flag('by') ?? env['COMPANION_RELEASE_BY'] ?? userInfo().username,
  }
}

export type Settings = Readonly<ReturnType<typeof readSettings>>

type Flag = Settings['flag']

const systems = ['ios', 'android', 'other'] as const

/** Reads `--brand`, one or more; refuses unknown brands. */
export const brandsIn = (flag: Flag): string[] =>
  listOf(flag('brand')?.toLowerCase()).map((name) =>
    requireOneOf(
      name,
      brands.map(({ id }) => id),
      'brand',
    ),
  )

/** Reads `--os`, one or more; refuses unknown systems. */
export const systemsIn = (flag: Flag): string[] =>
  listOf(flag('os')?.toLowerCase()).map((name) => requireOneOf(name, systems, 'system'))

/** The audience by `--brand`, `--os` and `--app`; undefined without them. */
export function whenOf(flag: Flag): When | undefined {
  const [brand, os, app] = [brandsIn(flag), systemsIn(flag), flag('app')]
  if (app !== undefined && !isRange(app))
    throw new Refused(`"${app}" is no range of app versions: write e.g. --app ">=3.4", "^3" or ">=3.4 <4"`)
  const when = { ...(brand.length && { brand }), ...(os.length && { os }), ...(app && { app }) }
  return Object.keys(when).length ? when : undefined
}

/** The version of one app by `--app`; empty without it. */
export function appIn(flag: Flag): string {
  const app = flag('app') ?? ''
  if (app && !/^\d+(\.\d+)*([-+].*)?$/.test(app))
    throw new Refused(`"${app}" is no version of an app: write e.g. --app 3.4.0`)
  return app
}
