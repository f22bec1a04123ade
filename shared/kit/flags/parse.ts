import { highestTop, type FrameFlags } from './frame.ts'

/** Decodes a part of a query string. A part with broken escapes is returned unchanged. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replace(/\+/g, ' '))
  } catch {
    return part
  }
}

/** Returns the first non-empty value of each parameter in a raw query string. Never throws. */
export function queryOf(search: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const pair of search.split(/^\?|&/)) {
    const [name, value] = pair.split(/=(.*)/s).map(decoded)
    if (name && value && !values.has(name)) values.set(name, value)
  }
  return values
}

/** The address flags (spec §1): query parameters, parsed once and validated. Invalid values are ignored. */
export interface Flags extends FrameFlags {
  /** A language tag such as `de` or `zh-TW`. */
  readonly lang?: string
  /** The app's package name. */
  readonly appName?: string
  /** `#rrggbb`, lower case. */
  readonly themeColor?: string
  readonly dark?: boolean
  /** Height of the top safe area in CSS pixels, 0 to 200. It's 0 by default. */
  readonly top: number
  /** Size of the page's text in percent, 50 to 400. */
  readonly textSize?: number
  /** The name of the route that the user came from. */
  readonly from?: string
}

/** Flag → its query parameter, then the aliases that older apps send. */
const names = {
  lang: ['lang'],
  appName: ['appName', 'packageName', 'package'],
  themeColor: ['themeColor', 'theme_color', 'color'],
  dark: ['dark', 'darkMode'],
  top: ['top', 'safeTop'],
  textSize: ['textSize'],
  hasNav: ['hasNav'],
  fullScreen: ['fullScreen'],
  inset: ['inset'],
  from: ['from'],
} as const

/** The query parameters of all flags. They stay in the URL during navigation. */
export const flagNames: ReadonlySet<string> = /* @__PURE__ */ new Set<string>(
  /* @__PURE__ */ Object.values(names).flat(),
)

/** It has no prototype, because a URL may contain any value, for example `constructor`. */
const switches: Readonly<Record<string, '0' | '1'>> = {
  __proto__: null!,
  '0': '0',
  '1': '1',
  false: '0',
  true: '1',
}

const switchOf = (value: string) => switches[value]

function colorOf(value: string): string | undefined {
  const [, digits] = /^#?(([0-9a-f]{3}){1,2})$/i.exec(value.toLowerCase()) ?? []
  return digits && `#${digits[3] ? digits : digits.replace(/./g, '$&$&')}`
}

/** Returns a reader of a number of pixels or percent within a range. */
const numberIn = (least: number, most: number) => (value: string) => {
  const number = /^\d{1,4}(\.\d+)?(px)?$/.test(value) ? parseFloat(value) : NaN
  return number >= least && number <= most ? number : undefined
}

/** Reads the height of the top safe area in CSS pixels. Returns undefined if it's invalid. */
export const readTop = /* @__PURE__ */ numberIn(0, highestTop)

function langOf(value: string): string | undefined {
  const [, prefix, region] = /^([a-z]{2,3})(?:[-_]([a-z]{2,4}))?(?:[-_][a-z\d]{1,8})*$/i.exec(value) ?? []
  return prefix && prefix.toLowerCase() + (region ? `-${region.toUpperCase()}` : '')
}

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined)

const readers = {
  lang: langOf,
  appName: /* @__PURE__ */ matching(/^[A-Za-z][\w.]{0,99}$/),
  themeColor: colorOf,
  dark: (value: string) => ({ '0': false, '1': true })[switchOf(value) as '0' | '1'],
  top: readTop,
  textSize: /* @__PURE__ */ numberIn(50, 400),
  hasNav: switchOf,
  fullScreen: switchOf,
  inset: switchOf,
  from: /* @__PURE__ */ matching(/^\w{1,64}$/),
}

/** Maximum length of a flag's value. Only `appName` can be that long. */
const longest = 100

/** Parses the flags in a raw query string. Never throws, and never returns a value out of range. */
export function parseFlags(search: string): Flags {
  const query = queryOf(search)
  const flags: Record<string, unknown> = { top: 0 }
  for (const [flag, aliases] of Object.entries(names)) {
    // `Boolean` finds the first one given, because `queryOf` has no empty values.
    const given = aliases.map((name) => query.get(name)).find(Boolean)
    const value = given && given.length <= longest ? readers[flag as keyof typeof readers](given) : undefined
    if (value !== undefined) flags[flag] = value
  }
  return flags as unknown as Flags
}
