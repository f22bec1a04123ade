import { brands } from '@companion/shared/brand/brands'
import { grants } from '@companion/release-protocol/access'
import { conditionNames } from '@companion/release-protocol/healthNumbers'

/** The syntax of a flag. A flag without `value` is a switch. */
interface FlagShape {
  /** The placeholder of the value in the help. */
  readonly value?: string
  /** Whether the flag can be repeated. The values are joined by commas. */
  readonly many?: boolean
  /** The possible values or their kind, for completion. */
  readonly from?: readonly string[] | 'files' | 'folders' | undefined
}

const text = (value: string, from?: FlagShape['from']) => ({ value, from }) satisfies FlagShape
const list = (value: string, from?: FlagShape['from']) =>
  ({ value: `${value},…`, many: true, from }) satisfies FlagShape
const yes = {} satisfies FlagShape

/** The systems that `--os` accepts. */
export const systems = ['ios', 'android', 'other'] as const

/** Every flag of the command. The verbs define the meanings, which differ between verbs. */
export const flagShapes = {
  store: text('folder or s3://bucket/prefix', 'folders'),
  maps: text('folder or s3://bucket/prefix', 'folders'),
  keys: text('folder', 'folders'),
  channel: text('name'),
  url: text('address'),
  by: text('name'),
  why: text('reason'),
  pct: text('percent'),
  brand: list(
    'brand',
    brands.map(({ id }) => id),
  ),
  os: list('system', systems),
  app: text('version or range'),
  id: text('device'),
  contract: text('version'),
  caps: text('methods'),
  document: text('version'),
  to: text('release or entry'),
  set: text('entry'),
  from: text('entry'),
  page: list('address or file', 'files'),
  fleet: text('file', 'files'),
  keep: text('count'),
  'min-age': text('days'),
  count: text('count'),
  releases: text('to whom', grants),
  tools: text('to whom', grants),
  min: text('remote@version'),
  'min-shell': text('version'),
  poll: text('seconds'),
  base: list('address'),
  threshold: text('count'),
  key: list('id'),
  with: list('file', 'files'),
  request: text('file', 'files'),
  signatures: list('file', 'files'),
  lines: text('count'),
  out: text('file', 'files'),
  source: text('address'),
  hours: text('count'),
  per: text('condition', conditionNames),
  'pause-at': text('percent'),
  'min-devices': text('count'),
  for: text('time'),
  every: text('time'),
  gate: text('health', ['health']),
  json: yes,
  'dry-run': yes,
  changed: yes,
  verbose: yes,
  force: yes,
  'accept-earlier-keys': yes,
  'allow-fewer-signatures': yes,
  'no-pages': yes,
  'clock-is-right': yes,
  now: yes,
  help: yes,
} as const satisfies Readonly<Record<string, FlagShape>>

export type FlagName = keyof typeof flagShapes

/** The flags of a verb → their meanings. */
export type FlagMeanings = Readonly<Partial<Record<FlagName, string>>>

/** The flags that every verb takes. */
export const commonFlags = {
  store: 'where the releases are (COMPANION_RELEASE_STORE); the local site folder without it',
  keys: 'where the signing keys are (COMPANION_RELEASE_KEYS); those of npm start without it',
  channel: 'which channel (COMPANION_RELEASE_CHANNEL); stable without it',
  by: 'who changes it, for the log (COMPANION_RELEASE_BY); your user name without it',
  why: 'why, for the log, where the verb changes the channel',
  'clock-is-right': "signs by this machine's clock, although it cannot agree with what else knows the time",
  help: 'says how the verb is written',
} as const satisfies FlagMeanings

/** Returns a flag's syntax. */
export const shapeOf = (name: string): FlagShape => flagShapes[name as FlagName]
