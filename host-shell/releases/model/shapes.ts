import { isPlainObject } from '@companion/shared/platform/json'
import type { ChannelDocument } from './channelDocument.ts'

/** A hand-written check of a parsed value. Unknown fields pass, so that older pages and newer documents work together. */
export type Check = (value: unknown) => boolean

export const text: Check = (value) => typeof value === 'string'
export const count: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const flag: Check = (value) => typeof value === 'boolean'
export const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
export const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value as string)
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const row =
  (...checks: Check[]): Check =>
  (value) =>
    Array.isArray(value) && checks.every((check, at) => check(value[at]))
export const table =
  (check: Check, key: Check = text): Check =>
  (value) =>
    isPlainObject(value) && Object.keys(value).every((name) => key(name) && check(value[name]))
export const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isPlainObject(value) && Object.keys(fields).every((name) => fields[name]?.(value[name]))

export const name = like(/^[a-z][a-z0-9-]{0,39}$/)
const short = like(/^\d[\w.-]{0,60}-[0-9A-Za-z]+$/)
const ref = like(/^[a-z][a-z0-9-]{0,39}@\d[\w.-]{0,60}-[0-9A-Za-z]+$/)
export const container = like(/^[a-zA-Z]\w{0,99}$/)
// No leading dot, no slash: a file lies in its release's folder, nowhere else.
export const file = like(/^[\w~-][\w.~-]{0,120}$/)
export const integrity = like(/^sha384-[A-Za-z0-9+/]{64}$/)
const digest = like(/^(?:sha256-[A-Za-z0-9+/=_-]{43,44})?$/)
const path = like(/^r\/[a-z][a-z0-9-]*\/\d[\w.-]*-[0-9A-Za-z]+\/$/)
const moment: Check = (value) => text(value) && !Number.isNaN(Date.parse(value as string))
const marked = row(file, integrity)
export const signatures = list(shape({ k: like(/^[\w-]{1,64}$/), a: oneOf('ES256'), v: like(/^[\w-]{86}$/) }))

export const needs = shape({
  shell: text,
  contract: text,
  caps: list(text),
  optionalCaps: list(text),
  shared: table(text),
  mf: text,
})
export const routes = list(
  shape({
    path: like(/^\//),
    name: text,
    title: text,
    open: flag,
    back: flag,
    hidden: flag,
    layout: flag,
  }),
)

/** The fields of a release's signed record. */
export const record = {
  path,
  rel: digest,
  mf: container,
  entry: marked,
  hot: table(list(marked)),
  texts: table(marked),
  titles: marked,
  needs,
  routes,
}
const channelRelease = shape({ ...record, s: signatures })

const rule = shape({
  id: text,
  use: short,
  when: optional(shape({ brand: optional(list(text)), os: optional(list(text)), app: optional(text) })),
  roll: optional(shape({ pct: count, salt: text, paused: optional(flag) })),
})

const remote = shape({
  rules: list(rule),
  fallback: list(short),
  boot: optional(shape({ policy: text, waitMs: count })),
  swap: optional(text),
  retry: optional(table(count)),
})

const channel = shape({
  t: oneOf('channel'),
  channel: name,
  epoch: count,
  seq: count,
  at: moment,
  exp: moment,
  prev: digest,
  by: text,
  why: text,
  poll: shape({ visible: count, jitter: count }),
  remotes: table(remote, name),
  releases: table(channelRelease, ref),
  revoked: list(ref),
  floor: table(text, name),
  shell: shape({ min: text }),
})

/** Whether a parsed value is a channel document; its signatures are not verified. */
export const isChannelDocument = (value: unknown): value is ChannelDocument => channel(value)
